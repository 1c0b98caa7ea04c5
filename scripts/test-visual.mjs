// `npm run test:visual`: the gallery of the kit beside its committed pictures; a changed picture fails, and reports/visual shows the
// difference. `-- --update-snapshots` takes the pictures anew. Pictures depend on the fonts of a machine and on how its Chromium
// draws, so each way of drawing has a folder of its own, named after what this Chromium makes of a sample. With `--sample`, as in
// `npm test`, one look is compared, and a machine without pictures is skipped.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { bin, ensureInstalled, giveUp, projectRoot, run } from './run.mjs';
import { shrinkPng } from './visual/shrinkPng.mjs';

await ensureInstalled().catch(giveUp);
const executablePath = await ensureChromium().catch(giveUp);

// Letters without grey edges, where fontconfig is asked for them.
process.env.FONTCONFIG_FILE = path.join(projectRoot, 'tests/visual/fonts.conf');

const sample = `<body style="margin:0;color-scheme:light">${['system-ui', 'serif', 'monospace']
  .map((font) => `<p style="font:600 17px ${font}">Hearthside 0123456789 ℠ “Ünïcödé”</p>`)
  .join('')}<input type="checkbox" checked><input value="1"><button style="border-radius:6px">Save</button></body>`;

const wayOfDrawing = async () => {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: { width: 480, height: 240 }, locale: 'en-US' });
  await page.setContent(sample);
  const picture = await page.screenshot();
  await browser.close();
  return `${process.platform}-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}`;
};

const isSample = process.argv.includes('--sample');
const isUpdate = process.argv.includes('--update-snapshots');
const PICTURES = await wayOfDrawing();
const folder = path.join('tests/visual/pictures', PICTURES);

if (!isUpdate && !fs.existsSync(path.join(projectRoot, folder))) {
  const howTo = 'npm run test:visual -- --update-snapshots takes them';
  console.log(`Skipped: there are no pictures of how this machine draws (${folder}); ${howTo}.`);
  process.exit(isSample ? 0 : 1);
}

const build = await run(bin('webpack'), ['--mode', 'production', '--env', 'entry=gallery']);
if (build.code !== 0) {
  console.log(build.output);
  process.exit(build.code);
}
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--sample');
const { code } = await run(bin('playwright'), ['test', '--config', 'tests/visual/playwright.config.ts', ...passedOn], {
  env: { CHROMIUM: executablePath, PICTURES, ...(isSample && { SAMPLE: '1' }) },
  show: true,
});
if (isUpdate) {
  const pictures = fs.readdirSync(path.join(projectRoot, folder)).map((name) => path.join(projectRoot, folder, name));
  for (const picture of pictures) fs.writeFileSync(picture, shrinkPng(fs.readFileSync(picture)));
  const bytes = pictures.reduce((sum, picture) => sum + fs.statSync(picture).size, 0);
  console.log(`${pictures.length} pictures, ${Math.ceil(bytes / 1024)} KB, in ${folder}`);
}
process.exit(code);
