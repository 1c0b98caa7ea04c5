import type { ReactElement } from 'react';

/**
 * What a component draws beside something else: elements, and no bare text. A browser that translates the page takes a text away from React
 * (docs/decisions/0043-translated-pages.md).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
