// Old releases of Chromium, from npm packages that contain the program and its libraries.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { npmPackage } from './npmPackage.mjs';
import { run } from './run.mjs';

/** Each release is named after the environment variable that overrides where it is. */
const packages = {
  CHROMIUM_92: {
    name: 'chrome-aws-lambda@10.1.0',
    sha512: 'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  CHROMIUM_109: {
    name: '@sparticuz/chromium@109.0.6',
    sha512: '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
  CHROMIUM_117: {
    name: '@sparticuz/chromium@117.0.0',
    sha512: 'MXvxLgGt7e1bjOu6AwpemRnhrF+wxLxsHpkiOuJOLsfHAtT0VNlsnhAULQZ7hNXGhr37cTM2sCifUHwgrVH+sA==',
  },
};

export const oldChromiums = Object.keys(packages);

/** Where a release is, or will be. */
export const oldChromiumAt = (release) => path.resolve('.cache/browsers', release.toLowerCase(), 'run');

const decompress = promisify(zlib.brotliDecompress);

/** Downloads a release. Returns what went wrong, or nothing. */
export const downloadOldChromium = async (release) => {
  const program = oldChromiumAt(release);
  const folder = path.dirname(program);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const unpacked = fs.mkdtempSync(`${folder}-`);
  const { file, problem } = await npmPackage(packages[release], unpacked);
  if (file === undefined) return problem;
  await run('tar', ['-xzf', file, '-C', unpacked, '--strip-components=2', 'package/bin']);
  for (const [packed, to] of [
    ['chromium.br', 'chromium'],
    ['aws.tar.br', 'aws.tar'],
  ])
    fs.writeFileSync(path.join(unpacked, to), await decompress(fs.readFileSync(path.join(unpacked, packed))), {
      mode: 0o755,
    });
  await run('tar', ['-xf', path.join(unpacked, 'aws.tar'), '-C', unpacked]);
  // The libraries of the package come first.
  fs.writeFileSync(
    path.join(unpacked, 'run'),
    `#!/bin/sh\nLD_LIBRARY_PATH='${folder}/lib' exec '${folder}/chromium' "$@"\n`,
    { mode: 0o755 },
  );
  for (const rest of fs.readdirSync(unpacked)) if (/\.(?:tgz|br|tar)$/.test(rest)) fs.rmSync(path.join(unpacked, rest));
  fs.renameSync(unpacked, folder);
  return '';
};
