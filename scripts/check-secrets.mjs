// No file that git tracks holds something that looks like a key of somebody's. Takes a folder to look at, this project otherwise.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const patterns = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an access key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[0-9A-Za-z]{36}\b|\bgithub_pat_\w{60,}/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a key of Stripe': /\b[sr]k_live_[0-9A-Za-z]{20,}/,
  'a public key of Recurly': /\bewr1-[0-9A-Za-z]{20,}/,
  'a token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=/,
  'a JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in an address': /\b[a-z]+:\/\/[^\s/:@'"`$]+:[^\s/@'"`$]+@/,
};

const [folder = '.'] = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: folder, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !/\.(?:png|pdf)$/.test(file) && file !== 'scripts/check-secrets.mjs');
const problems = files.flatMap((file) => {
  const text = fs.readFileSync(path.join(folder, file), 'utf8');
  return Object.entries(patterns)
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => `${file}: ${name}`);
});
for (const problem of problems) console.log(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
