/** One rule of the product: a row of a page in docs/requirements. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

const ROW = /^\| ([A-Z]+-\d+) \| ([^|]*) \| ((?:[^|\\]|\\.)*) \|[^|]*\|$/;

export const rulesOf = (page: string): readonly Rule[] =>
  page.split('\n').flatMap((line) => {
    const [, id, , text = ''] = ROW.exec(line) ?? [];
    return id === undefined ? [] : [{ id, text: text.trim() }];
  });

/** The page with its last column, the tests of each rule, filled in. */
export const withTests = (page: string, tests: ReadonlyMap<string, readonly string[]>): string =>
  page
    .split('\n')
    .map((line) => {
      const [, id = '', from = '', text = ''] = ROW.exec(line) ?? [];
      const files = (tests.get(id) ?? []).map((file) => `\`${file}\``).join(' ');
      return id === '' ? line : `| ${id} | ${from.trim()} | ${text.trim()} | ${files} |`;
    })
    .join('\n');

interface Register {
  /** File name to text. */
  readonly pages: ReadonlyMap<string, string>;
  /** Rule id to the test files that tag it. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
  /** Every English text that a customer reads. */
  readonly words: readonly string[];
}

/** The problems of the register, a sentence each. */
export const problemsOf = ({ pages, tests, words }: Register): readonly string[] => {
  const rules = [...pages].flatMap(([page, text]) => rulesOf(text).map((rule) => ({ ...rule, page })));
  const ids = rules.map(({ id }) => id);
  const quotes = rules.flatMap(({ id, text }) =>
    [...text.matchAll(/“([^”]+)”/g)].map(([, quote = '']) => ({ id, quote: quote.replaceAll('\\', '') })),
  );
  const known = new Set(ids);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is declared twice.`),
    ...rules
      .filter(({ id }) => !tests.has(id))
      .map(({ id, page, text }) => `${page}: ${id} has no test ("${text}"). Tag the test that covers it: @${id}.`),
    ...[...tests]
      .filter(([id]) => !known.has(id))
      .map(([id, files]) => `${files.join(', ')}: @${id} is not a rule of docs/requirements.`),
    ...quotes
      .filter(({ quote }) => !words.some((word) => word.includes(quote)))
      .map(({ id, quote }) => `${id} quotes “${quote}”, which no text of the portal contains.`),
    ...[...pages]
      .filter(([, text]) => withTests(text, tests) !== text)
      .map(([page]) => `${page} is out of date: run npm run requirements.`),
  ];
};
