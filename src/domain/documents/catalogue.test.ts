import fs from 'node:fs';
import { textIn } from '../ConfiguredText';
import { catalogue } from './catalogue';
import { documentKinds } from './policyDocuments';
import { staticDocumentUrl } from './staticDocuments';

const isPdf = (file: string): boolean => fs.readFileSync(file, 'latin1').startsWith('%PDF-');

describe('catalogue', () => {
  it.each(catalogue.map((document) => [document.state, textIn('en', document.title), document] as const))(
    'has a sample of %s, %s @DOC-6 @DOC-9',
    (_state, _title, document) => {
      expect(isPdf(staticDocumentUrl(document, 'samples/documents/'))).toBe(true);
    },
  );

  it('has PDF files of the three states and of all states @DOC-6', () => {
    expect(new Set(catalogue.map(({ state }) => state))).toEqual(new Set(['NY', 'NJ', 'IL', 'CW']));
    for (const { filename } of catalogue) expect(filename).toMatch(/^[\w-]+\.pdf$/);
  });

  it.each([
    ['Policy Quick Reference', ['NY', 'NJ', 'IL'], undefined],
    ['General Provisions', ['NY'], undefined],
    ['Equipment Breakdown Coverage', ['NY', 'NJ', 'IL'], ['hep']],
    ['Buried Utility Lines Coverage', ['NY', 'NJ', 'IL'], ['bul']],
    ['What is Covered', ['NJ', 'IL'], undefined],
    ['Definitions and Conditions', ['NJ', 'IL'], undefined],
    ['Signature Page', ['NY'], undefined],
    ['Deductibles: Things You Should Know', ['CW'], undefined],
    ['3rd-Party Designee Notice', ['NY'], undefined],
    ['Claims Internal Appeal Procedure', ['NJ'], undefined],
    ['Privacy Notice', ['CW'], undefined],
  ])('has “%s” for %j, with the coverages %j @DOC-12', (title, states, coverages) => {
    const found = catalogue.filter((document) => textIn('en', document.title) === title);
    expect(found.map(({ state }) => state)).toEqual(states);
    for (const document of found) expect(document.coverages).toEqual(coverages);
  });

  it('has every document once @DOC-6', () => {
    const urls = catalogue.map((document) => staticDocumentUrl(document, '/documents/'));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it.each(documentKinds)('has a sample of the policy document %s @DOC-9', (kind) => {
    expect(isPdf(`samples/documents/policy/${kind}.pdf`)).toBe(true);
  });
});
