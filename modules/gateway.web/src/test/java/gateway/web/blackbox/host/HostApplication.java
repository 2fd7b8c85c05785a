package gateway.web.blackbox.host;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** An API of somebody who uses the gateway; lists nothing, so that it gets whatever is found. */
@ApplicationPath("/rest")
public class HostApplication extends Application {}
