import type { Container, ServiceIdentifier } from 'inversify';
import { t } from './tokens';

// Only some builds have time travel.
const { timeTravel: _, ...tokens } = t;

type Shared = {
  readonly [Name in keyof typeof tokens]: (typeof tokens)[Name] extends ServiceIdentifier<infer T> ? T : never;
};

/** What the areas share, by name. */
export const shared = (container: Container): Shared =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, container.get(token as ServiceIdentifier)]),
  ) as Shared;
