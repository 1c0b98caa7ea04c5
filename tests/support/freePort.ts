import { once } from 'node:events';
import { createServer } from 'node:net';
import { listening } from './listening';

/** A port that is free on this machine. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, 'close');
  return port;
};
