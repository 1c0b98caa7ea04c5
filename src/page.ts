/** It writes itself as HTML. */
export interface Tag {
  readonly attributes: Readonly<Record<string, unknown>>;
  toString(): string;
}

export interface PageParameters {
  readonly htmlWebpackPlugin: {
    /** They write themselves as HTML. */
    readonly tags: Readonly<Record<'headTags' | 'bodyTags', readonly Tag[]>>;
  };
  /** The operator's configuration as JSON that is safe in a page. */
  readonly configuration: string;
}

/** The one page of the portal, as HTML. */
export const page = (head: string, configuration: string, atTheEnd = ''): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Customer Self Service</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<div id="early"></div>
<div id="root"></div>
<noscript>
<p>This portal needs JavaScript. Please turn it on and load the page again.</p>
<p lang="es">Este portal necesita JavaScript. Actívelo y vuelva a cargar la página.</p>
</noscript>
<script type="application/json" id="portal-configuration">${configuration}</script>
${atTheEnd}
</body>
</html>
`;

/** The page while developing: it loads the portal, and nothing stands in it. */
export default ({ htmlWebpackPlugin, configuration }: PageParameters): string =>
  page(htmlWebpackPlugin.tags.headTags.toString(), configuration);
