/** The parameters of an address. A plus is a plus, not a space: links are written by hand and by mail programs. Rule SIGNIN-51. */
export const parametersOf = (search: string): URLSearchParams => new URLSearchParams(search.replaceAll('+', '%2B'));
