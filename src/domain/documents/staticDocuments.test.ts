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
  ] as const)('a customer in %s who holds %j are %j', (state, held, titles) => {
    expect(documentsFor(catalogue, state, held).map(({ title }) => title)).toEqual(titles);
  });
});

describe('staticDocumentUrl', () => {
  it('is made of the state and the filename, which stays one segment', () => {
    const url = staticDocumentUrl({ title: '', filename: '../what & why?.pdf', state: 'CW' }, '/documents/');
    expect(url).toBe('/documents/CW/..%2Fwhat%20%26%20why%3F.pdf');
  });
});
