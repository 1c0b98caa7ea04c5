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
  const port = Number(process.env['PORT'] ?? 4200);
  const { app } = referenceApi({ variant: oneOf(variants), mutant: oneOf(wrong) });
  const server = app.listen(port, '127.0.0.1', (failure) => {
    if (failure) {
      console.error(`The reference API cannot listen on port ${String(port)}: ${failure.message}`);
      process.exitCode = 1;
    } else console.log(`The reference API answers at http://127.0.0.1:${String(port)}/api`);
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
