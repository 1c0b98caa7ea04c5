// `npm run api`: the reference server of the /api at port 4200 (PORT changes it).
import { createRequire } from 'node:module';
import { ensureInstalled, freePort } from './run.mjs';

process.env.PORT = await freePort('PORT', 4200, 'npm run api');
await ensureInstalled();
const require = createRequire(import.meta.url);
require('ts-node/register');
require('../tests/pact/api.ts');
