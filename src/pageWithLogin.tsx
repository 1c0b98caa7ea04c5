import { renderToStaticMarkup } from 'react-dom/server.node';
import { type PageParameters, type Tag, page } from './page';
import { StartupError } from './ui/errors/StartupError';
import { earlyScreen } from './ui/session/early/EarlyScreen';
import { earlyStates, templateId } from './ui/session/early/earlyScreens';
import { english } from './ui/text/english';
import { spanish } from './ui/text/spanish';
import { LanguageContext } from './ui/text/useText';

/** What stands in the page itself, instead of being loaded. */
export interface InlineParts {
  /** The style sheets of the portal's frame and of the login, by the names under which the portal would ask for them. */
  readonly styleSheets: readonly { readonly name: string; readonly text: string }[];
  /** `early.ts`, built. */
  readonly early: string;
}

interface Parameters extends PageParameters {
  readonly inline: InlineParts;
}

const template = (id: string, content: string, attributes = ''): string =>
  `<template id="${id}"${attributes}>${content}</template>`;

/** Fetches a script while the page is still being read; it runs when it is put into the page. */
const preload = ({ attributes: { src, integrity } }: Tag): string =>
  renderToStaticMarkup(
    <link rel="preload" as="script" href={String(src)} integrity={String(integrity)} crossOrigin="anonymous" />,
  );

/** The page of a production build: the login stands in it, drawn by the build in each state that it can be in before React is there. */
export default async ({ htmlWebpackPlugin, configuration, inline }: Parameters): Promise<string> => {
  const states = await Promise.all(
    earlyStates.map(async (state) => {
      const { screen, title } = await earlyScreen(state);
      return template(templateId(state), renderToStaticMarkup(screen), ` data-title="${title}"`);
    }),
  );
  const { headTags, bodyTags } = htmlWebpackPlugin.tags;
  const ofArea = (area: string): readonly Tag[] =>
    bodyTags.filter(({ attributes }) => attributes['data-area'] === area);
  return page(
    [
      ...inline.styleSheets.map(({ name, text }) => `<style data-href="${name}">${text}</style>`),
      ...headTags.map(preload),
    ].join(''),
    configuration,
    [
      template('portal-scripts', headTags.join('')),
      template('login-scripts', ofArea('session').join('')),
      template('home-scripts', ofArea('home').join('')),
      ...[english, spanish].map((language) =>
        template(
          `not-loaded-${language.code}`,
          renderToStaticMarkup(
            <LanguageContext value={language}>
              <StartupError reason="notLoaded" />
            </LanguageContext>,
          ),
        ),
      ),
      ...states,
      `<script>${inline.early}</script>`,
    ].join(''),
  );
};
