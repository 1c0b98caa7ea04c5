import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.join(__dirname, '../..');

/** Runs the command of the backend's developers. Returns its exit code and its output. */
export const pactVerify = (
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve) => {
    const command = ['-r', 'ts-node/register', 'scripts/pact/verify.ts', ...args];
    const options = { cwd: root, maxBuffer: 1e8, env: { ...process.env, ...env } };
    execFile(process.execPath, command, options, (failure, stdout, stderr) => {
      const code = failure === null ? 0 : Number(failure.code ?? 1);
      resolve({ code, output: stripVTControlCharacters(stdout + stderr) });
    });
  });
