// `npm run test:browsers -- tests/browser/claims.spec.ts --project memory`: Playwright with the browsers of this machine. Takes the
// arguments of Playwright, and needs both builds (`npm run build`, `npm run build:demo`).
import { ensurePrograms, everyProgram } from './programs.mjs';
import { bin, ensureInstalled, giveUp, run } from './run.mjs';

await ensureInstalled().catch(giveUp);
const env = await ensurePrograms(everyProgram).catch(giveUp);
const { code } = await run(bin('playwright'), ['test', ...process.argv.slice(2)], { env, show: true });
process.exit(code);
