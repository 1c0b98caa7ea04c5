import type { ResolutionContext, ServiceIdentifier } from 'inversify';

/** Names the token of each dependency: a wrong or swapped one does not compile. */
export type Tokens<Dependencies> = { readonly [Name in keyof Dependencies]: ServiceIdentifier<Dependencies[Name]> };

/** The dependencies that the tokens name, under the same names. */
export const resolved = <Dependencies extends object>(
  { get }: Pick<ResolutionContext, 'get'>,
  tokens: Tokens<Dependencies>,
): Dependencies =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, get(token as ServiceIdentifier)]),
  ) as Dependencies;

/** Makes a view-model from its dependencies; the container makes a fresh one for each visit. */
export const viewModel =
  <Dependencies extends object, ViewModel>(
    Type: new (dependencies: Dependencies) => ViewModel,
    tokens: Tokens<Dependencies>,
  ) =>
  (context: Pick<ResolutionContext, 'get'>): ViewModel =>
    new Type(resolved(context, tokens));
