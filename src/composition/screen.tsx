import type { Container, ServiceIdentifier } from 'inversify';
import type { ComponentType } from 'react';

/** A screen that takes a fresh view-model from the container for each visit. */
export const screen =
  <T,>(
    container: Container,
    Screen: ComponentType<{ readonly open: () => T }>,
    viewModel: ServiceIdentifier<T>,
  ): ComponentType =>
  () => <Screen open={() => container.get(viewModel)} />;
