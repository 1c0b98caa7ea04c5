// `npm run test:browser -- tests/browser/claims.spec.ts --project memory`: Playwright with a Chromium of this machine. Takes what
// Playwright takes; wants both builds (`npm run build`, `npm run build:demo`).
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { bin, ensureInstalled, giveUp, run } from './run.mjs';

await ensureInstalled().catch(giveUp);
const CHROMIUM = await ensureChromium().catch(giveUp);
const nginx = await ensureNginx();
const { code } = await run(bin('playwright'), ['test', ...process.argv.slice(2)], {
  env: { CHROMIUM, ...(nginx && { NGINX_PROGRAM: nginx }) },
  show: true,
});
process.exit(code);
