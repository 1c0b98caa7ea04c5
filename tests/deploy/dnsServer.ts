import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { stopping } from './stopping';

export interface DnsServer {
  readonly port: number;
  /** The addresses that every name has from now on; each answer is valid for one second. */
  addresses: readonly string[];
  readonly stop: () => Promise<void>;
}

const A_RECORD = 1;

/** The header of the answer to a query: the same id, and one answer or none. */
const headerOf = (query: Buffer, answers: number): Buffer =>
  Buffer.concat([query.subarray(0, 2), Buffer.from([0x81, 0x80, 0, 1, 0, answers, 0, 0, 0, 0])]);

/** A name server that has the same IPv4 addresses for every name. */
export const dnsServer = async (): Promise<DnsServer> => {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: DnsServer = {
    port: socket.address().port,
    addresses: ['127.0.0.1'],
    stop: stopping(async () => {
      socket.close();
      await once(socket, 'close');
    }),
  };
  socket.on('message', (query, { port }) => {
    const end = query.indexOf(0, 12) + 5;
    const question = query.subarray(12, end);
    const isForAddress = query.readUInt16BE(end - 4) === A_RECORD;
    const addresses = isForAddress ? server.addresses : [];
    // A pointer to the name in the question, type A, class IN, one second, four bytes.
    const records = addresses.flatMap((address) => [
      ...[0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4],
      ...address.split('.').map(Number),
    ]);
    socket.send(Buffer.concat([headerOf(query, addresses.length), question, Buffer.from(records)]), port, '127.0.0.1');
  });
  return server;
};
