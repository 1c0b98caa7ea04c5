import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { referenceApi } from '../../src/adapters/reference-api/referenceApi';
import type { InForce, Variation } from '../../src/adapters/reference-api/Variation';
import { mutants } from './mutants';
import { variants } from './variants';
import { wrongBackends } from './wrongBackends';

/**
 * `npm run api`: the reference server, as itself or as one of the variants, mutants and wrong backends. The header `x-reference-variant` names others
 * for a single request.
 */
const { values } = parseArgs({ options: { variant: { type: 'string' } } });

const oneOf =
  (variations: readonly Variation[]): InForce =>
  (request) => {
    const wanted = (request.get('x-reference-variant') ?? values.variant ?? '').split(', ');
    return variations.filter(({ name }) => wanted.includes(name));
  };

const wrong = [...mutants, ...wrongBackends];

const names = [...variants, ...wrong].map(({ name }) => name);

if (values.variant !== undefined && !names.includes(values.variant)) {
  console.error(`There is no variant "${values.variant}". There are:\n${names.join('\n')}`);
  process.exitCode = 2;
} else {
  const { app } = referenceApi({ variant: oneOf(variants), mutant: oneOf(wrong) });
  // A foreign site can resolve its own name to this machine, and then read the replies. `Host` shows that name.
  const server = createServer((request, response) => {
    if (/^(?:(?:\w+\.)*localhost|127\.0\.0\.1)(?::\d+)?$/.test(request.headers.host ?? '')) app(request, response);
    else response.writeHead(403).end();
  });
  server.on('error', ({ message }) => {
    console.error(`The reference API cannot listen: ${message}`);
    process.exitCode = 1;
  });
  server.listen(Number(process.env['PORT'] ?? 4200), '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`The reference API answers at http://127.0.0.1:${String(port)}/api`);
  });
  // A call must not meet the end of an idle connection.
  server.keepAliveTimeout = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
