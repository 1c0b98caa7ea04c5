import ts from 'typescript';
import { sourcesIn } from '../../../tests/support/sourcesIn';

/** Developers' and testers' own tools, which no customer meets. */
const isForCustomers = (file: string): boolean => !/^(?:development|gallery)\/|^session\/TimeMachine/.test(file);

/** Drawn letters of a card brand's logo, which have a name in words. */
const drawn = ['policy/CardBrands.tsx: DISC', 'policy/CardBrands.tsx: VER'];

const readAttributes = /^(?:aria-label|alt|ariaLabel|hint|label|placeholder|text|title)$/;

/** The words in the source of a component: between its tags, and in attributes that a customer reads or hears. */
const wordsIn = (file: string, source: string): readonly string[] => {
  const words: string[] = [];
  const take = (text: string): void => {
    if (/\p{L}{2}/u.test(text)) words.push(`${file}: ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) take(node.text);
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression))
      if (!ts.isJsxAttribute(node.parent)) take(node.expression.text);
    if (ts.isJsxAttribute(node) && readAttributes.test(node.name.getText()) && node.initializer)
      if (ts.isStringLiteral(node.initializer)) take(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return words;
};

describe('Every word that a customer reads', () => {
  it('comes from the catalogue, so that it is there in every language', () => {
    const sources = sourcesIn('src/ui', '.tsx').filter(
      ({ file }) => !file.endsWith('.test.tsx') && isForCustomers(file),
    );
    expect(sources.length).toBeGreaterThan(100);
    const words = sources.flatMap(({ file, source }) => wordsIn(file, source));
    expect(words.filter((word) => !drawn.includes(word))).toEqual([]);
  });

  it.each(['<p>Log out</p>', `<p>{'Log out'}</p>`, '<nav aria-label="Log out" />', '<Checkbox label="Log out" />'])(
    'is found in %s',
    (source) => {
      expect(wordsIn('planted.tsx', source)).toEqual(['planted.tsx: Log out']);
    },
  );

  it.each([`<p className="text">{t('shell.logOut')}, 7</p>`, '<input placeholder="###" type="password" />'])(
    'is not found in %s',
    (source) => {
      expect(wordsIn('planted.tsx', source)).toEqual([]);
    },
  );
});
