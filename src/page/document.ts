/** An HTML tag; `toString` returns its HTML. */
export interface Tag {
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Not in the HTML. */
  readonly meta: Readonly<Record<string, unknown>>;
  toString(): string;
}

export interface PageParameters {
  readonly htmlWebpackPlugin: {
    readonly tags: Readonly<Record<'headTags' | 'bodyTags', readonly Tag[]>>;
  };
  /** The operator's configuration as JSON, escaped for HTML. */
  readonly configuration: string;
  /** The file of the legal wording in each language, as JSON. */
  readonly wording: string;
  /** Names this build. */
  readonly release: string;
}

/** The HTML page of the portal. One page serves every address. */
export const page = (
  head: string,
  { configuration, wording, release }: Pick<PageParameters, 'configuration' | 'wording' | 'release'>,
  { atTheEnd = '' } = {},
): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<meta name="release" content="${release}">
<title>Customer Self Service</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<div id="root"${atTheEnd && ' hidden'}></div>
<script type="application/json" id="portal-configuration">${configuration}</script>
<script type="application/json" id="portal-wording">${wording}</script>
${atTheEnd}
</body>
</html>
`;

/** The page of the development server, without a prerendered login. */
export default ({ htmlWebpackPlugin, ...parameters }: PageParameters): string =>
  page(htmlWebpackPlugin.tags.headTags.toString(), parameters);
