// Fails when a file that git tracks, or would track, contains a secret. Takes a folder; the project by default. It stays because
// secretlint needs 70 packages, and its recommended rules miss half of what the test plants (access keys, passwords in addresses).
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const patterns = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
  'an AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a GitHub token': /\bgh[pousr]_[0-9A-Za-z]{36}\b|\bgithub_pat_\w{60,}/,
  'a Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a Stripe key': /\b[sr]k_live_[0-9A-Za-z]{20,}/,
  'a Recurly public key': /\bewr1-[0-9A-Za-z]{20,}/,
  'a Slack token': /\bxox[abprs]-[0-9A-Za-z-]{10,}/,
  'an npm token': /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=/,
  'a JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'a password in a URL': /\b[a-z]+:\/\/[^\s/:@'"`$]+:[^\s/@'"`$]+@/,
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
