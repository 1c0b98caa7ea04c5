import type { Express } from 'express';

/** Serves until the process gets a signal to stop. */
export const listen = (app: Express, port: number): void => {
  const server = app.listen(port, '127.0.0.1', (failure) => {
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
};
