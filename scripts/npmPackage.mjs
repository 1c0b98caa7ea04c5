import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** Downloads an npm package into a folder. Returns the path of its archive, or what went wrong. */
export const npmPackage = async ({ name, sha512 }, folder) => {
  const { output } = await run('npm', ['pack', name, '--silent', '--pack-destination', folder]);
  const [archive] = fs.readdirSync(folder);
  if (archive === undefined) return { problem: output };
  const file = path.join(folder, archive);
  return crypto.createHash('sha512').update(fs.readFileSync(file)).digest('base64') === sha512
    ? { file }
    : { problem: `${name} is not what it was when it was chosen.` };
};
