import { sourcesIn } from '../../../tests/support/sourcesIn';

/** The width from which each size applies; smaller pages are xs. */
const BREAKPOINTS = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

const from = Object.values(BREAKPOINTS).map((width) => `min-width: ${String(width)}px`);
const upTo = Object.values(BREAKPOINTS).map((width) => `max-width: ${String(width - 1)}px`);

/** Phones may be told apart from one another. */
const isAmongPhones = (query: string): boolean =>
  Number(/max-width: (\d+)px/.exec(query)?.[1] ?? Infinity) < BREAKPOINTS.sm;

const queries = sourcesIn('src/ui', '.css').flatMap(({ file, source }) =>
  [...source.matchAll(/@media[^{]*\((m(?:in|ax)-width: [^)]+)\)/g)].map(([, query = '']) => [file, query] as const),
);

describe('The style sheets', () => {
  it('change their layout at the breakpoints of the specification alone @INPUT-25', () => {
    expect(queries.length).toBeGreaterThan(0);
    const others = queries.filter(([, query]) => ![...from, ...upTo].includes(query) && !isAmongPhones(query));
    expect(others).toEqual([]);
  });
});
