import type { ComponentType } from 'react';

/** A screen that opens a fresh view-model for each visit. */
export const screen =
  <T,>(Screen: ComponentType<{ readonly open: () => T }>, open: () => T): ComponentType =>
  () => <Screen open={open} />;
