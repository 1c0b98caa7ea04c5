import { sourcesIn } from '../../../tests/support/sourcesIn';

/** The width from which each size applies, in pixels of a page whose text is not enlarged; smaller pages are xs. */
const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;
const TEXT = 16;

const from = Object.values(breakpoints).map((width) => `min-width: ${String(width / TEXT)}em`);
const upTo = Object.values(breakpoints).map((width) => `max-width: ${String(width / TEXT - 0.01)}em`);

/** Phones may be told apart from one another. */
const isAmongPhones = (query: string): boolean =>
  Number(/max-width: ([\d.]+)em/.exec(query)?.[1] ?? Infinity) < breakpoints.sm / TEXT;

const sheets = sourcesIn('src/ui', '.css');
const queries = sheets.flatMap(({ file, source }) =>
  [...source.matchAll(/@(?:media|container)[^{]*/g)].flatMap(([prelude]) =>
    [...prelude.matchAll(/\(([\w-]*(?:width|height)[^)]*)\)/g)].map(([, query = '']) => [file, query] as const),
  ),
);

describe('The style sheets', () => {
  it('change their layout at the breakpoints of the specification alone, which grow with the text @INPUT-25 @SHELL-54', () => {
    expect(queries.length).toBeGreaterThan(0);
    const others = queries.filter(([, query]) => ![...from, ...upTo].includes(query) && !isAmongPhones(query));
    expect(others).toEqual([]);
  });

  it('give no place a size in pixels @SHELL-54', () => {
    const sizes = sheets.flatMap(({ file, source }) =>
      [
        ...source.matchAll(
          /(?<=[\s{;])((?:min-|max-)?(?:width|height)|font-size|flex-basis|grid-template-columns): [^;]*\b\d{2,}px/g,
        ),
      ].map(([rule]) => `${file}: ${rule}`),
    );
    // The name of Google, whose rules say so.
    expect(sizes).toEqual(['profile/Profile.module.css: font-size: 16px']);
  });

  it('draw icons that grow with the text @SHELL-54', () => {
    const fixed = sourcesIn('src/ui', '.tsx').filter(
      ({ file, source }) => !file.includes('gallery') && /\bsize=(?:\{\d|"\d+")/.test(source),
    );
    expect(fixed.map(({ file }) => file)).toEqual([]);
  });
});
