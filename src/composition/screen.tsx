import type { ComponentType, ReactElement } from 'react';

interface Inner {
  readonly children?: ReactElement;
}

/** A screen, or a frame around one, that opens a fresh view-model for each visit. */
export const screen =
  <Open,>(Screen: ComponentType<Inner & { readonly open: Open }>, open: Open): ComponentType<Inner> =>
  (inner) => <Screen open={open} {...inner} />;
