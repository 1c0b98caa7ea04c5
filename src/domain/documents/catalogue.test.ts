import fs from 'node:fs';
import { textIn } from '../ConfiguredText';
import { catalogue } from './catalogue';
import { documentKinds } from './policyDocuments';
import { staticDocumentUrl } from './staticDocuments';

const isPdf = (file: string): boolean => fs.readFileSync(file, 'latin1').startsWith('%PDF-');

describe('catalogue', () => {
  it.each(catalogue.map((document) => [document.state, textIn('en', document.title), document] as const))(
    'has a sample of %s, %s',
    (_state, _title, document) => {
      expect(isPdf(staticDocumentUrl(document, 'samples/documents/'))).toBe(true);
    },
  );

  it('has every document once', () => {
    const urls = catalogue.map((document) => staticDocumentUrl(document, '/documents/'));
    expect(new Set(urls).size).toBe(urls.length);
  });

  it.each(documentKinds)('is joined by a sample of every kind of a policy’s own documents: %s', (kind) => {
    expect(isPdf(`samples/documents/policy/${kind}.pdf`)).toBe(true);
  });
});
