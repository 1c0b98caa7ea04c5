import type { ReactElement } from 'react';

/**
 * The children that a component draws beside others: elements, never a bare text. A browser that translates the page takes a bare text away
 * from React (docs/decisions/0043-translated-pages.md).
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
