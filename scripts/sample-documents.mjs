// `node scripts/sample-documents.mjs`: writes samples/documents/, one page for each document of the catalogue and one for each kind
// of a policy's own documents. Every page says that it is a sample; the insurer serves the real ones. Same input, same bytes.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(root, 'samples/documents');

/** What a module of the domain exports; it may import types alone. */
const domain = async (file) => {
  const source = fs.readFileSync(path.join(root, 'src/domain/documents', file), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
};

const { catalogue } = await domain('catalogue.ts');
const { documentKinds } = await domain('policyDocuments.ts');

const states = { NY: 'New York', NJ: 'New Jersey', IL: 'Illinois', CW: 'All states' };

/** "nonPayCancellation" becomes "Non Pay Cancellation". */
const titleOf = (kind) => kind.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^[a-z]/, (letter) => letter.toUpperCase());

const escape = (text) => text.replace(/[\\()]/g, '\\$&');

/** One US Letter page as PDF text: a band, a title, and a box that says what the page is. */
const page = (title, subtitle) => {
  const text = (font, size, x, y, words) => `BT /${font} ${size} Tf ${x} ${y} Td (${escape(words)}) Tj ET`;
  const content = [
    '0.08 0.19 0.35 rg 0 712 612 80 re f',
    '1 1 1 rg',
    text('F1', 13, 56, 745, 'HEARTHSIDE'),
    '0.11 0.14 0.19 rg',
    text('F1', 24, 56, 650, title),
    '0.30 0.34 0.40 rg',
    text('F2', 13, 56, 622, subtitle),
    '0.98 0.93 0.89 rg 56 500 500 84 re f',
    '0.69 0.31 0.11 rg 56 500 6 84 re f',
    text('F1', 16, 80, 552, 'SAMPLE'),
    '0.11 0.14 0.19 rg',
    text('F2', 12, 80, 532, 'This page stands in for the document that the insurer serves here.'),
    text('F2', 12, 80, 515, 'It has no legal effect, and belongs to no policy.'),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escape(`${title} - SAMPLE`)}) /Producer (Hearthside) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
};

const write = (file, text) => {
  const place = path.join(target, file);
  fs.mkdirSync(path.dirname(place), { recursive: true });
  fs.writeFileSync(place, text, 'latin1');
};

fs.rmSync(target, { recursive: true, force: true });
for (const { title, filename, state } of catalogue) write(`${state}/${filename}`, page(title.en, states[state]));
for (const kind of documentKinds) write(`policy/${kind}.pdf`, page(titleOf(kind), "One policy's own document"));
console.log(`${catalogue.length + documentKinds.length} samples in samples/documents`);
