import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { WordingNames } from '../scripts/wording/WordingAsset';
import type { LegalKey } from '../src/domain/wording/legalTexts';
import type { LegalWording } from '../src/domain/wording/LegalWording';
import { buildToConfigure, shippedConfiguration } from './support/buildToConfigure';
import { shippedWording } from './support/shippedWording';

let build: ReturnType<typeof buildToConfigure>;

beforeEach(() => {
  build = buildToConfigure();
});

afterEach(() => build.remove());

/** Configures with a copy of the shipped wording, with one language changed. */
const configureWording = (code: string, change: (wording: LegalWording) => unknown, ...options: readonly string[]) => {
  const wording = path.join(build.folder, 'wording');
  cpSync('config/wording', wording, { recursive: true });
  writeFileSync(path.join(wording, `${code}.json`), JSON.stringify(change(shippedWording(code))));
  return build.configure(shippedConfiguration, '--wording', wording, ...options);
};

const withText = (key: LegalKey, text: string) => (wording: LegalWording) => ({
  ...wording,
  texts: { ...wording.texts, [key]: text },
});

/** The wording that the page names, as the portal loads it. */
const servedWording = (code: string): LegalWording => {
  const names = /id="portal-wording">(.*?)<\/script>/.exec(build.read('main/index.html'))?.[1] ?? '';
  const { file = '', integrity } = (JSON.parse(names) as Partial<WordingNames>)[code] ?? {};
  const content = build.read(`main${file}`);
  expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
  expect(zlib.brotliDecompressSync(readFileSync(path.join(build.folder, `main${file}.br`))).toString()).toBe(content);
  return JSON.parse(content) as LegalWording;
};

describe('npm run configure, with legal wording', () => {
  const approved = withText('fraud', 'Fraud is a <strong>crime</strong>: “5 % & more”.\n\nIt is punished.');

  it('puts the wording into a built page, byte for byte, with its integrity @CONFIG-29 @SAFE-63', () => {
    expect(configureWording('en', approved).status).toBe(0);
    expect(servedWording('en')).toEqual(approved(shippedWording('en')));
    expect(servedWording('es')).toEqual(shippedWording('es'));
  });

  it('takes files that begin with a byte order mark, as some editors write them @CONFIG-9 @CONFIG-29', () => {
    configureWording('en', (given) => given);
    const [wording, marked] = [`${build.folder}/wording`, `${build.folder}/marked.json`];
    writeFileSync(`${wording}/en.json`, `\uFEFF${JSON.stringify(approved(shippedWording('en')))}`);
    writeFileSync(marked, `\uFEFF${JSON.stringify(shippedConfiguration)}`);
    expect(build.configure({}, '--config', marked, '--wording', wording).said).not.toContain('JSON');
    expect(servedWording('en')).toEqual(approved(shippedWording('en')));
  });

  it('keeps the wording of the build where no other is given @CONFIG-29', () => {
    configureWording('en', approved);
    expect(build.configure(shippedConfiguration).status).toBe(0);
    expect(servedWording('en').texts.fraud).toContain('It is punished.');
  });

  it('stores the wording with the assets of its release, beside that of an earlier configuration @CONFIG-29', () => {
    cpSync(path.join(build.folder, 'main'), path.join(build.folder, 'released'), { recursive: true });
    const store = ['--from', `${build.folder}/released`, '--store', `${build.folder}/store`];
    for (const change of [approved, withText('fraud', 'Other.')]) configureWording('en', change, ...store);
    const stored = readdirSync(path.join(build.folder, 'store/assets')).filter((file) =>
      /^wording-en\..*\.json$/.test(file),
    );
    const listed = JSON.parse(build.read('store/releases/first.json')) as readonly string[];
    expect(stored).toHaveLength(3);
    expect(listed).toEqual(expect.arrayContaining(stored));
  });

  it.each<readonly [string, string, (wording: LegalWording) => unknown, string]>([
    [
      'a missing key',
      'es',
      ({ texts: { fraud: _, ...texts }, ...wording }) => ({ ...wording, texts }),
      'texts.fraud is missing',
    ],
    ['an empty text', 'en', withText('smsConsent', ''), 'texts.smsConsent is empty'],
    ['a text that nobody sees', 'en', withText('smsConsent', ' \u200b'), 'texts.smsConsent is empty'],
    ['an unknown key', 'en', withText('fraud notice' as LegalKey, 'Fraud.'), 'texts.fraud notice is not known'],
    [
      'a missing placeholder',
      'en',
      withText('disclosure.Recurring-CC-Increase', 'You are charged.'),
      'disclosure.Recurring-CC-Increase has no {amount}',
    ],
    [
      'a wrong placeholder',
      'es',
      withText('payment.chargedMonthly', 'El {day} y el {amount}.'),
      'payment.chargedMonthly has the unknown {amount}',
    ],
    ['a stray brace', 'en', withText('fraud', 'Fraud {.'), 'fraud has a brace'],
    [
      'a script',
      'en',
      withText('fraud', '<script>alert(1)</script>'),
      'fraud has markup other than <strong>…</strong>',
    ],
    ['an attribute', 'en', withText('fraud', '<strong onclick="x()">No</strong>'), 'fraud has markup other than'],
    ['markup in a label', 'en', withText('disclosure.consent', '<em>Yes</em>'), 'disclosure.consent is a label'],
    ['an entity', 'en', withText('fraud', 'Fraud&nbsp;notice'), 'fraud has a character written as in HTML'],
    ['an entity in a label', 'es', withText('disclosure.consent', 'S&#237;'), 'disclosure.consent has a character'],
    ['two lines in a label', 'en', withText('disclosure.consent', 'I\nagree'), 'disclosure.consent is a label'],
    ['another version', 'en', (wording) => ({ ...wording, version: 2 }), 'version is 2, but this release needs 1'],
    ['a placeholder mark of no text', 'en', (wording) => ({ ...wording, placeholders: ['x'] }), 'is not a legal text'],
  ])('leaves the build alone and names %s @CONFIG-30', (_, code, change, problem) => {
    const before = [build.read('main/index.html'), readdirSync(path.join(build.folder, 'main/assets'))];
    const { status, said } = configureWording(code, change);
    expect(said).toContain(`wording/${code}.json is not valid`);
    expect(said).toContain(problem);
    expect(status).toBe(1);
    expect([build.read('main/index.html'), readdirSync(path.join(build.folder, 'main/assets'))]).toEqual(before);
  });

  it('names every mistake @CONFIG-30', () => {
    const { said } = configureWording('es', (wording) => ({ ...wording, version: 2, placeholders: ['x'] }));
    for (const mistake of ['version is 2', 'is not a legal text']) expect(said).toContain(mistake);
  });

  it('names a missing language, and leaves the build alone @CONFIG-30', () => {
    const before = build.read('main/index.html');
    const { status, said } = build.configure(shippedConfiguration, '--wording', path.join(build.folder, 'main'));
    expect(said).toContain('en.json is missing');
    expect(status).toBe(1);
    expect(build.read('main/index.html')).toBe(before);
  });

  it('refuses placeholders with --strict, given or in the build, and takes approved wording @CONFIG-31', () => {
    expect(build.configure(shippedConfiguration, '--strict')).toMatchObject({
      status: 1,
      said: expect.stringContaining('- fraud'),
    });
    const approve = (wording: LegalWording) => ({ ...wording, placeholders: [] });
    expect(configureWording('en', approve, '--strict')).toMatchObject({
      status: 1,
      said: expect.stringContaining('es.json has placeholders'),
    });
    cpSync(path.join(build.folder, 'wording/en.json'), path.join(build.folder, 'en.json'));
    expect(configureWording('es', approve, '--strict').status).toBe(1);
    writeFileSync(path.join(build.folder, 'wording/en.json'), build.read('en.json'));
    expect(build.configure(shippedConfiguration, '--wording', `${build.folder}/wording`, '--strict').status).toBe(0);
  });
});
