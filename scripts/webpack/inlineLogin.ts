import HtmlPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';
import type { InlineParts } from '../../src/page/documentWithLogin';

/** The area of the login, the area after it, and the entry that runs in the page itself. */
const AREA = 'session';
const NEXT_AREA = 'home';
/** The texts of a language that a browser can prefer. */
const LANGUAGE = 'spanish';
const EARLY = 'early';

const textOf = (compilation: Compilation, name: string): string =>
  compilation.getAsset(name)?.source.source().toString() ?? '';

const filesOf = (compilation: Compilation, group: string, ending: string): readonly string[] =>
  compilation.namedChunkGroups
    .get(group)
    ?.getFiles()
    .filter((file) => file.endsWith(ending)) ?? [];

const styleSheets = (compilation: Compilation, entry: string): readonly string[] => [
  ...new Set([...filesOf(compilation, entry, '.css'), ...filesOf(compilation, AREA, '.css')]),
];

const tag = (area: string) => (file: string) => ({
  ...(file.endsWith('.js')
    ? HtmlPlugin.createHtmlTagObject('script', { src: `/${file}` })
    : HtmlPlugin.createHtmlTagObject('link', { rel: 'stylesheet', href: `/${file}` })),
  meta: { area },
});

/** The parts inlined in the page of a production build, so that the login needs no other file. */
export const inlineParts = (compilation: Compilation, entry: string): InlineParts => ({
  styleSheets: styleSheets(compilation, entry).map((name) => ({ name, text: textOf(compilation, name) })),
  early: filesOf(compilation, EARLY, '.js').reduce((text, name) => text + textOf(compilation, name), ''),
});

/** Prepares the tags for `src/page/documentWithLogin.tsx`, and removes the files that are inlined. */
export const inlineLogin =
  (entry: string) =>
  (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap('inlineLogin', (compilation) => {
      const { alterAssetTagGroups, afterEmit } = HtmlPlugin.getHooks(compilation);
      // Before the integrity of every tag is computed. The areas' files are there before the portal asks for them.
      alterAssetTagGroups.tap({ name: 'inlineLogin', stage: 0 }, (page) => ({
        ...page,
        headTags: page.headTags.filter(({ tagName }) => tagName === 'script'),
        bodyTags: [
          ...filesOf(compilation, AREA, '.js').map(tag(AREA)),
          ...filesOf(compilation, LANGUAGE, '.js').map(tag(LANGUAGE)),
          ...['.js', '.css'].flatMap((ending) => filesOf(compilation, NEXT_AREA, ending)).map(tag(NEXT_AREA)),
        ],
      }));
      afterEmit.tap('inlineLogin', (page) => {
        const inlined = [...filesOf(compilation, EARLY, '.js'), ...styleSheets(compilation, entry)];
        for (const file of inlined) compilation.deleteAsset(file);
        return page;
      });
    });
