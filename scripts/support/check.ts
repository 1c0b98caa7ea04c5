// Fails when the production build uses what an oldest browser of the list in package.json lacks. Linters look at the sources,
// without the libraries, and know few functions.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unsupportedScript } from './unsupportedScript';
import { unsupportedStyle } from './unsupportedStyle';

const ASSETS = 'dist/main/assets';
const page = readFileSync('dist/main/index.html', 'utf8');
const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);

const read = (ending: string) =>
  readdirSync(ASSETS)
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(path.join(ASSETS, file), 'utf8')] as const);

const problems = [
  ...[...read('.js'), ['the page', page] as const].map(([file, text]) => [file, unsupportedScript(text)] as const),
  ...[...read('.css'), ['the page', styles.join('\n')] as const].map(
    ([file, text]) => [file, unsupportedStyle(text)] as const,
  ),
].flatMap(([file, found]) =>
  [...found].map(([name, browsers]) => `${file} uses ${name}, which these lack: ${browsers.join(', ')}`),
);
for (const problem of problems) console.log(problem);
console.log(`${String(problems.length)} problems`);
process.exit(problems.length > 0 ? 1 : 0);
