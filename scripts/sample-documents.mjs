// `node scripts/sample-documents.mjs`: writes a sample page for each document that has none in samples/documents/.
// There is one for each entry of the catalogue, and one for each kind of policy document. Chromium writes the PDF.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';
import 'ts-node/register';
import { ensurePrograms } from './programs.mjs';

const require = createRequire(import.meta.url);
const { catalogue } = require('../src/domain/documents/catalogue.ts');
const { documentKinds } = require('../src/domain/documents/policyDocuments.ts');

const states = { NY: 'New York', NJ: 'New Jersey', IL: 'Illinois', CW: 'All states' };

/** "nonPayCancellation" becomes "Non Pay Cancellation". */
const titleOf = (kind) => kind.replace(/([A-Z])/g, ' $1').replace(/^[a-z]/, (letter) => letter.toUpperCase());

const samples = [
  ...catalogue.map(({ title, filename, state }) => [`${state}/${filename}`, title.en, states[state]]),
  ...documentKinds.map((kind) => [`policy/${kind}.pdf`, titleOf(kind), 'A document of one policy']),
];

const pageOf = (title, subtitle) => `<html lang="en-US"><title>${title} - SAMPLE</title>
  <body style="margin: 4rem; font: 1rem/1.5 sans-serif"><p><b>HEARTHSIDE</b></p><h1>${title}</h1><p>${subtitle}</p>
  <p style="padding: 1rem; border-left: 0.5rem solid #b04f1c; background: #faede3"><b>SAMPLE</b><br>
  The insurer serves the real document here. This page has no legal effect and belongs to no policy.</p></body></html>`;

const missing = samples
  .map(([file, ...texts]) => [path.join('samples/documents', file), ...texts])
  .filter(([file]) => !fs.existsSync(file));
const { CHROMIUM: executablePath } = await ensurePrograms(['CHROMIUM']);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const [file, title, subtitle] of missing) {
  await page.setContent(pageOf(title, subtitle));
  await page.pdf({ path: file, format: 'Letter', printBackground: true, tagged: true });
}
await browser.close();
console.log(`${samples.length} samples in samples/documents, ${missing.length} of them new`);
