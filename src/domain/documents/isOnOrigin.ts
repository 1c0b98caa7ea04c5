/**
 * Whether documents are served from an origin.
 * @param baseUrl a path or an address, ending in a slash
 */
export const isOnOrigin = (baseUrl: string, origin: string): boolean =>
  baseUrl.startsWith(`${origin}/`) || (baseUrl.startsWith('/') && !baseUrl.startsWith('//'));
