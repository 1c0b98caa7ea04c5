import type { Container, ServiceIdentifier } from 'inversify';
import { t } from './tokens';

type Shared = {
  readonly [Name in keyof typeof t]: (typeof t)[Name] extends ServiceIdentifier<infer T> ? T : never;
};

/** What the areas share, by name. */
export const shared = (container: Container): Shared =>
  Object.fromEntries(
    Object.entries(t).map(([name, token]) => [name, container.get(token as ServiceIdentifier)]),
  ) as Shared;
