/** The JSON blocks of a built page that an operator can replace. */
type Block = 'configuration' | 'wording';

const contentOf = (block: Block): RegExp =>
  new RegExp(`(?<=<script type="application/json" id="portal-${block}">).*?(?=</script>)`, 's');

export const readBlock = (page: string, block: Block): unknown => {
  const [content] = contentOf(block).exec(page) ?? [];
  if (content === undefined) throw new Error(`The index.html of the build contains no ${block}.`);
  return JSON.parse(content);
};

export const withBlock = (page: string, block: Block, content: string): string =>
  page.replace(contentOf(block), () => content);

/** JSON for a block: `<` is escaped, so that no text can close the script element around it. */
export const blockJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
