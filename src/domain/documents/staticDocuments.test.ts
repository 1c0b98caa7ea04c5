import { type StaticDocument, documentsFor, staticDocumentUrl } from './staticDocuments';

const document = (title: string, state: StaticDocument['state'], ...coverages: ('bul' | 'hep')[]): StaticDocument => ({
  title,
  filename: `${title}.pdf`,
  state,
  ...(coverages.length > 0 && { coverages }),
});

const catalogue = [
  document('general', 'NY'),
  document('lines', 'NY', 'bul'),
  document('equipment', 'NY', 'hep'),
  document('either', 'NY', 'bul', 'hep'),
  document('jersey', 'NJ'),
  document('everywhere', 'CW'),
];

describe('documentsFor', () => {
  it.each([
    ['NY', [], ['general', 'everywhere']],
    ['NY', ['bul'], ['general', 'lines', 'either', 'everywhere']],
    ['NY', ['hep'], ['general', 'equipment', 'either', 'everywhere']],
    ['NY', ['bul', 'hep'], ['general', 'lines', 'equipment', 'either', 'everywhere']],
    ['NJ', ['bul', 'hep'], ['jersey', 'everywhere']],
    ['IL', ['bul'], ['everywhere']],
    ['CA', [], ['everywhere']],
    ['CW', [], ['everywhere']],
  ] as const)('for a customer in %s with %j are %j @DOC-7', (state, codes, titles) => {
    expect(documentsFor(catalogue, state, codes).map(({ title }) => title)).toEqual(titles);
  });
});

describe('staticDocumentUrl', () => {
  it('has the state and the file name, which stays one segment @DOC-8', () => {
    const url = staticDocumentUrl({ title: '', filename: '../what & why?.pdf', state: 'CW' }, '/documents/');
    expect(url).toBe('/documents/CW/..%2Fwhat%20%26%20why%3F.pdf');
  });
});
