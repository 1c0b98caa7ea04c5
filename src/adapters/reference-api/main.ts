import { referenceApi } from './referenceApi';

const port = Number(process.env['PORT'] ?? 4200);

const server = referenceApi().app.listen(port, '127.0.0.1', (failure) => {
  if (failure) {
    console.error(`The reference API cannot listen on port ${String(port)}: ${failure.message}`);
    process.exitCode = 1;
    return;
  }
  console.log(`The reference API answers at http://127.0.0.1:${String(port)}/api`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
