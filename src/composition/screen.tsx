import type { ComponentType } from 'react';

/** A screen that opens a fresh view-model for each visit. */
export const screen =
  <Open,>(Screen: ComponentType<{ readonly open: Open }>, open: Open): ComponentType =>
  () => <Screen open={open} />;
