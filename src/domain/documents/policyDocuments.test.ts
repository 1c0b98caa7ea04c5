import * as fc from 'fast-check';
import { anyCharacter } from '../../../tests/support/arbitraries';
import {
  type DocumentKind,
  billingDocumentKinds,
  documentKinds,
  documentOfKey,
  documentsOfKeys,
} from './policyDocuments';

const base = '/documents/';
const own = 'HP-10010001';

const policyNumber = fc.stringMatching(/^[A-Z]{2}-\d{8}$/);
const date = fc
  .date({ min: new Date('1901-01-02'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const kind = fc.constantFrom(...documentKinds);

const hostileParts = [
  '..',
  '.',
  '',
  '%2e%2e',
  '..%2f',
  '\\',
  '..\\',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'decPage',
  own,
  'HP-00000000',
  '2026-01-31.pdf',
  '2026-01-31.pdf\n',
  '2026-01-31.pdf?x=',
  '2026-01-31.pdf#x',
  '2026-02-30.pdf',
  '\u0000',
  '\t',
  '‮',
  '٢٠٢٦-01-31.pdf',
];

describe('documentOfKey', () => {
  it('makes a URL below the base of every valid key @DOC-5', () => {
    fc.assert(
      fc.property(policyNumber, kind, date, (number, documentKind, day) => {
        expect(documentOfKey(`${number}/${documentKind}/${day}.pdf`, number, base)).toEqual({
          kind: documentKind,
          date: day,
          url: `${base}${number}/${documentKind}/${day}.pdf`,
        });
      }),
    );
  });

  it.each([
    ['of another policy', 'HP-00000000/decPage/2026-01-31.pdf'],
    ['of a policy whose number begins with this one', `${own}1/decPage/2026-01-31.pdf`],
    ['of this policy in other letters', `${own.toLowerCase()}/decPage/2026-01-31.pdf`],
    ['with an unknown kind', `${own}/secrets/2026-01-31.pdf`],
    ['with the kind in other letters', `${own}/decpage/2026-01-31.pdf`],
    ['with a kind that every object has', `${own}/constructor/2026-01-31.pdf`],
    ['with a file of another type', `${own}/decPage/2026-01-31.html`],
    ['with a day that does not exist', `${own}/decPage/2026-02-30.pdf`],
    ['with more before the day', `${own}/decPage/x2026-01-31.pdf`],
    ['with more after the file', `${own}/decPage/2026-01-31.pdf/more`],
    ['with a query', `${own}/decPage/2026-01-31.pdf?x=1`],
    ['with a line break', `${own}/decPage/2026-01-31.pdf\n`],
    ['that climbs', `${own}/../HP-00000000/decPage/2026-01-31.pdf`],
    ['that climbs in disguise', `${own}/..%2fHP-00000000/decPage/2026-01-31.pdf`],
    ['in percent signs', encodeURIComponent(`${own}/decPage/2026-01-31.pdf`)],
    ['that begins at the root', `/${own}/decPage/2026-01-31.pdf`],
    ['that names a host', `//evil.example/${own}/decPage/2026-01-31.pdf`],
    ['with backslashes', `${own}\\decPage\\2026-01-31.pdf`],
    ['that is a script', 'javascript:alert(1)'],
    ['that is data', `data:text/html,${own}/decPage/2026-01-31.pdf`],
    ['that is empty', ''],
  ])('makes no URL of a key %s @DOC-4 @DOC-5 @SAFE-31', (_, key) => {
    expect(documentOfKey(key, own, base)).toBeUndefined();
  });

  it.each(['..', '', 'a/b', 'javascript:', '//evil.example', 'HP 1', 'HP-1\n'])(
    'makes no URL for a policy whose number is %j',
    (number) => {
      expect(documentOfKey(`${number}/decPage/2026-01-31.pdf`, number, base)).toBeUndefined();
    },
  );

  it('never leaves the policy’s own folder, whatever the key and the number @DOC-4 @DOC-5 @SAFE-31', () => {
    const part = fc.oneof(fc.constantFrom(...hostileParts), fc.string({ unit: anyCharacter, maxLength: 8 }));
    const key = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'));
    const number = fc.oneof({ weight: 3, arbitrary: fc.constant(own) }, part);
    fc.assert(
      fc.property(key, number, (given, owner) => {
        const url = documentOfKey(given, owner, base)?.url;
        if (url === undefined) return;
        const { origin, pathname, search, hash } = new URL(url, 'https://portal.example');
        expect({ origin, search, hash }).toEqual({ origin: 'https://portal.example', search: '', hash: '' });
        expect(pathname).toMatch(/^\/documents\/[\w-]+\/[a-zA-Z]+\/\d{4}-\d{2}-\d{2}\.pdf$/);
        expect(pathname.split('/')[2]).toBe(owner);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('documentsOfKeys', () => {
  it('lists a document once that the insurer names twice', () => {
    const key = `${own}/decPage/2026-01-31.pdf`;
    expect(documentsOfKeys([key, key], own, base)).toHaveLength(1);
  });

  it('lists the policy’s own documents, newest first @DOC-4 @DOC-11', () => {
    const key = (documentKind: DocumentKind, day: string, number = own): string =>
      `${number}/${documentKind}/${day}.pdf`;
    const listing = [
      key('decPage', '2026-01-31'),
      key('policyPackage', '2026-03-01'),
      key('decPage', '2026-05-01', 'HP-00000000'),
      'notes.txt',
      key('billingNotice', '2025-12-24'),
    ];
    expect(documentsOfKeys(listing, own, base).map(({ kind: shown, date: day }) => [shown, day])).toEqual([
      ['policyPackage', '2026-03-01'],
      ['decPage', '2026-01-31'],
      ['billingNotice', '2025-12-24'],
    ]);
  });
});

describe('billingDocumentKinds', () => {
  it('are authorization, cancellation warning, reinstated bill and notice @DOC-3', () => {
    expect(billingDocumentKinds).toEqual([
      'recurringAuthorization',
      'nonPayCancellation',
      'billingReinstated',
      'billingNotice',
    ]);
  });
});
