// `npm run test:browsers -- tests/browser/claims.spec.ts --project memory`: Playwright with the browsers of this machine. Takes the
// arguments of Playwright, and needs both builds.
import { ensurePrograms, everyProgram } from './programs.mjs';
import { ensureInstalled, run } from './run.mjs';

await ensureInstalled();
const env = await ensurePrograms(everyProgram);
const { code } = await run('playwright', ['test', ...process.argv.slice(2)], { env, show: true });
process.exit(code);
