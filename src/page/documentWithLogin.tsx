import { renderToStaticMarkup } from 'react-dom/server.node';
import type { PortalConfiguration } from '../adapters/configuration/portalConfiguration';
import { StartupError } from '../ui/errors/StartupError';
import { english } from '../ui/text/english';
import type { Language } from '../ui/text/Language';
import { spanish } from '../ui/text/spanish';
import { LanguageContext } from '../ui/text/useText';
import { type PageParameters, type Tag, page } from './document';
import { prerenderedLogin } from './login/prerenderedLogin';
import { Unsupported } from './Unsupported';
import { withSupportContacts } from './withSupportContacts';

/** The parts that are inside the page. */
export interface InlineParts {
  /** The style sheets of the entry and of the login, with the file names that the portal would load. */
  readonly styleSheets: readonly { readonly name: string; readonly text: string }[];
  /** `bootHttp.ts` or `bootMemory.ts`, built. */
  readonly early: string;
}

interface Parameters extends PageParameters {
  readonly inline: InlineParts;
}

const template = (id: string, content: string): string => `<template id="${id}">${content}</template>`;

/** The HTML of scripts and style sheets. "anonymous" is the default of its attribute, and each byte before the early login counts. */
const htmlOf = (tags: readonly Tag[]): string => tags.join('').replaceAll('="anonymous"', '');

/** Preloads a script while the page is parsed. It runs once it is inserted into the page. */
const preload = ({ attributes: { src, integrity } }: Tag): string =>
  renderToStaticMarkup(
    <link rel="preload" as="script" href={String(src)} integrity={String(integrity)} crossOrigin="anonymous" />,
  );

const notLoaded = (language: Language): string =>
  template(
    `not-loaded-${language.code}`,
    renderToStaticMarkup(
      <LanguageContext value={language}>
        <StartupError reason="notLoaded" />
      </LanguageContext>,
    ),
  );

/** The page of a production build. It contains the login, and its states before React runs. */
export default ({ htmlWebpackPlugin, inline, ...parameters }: Parameters): string => {
  const [inEnglish, inSpanish] = [prerenderedLogin(english), prerenderedLogin(spanish)];
  const { headTags, bodyTags } = htmlWebpackPlugin.tags;
  const scriptsOf = (area: string): string => htmlOf(bodyTags.filter(({ meta }) => meta['area'] === area));
  const head = inline.styleSheets.map(({ name, text }) => `<style data-href="${name}">${text}</style>`);
  const atTheEnd = [
    // Extensions do not change what is in a template.
    template('login-en', inEnglish.login),
    template('portal-scripts', htmlOf(headTags)),
    template('login-scripts', scriptsOf('session')),
    // Chromium reads 32 KB of a page at a time. The script is in the first part, and needs what follows only later.
    `<script>${inline.early}</script>`,
    // After the script, because a request that starts takes time of WebKit.
    ...headTags.map(preload),
    // A login is sent only once the templates of its states, below, have arrived. Spanish waits for the whole page.
    template('home-scripts', scriptsOf('home')),
    template('es-scripts', scriptsOf('spanish')),
    ...[english, spanish].map(notLoaded),
    template('login-es', inSpanish.login),
    inEnglish.templates,
    inSpanish.templates,
    renderToStaticMarkup(<Unsupported />),
  ];
  return withSupportContacts(
    page(head.join(''), parameters, { atTheEnd: atTheEnd.join('') }),
    JSON.parse(parameters.configuration) as PortalConfiguration,
  );
};
