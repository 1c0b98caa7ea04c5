import { readFileSync } from 'node:fs';
import ts from 'typescript';

const TAG = /(?<![\w@])@([A-Z]+-\d+)\b/g;
const DECLARES = /^(?:it|test|describe)(?:\.|$)/;
/** A text of a row that would be a title with tags. */
const TITLE_IN_ROW = /(?<![\w@])@[A-Z]{3,}-\d+$/;
const NEVER_RUNS = /\.(?:skip|todo|fixme)\b/;

/** `test.describe.each(rows)` is `test.describe.each`: a table's rows do not belong to the name. */
const nameOf = (callee: ts.Expression): string => {
  if (ts.isCallExpression(callee) || ts.isTaggedTemplateExpression(callee))
    return nameOf(ts.isCallExpression(callee) ? callee.expression : callee.tag);
  if (ts.isPropertyAccessExpression(callee)) return `${nameOf(callee.expression)}.${callee.name.text}`;
  return ts.isIdentifier(callee) ? callee.text : '';
};

const titlesInRows = (node: ts.Node): readonly string[] =>
  ts.isStringLiteralLike(node) && TITLE_IN_ROW.test(node.text) ? [node.text] : node.getChildren().flatMap(titlesInRows);

/**
 * The ids of the rules that a test file tags in the titles of its tests and suites. A skipped test covers nothing. Throws for a tag in a
 * row of `each`, which would count for nothing.
 */
export const tagsOf = (source: string, file = 'test.tsx'): ReadonlySet<string> => {
  const tags = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const name = nameOf(node.expression);
      const [title] = node.arguments;
      if (DECLARES.test(name) && NEVER_RUNS.test(name)) return;
      const hasRows = ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'each';
      const [inRow] = hasRows ? node.arguments.flatMap(titlesInRows) : [];
      if (inRow !== undefined) throw new Error(`${file}: "${inRow}" is a row of ${name}. Put its tag into the title.`);
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) && DECLARES.test(name))
        for (const [, tag = ''] of title.getText().matchAll(TAG)) tags.add(tag);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return tags;
};

/** Rule id to the files that tag it, in order. */
export const filesByTag = (files: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const byTag = new Map<string, string[]>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    if (!/@[A-Z]+-\d/.test(source)) continue;
    for (const tag of tagsOf(source, file)) byTag.set(tag, [...(byTag.get(tag) ?? []), file]);
  }
  return byTag;
};
