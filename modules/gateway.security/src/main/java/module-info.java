/**
 * API keys, devices, address rules and lockout.
 */
module gateway.security {
    requires gateway.api;
}
