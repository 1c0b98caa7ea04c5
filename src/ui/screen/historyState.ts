import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { Instant } from '../../domain/Instant';
import { type ErrorPage, type RouteName, isErrorPage, routes } from './routes';
import type { TryLater } from './TryLater';

const loginNotices = ['signedOut', 'notFound', 'passwordSet', 'emailChanged', 'idle', 'loginNeeded'] as const;
const recoveryActions = ['FORGOT_PASSWORD', 'FIRST_TIME'] as const;

/** A screen, and what the browser's history holds of it. */
export interface LastScreen {
  readonly route: Exclude<RouteName, ErrorPage>;
  readonly entry: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a stored value. Only an object has fields. */
export const storedFields = (stored: unknown): Fields =>
  typeof stored === 'object' && stored !== null ? (stored as Fields) : {};

const oneOf = <const T>(values: readonly T[], given: unknown): T | undefined => values.find((value) => value === given);
const text = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

const screens = (Object.keys(routes) as readonly RouteName[]).filter((route) => !isErrorPage(route));

/** Where the customer was when a call failed. */
const lastScreen = (given: unknown): LastScreen | undefined => {
  const { route: named, entry } = storedFields(given);
  const route = oneOf(screens, named);
  return route && { route, entry };
};

const laterOf = (given: unknown): TryLater | undefined => {
  const { kind, opensAt, seconds } = storedFields(given);
  if (kind === 'tooManyAttempts') return { kind, ...(typeof seconds === 'number' && { seconds }) };
  const moment = Instant.parse(text(opensAt) ?? '');
  return moment && { kind: 'closed', opensAt: moment };
};

/** `returnTo`: an Edit link of the summary opened the step, and Next returns there. */
const claimStep = ({ returnTo }: Fields) => ({ returnTo: oneOf(['summary'], returnTo) });

const readers = {
  /** Why a customer comes to the login screen. */
  login: ({ notice }: Fields) => ({ notice: oneOf(loginNotices, notice) }),
  forgot: ({ action, initialEmail }: Fields) => ({
    action: oneOf(recoveryActions, action),
    initialEmail: text(initialEmail),
  }),
  /** The email that a code was sent to, and why. */
  reset: ({ email, action }: Fields) => ({ email: text(email), action: oneOf(recoveryActions, action) }),
  policy: ({ notice }: Fields) => ({ notice: oneOf(['coveragesChanged'], notice) }),
  /** How the customer left Payment Information, and the billing frequency. */
  billing: ({ payment, frequency }: Fields) => ({
    payment: oneOf(['changed', 'unchanged'], payment),
    frequency: oneOf(['changed'], frequency),
  }),
  claimWhat: claimStep,
  claimWhen: claimStep,
  pageNotFound: ({ correlationId, from }: Fields) => ({ correlationId: text(correlationId), from: lastScreen(from) }),
  serverError: ({ status, message, description, correlationId, later, from }: Fields) => ({
    status: typeof status === 'number' ? status : undefined,
    message: text(message),
    description: text(description),
    correlationId: text(correlationId),
    later: laterOf(later),
    from: lastScreen(from),
  }),
};

/** What a screen can be given through the browser's history, never through the address. */
export type HistoryStates = {
  readonly [Route in keyof typeof readers]: Readonly<Partial<ReturnType<(typeof readers)[Route]>>>;
};

const readerOf: { readonly [Route in keyof HistoryStates]: (fields: Fields) => HistoryStates[Route] } = readers;

/** Reads what the route understands. Anything else counts as absent: the browser may restore what another release wrote. */
export const readHistoryState = <Route extends keyof HistoryStates>(
  route: Route,
  state: unknown,
): HistoryStates[Route] => readerOf[route](storedFields(state));

/** Finds the state that belongs to an entry of the browser's history; `RouterNavigation` keeps it outside the entry. */
export const EntryStateContext = createContext<(entry: unknown) => unknown>((entry) => entry);

/** What another screen gave to this one. */
export const useHistoryState = <Route extends keyof HistoryStates>(route: Route): HistoryStates[Route] => {
  const stateOf = useContext(EntryStateContext);
  return readHistoryState(route, stateOf(useLocation().state));
};
