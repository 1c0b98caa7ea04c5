import type { Container, ServiceIdentifier } from 'inversify';
import type { ComponentType } from 'react';

/** A screen that opens its view-model from the container: a fresh one for each visit. */
export const screen =
  <T,>(
    container: Container,
    Screen: ComponentType<{ readonly open: () => T }>,
    viewModel: ServiceIdentifier<T>,
  ): ComponentType =>
  () => <Screen open={() => container.get(viewModel)} />;
