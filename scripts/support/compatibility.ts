import { readFileSync } from 'node:fs';
import { browserslist } from '../../package.json';

interface Support {
  readonly version_added: string | false;
  readonly version_removed?: string | false;
  readonly prefix?: string;
  readonly alternative_name?: string;
  readonly flags?: readonly unknown[];
}

/** A part of a browser, and its own parts by name, as MDN describes them. */
export type Feature = { readonly [part: string]: Feature } & {
  readonly __compat?: { readonly support: Readonly<Record<string, Support | readonly Support[]>> };
};

export const { api, css, javascript } = JSON.parse(
  readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'),
) as Readonly<Record<'api' | 'css' | 'javascript', Feature>>;

export const partsOf = (feature: Feature): readonly (readonly [name: string, part: Feature])[] =>
  (Object.entries(feature) as [string, Feature][]).filter(([name]) => name !== '__compat');

/** What MDN calls the browsers of the list. */
const names: Readonly<Record<string, string>> = {
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  samsung: 'samsunginternet_android',
};

const oldest = browserslist.map((entry) => {
  const [browser = '', version = ''] = entry.split(' >= ');
  return { browser: names[browser] ?? browser, version: Number(version) };
});

const hasIt = (version: number) => (support: Support) =>
  support.version_added !== false &&
  parseFloat(support.version_added.replace('≤', '')) <= version &&
  !(support.version_removed && parseFloat(support.version_removed) <= version) &&
  !support.prefix &&
  !support.alternative_name &&
  !support.flags;

/** The oldest browsers of the list that lack a feature, such as “firefox 115”. */
export const lacking = ({ __compat }: Feature): readonly string[] =>
  oldest
    .filter(({ browser, version }) => {
      const support = __compat?.support[browser];
      return support !== undefined && ![support].flat().some(hasIt(version));
    })
    .map(({ browser, version }) => `${browser} ${String(version)}`);
