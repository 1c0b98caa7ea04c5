import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/freePort';
import { stopping } from './stopping';
import { writeSite } from './writeSite';

export interface RunningNginx {
  readonly origin: string;
  readonly port: number;
  /** A temporary folder; the site is in `site`. */
  readonly folder: string;
  readonly accessLog: () => string;
  /** The output of nginx on stderr, without the lines of start-nginx.sh. */
  readonly errorLog: () => string;
  /** Sends the signal and answers the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const isAnswered = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts deploy/start-nginx.sh over a small site. Fails with what nginx says where nginx is missing or does not start. */
export const runningNginx = async (environment: Readonly<Record<string, string>> = {}): Promise<RunningNginx> => {
  for (;;) {
    const chosen = await freePort();
    const running = await start(environment, chosen).catch((failure: unknown) => {
      // Another process can take the port before nginx does.
      if (!String(failure).includes(`:${String(chosen)} failed (98: Address already in use)`)) throw failure;
    });
    if (running) return running;
  }
};

const start = async (environment: Readonly<Record<string, string>>, chosen: number): Promise<RunningNginx> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  writeSite(path.join(folder, 'site'));
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const nginx = spawn('sh', ['deploy/start-nginx.sh', ...asRoot], {
    env: {
      PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`,
      API: 'http://127.0.0.1:1',
      PORT: String(chosen),
      ROOT: path.join(folder, 'site'),
      CATALOGUE: path.resolve('samples/documents'),
      RUN: path.join(folder, 'run'),
      LOG: path.join(folder, 'access.log'),
      WORKERS: '1',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const origin = `http://localhost:${String(chosen)}`;
  while (!(await isAnswered(origin))) {
    if (nginx.exitCode !== null) {
      rmSync(folder, { recursive: true });
      throw new Error(`nginx does not start: ${errors}`);
    }
    // Asking without a pause takes a core.
    await wait(10);
  }
  const stop = stopping(async (signal = 'SIGTERM') => {
    // All that it has written has been read, too.
    const closed = once(nginx, 'close');
    nginx.kill(signal);
    await closed;
    rmSync(folder, { recursive: true });
    return nginx.exitCode;
  });
  return {
    origin,
    port: chosen,
    folder,
    accessLog: () => readFileSync(path.join(folder, 'access.log'), 'utf8'),
    errorLog: () => errors.replace(/^start-nginx\.sh: .*\n/gm, ''),
    stop,
  };
};
