# What Payara Micro has to know beside the WAR, for --prebootcommandfile: the ports of the API on loopback, and one for
# dashboard and management API, apart from what is proxied, for this machine only.
set configs.config.server-config.network-config.network-listeners.network-listener.http-listener.address=127.0.0.1
create-protocol gateway-admin
create-http --default-virtual-server=server gateway-admin
create-network-listener --address=127.0.0.1 --listenerport=${ENV=ADMIN_PORT} --protocol=gateway-admin gateway-admin
