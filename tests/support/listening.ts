import { once } from 'node:events';
import type { Server as WebServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server, and returns its port. Port 0 is any free port. */
export const listening = async (server: Server, port = 0, address = '127.0.0.1'): Promise<number> => {
  server.listen(port, address);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

/** Ends a server, and the connections that its clients keep. */
export const closed = async (server: WebServer): Promise<void> => {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
};
