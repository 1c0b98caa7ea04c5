import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { ErrorReport } from '../../application/failureRoute';
import { Instant } from '../../domain/Instant';
import type { RecoveryAction } from '../../domain/session/passwordRecovery';
import { type ErrorPage, type RouteName, isErrorPage, routes } from './routes';

const loginNotices = ['signedOut', 'notFound', 'passwordSet', 'emailChanged', 'idle'] as const;
const recoveryActions = ['FORGOT_PASSWORD', 'FIRST_TIME'] as const;

/** Why a customer comes to the login screen. */
type LoginNotice = (typeof loginNotices)[number];

/** A screen, and what the browser's history holds of it. */
export interface LastScreen {
  readonly route: Exclude<RouteName, ErrorPage>;
  readonly entry: unknown;
}

/** Where the customer was when a call failed. */
interface Failed {
  readonly from?: LastScreen | undefined;
}

interface ClaimStep {
  /** An Edit link of the summary opened the step, and Next returns there. */
  readonly returnTo?: 'summary' | undefined;
}

/** What a screen can be given through the browser's history, never through the address. */
export interface HistoryStates {
  readonly login: { readonly notice?: LoginNotice | undefined };
  readonly forgot: { readonly action?: RecoveryAction | undefined; readonly initialEmail?: string | undefined };
  /** The email that a code was sent to, and why. */
  readonly reset: { readonly email?: string | undefined; readonly action?: RecoveryAction | undefined };
  readonly policy: { readonly notice?: 'coveragesChanged' | undefined };
  /** How the customer left Payment Information, and the billing frequency. */
  readonly billing: {
    readonly payment?: 'changed' | 'unchanged' | undefined;
    readonly frequency?: 'changed' | undefined;
  };
  readonly claimWhat: ClaimStep;
  readonly claimWhen: ClaimStep;
  readonly serverError: Partial<ErrorReport> & Failed;
  readonly pageNotFound: Failed & { readonly correlationId?: string | undefined };
}

type Fields = Readonly<Record<string, unknown>>;
type Reader<State> = (fields: Fields) => State;

const fieldsOf = (given: unknown): Fields => (typeof given === 'object' && given !== null ? (given as Fields) : {});
const oneOf = <T>(values: readonly T[], given: unknown): T | undefined => values.find((value) => value === given);
const text = (given: unknown): string | undefined => (typeof given === 'string' ? given : undefined);

const claimStep: Reader<ClaimStep> = ({ returnTo }) => ({ returnTo: oneOf(['summary'] as const, returnTo) });

const routeNames = Object.keys(routes) as readonly (keyof typeof routes)[];

const failed: Reader<Failed> = ({ from }) => {
  const { route: named, entry } = fieldsOf(from);
  const route = oneOf(routeNames, named);
  return { from: route === undefined || isErrorPage(route) ? undefined : { route, entry } };
};

const readers: { readonly [Route in keyof HistoryStates]: Reader<HistoryStates[Route]> } = {
  login: ({ notice }) => ({ notice: oneOf(loginNotices, notice) }),
  forgot: ({ action, initialEmail }) => ({ action: oneOf(recoveryActions, action), initialEmail: text(initialEmail) }),
  reset: ({ email, action }) => ({ email: text(email), action: oneOf(recoveryActions, action) }),
  policy: ({ notice }) => ({ notice: oneOf(['coveragesChanged'] as const, notice) }),
  billing: ({ payment, frequency }) => ({
    payment: oneOf(['changed', 'unchanged'] as const, payment),
    frequency: oneOf(['changed'] as const, frequency),
  }),
  claimWhat: claimStep,
  claimWhen: claimStep,
  pageNotFound: ({ correlationId, ...fields }) => ({ ...failed(fields), correlationId: text(correlationId) }),
  serverError: ({ status, message, description, correlationId, opensAt, ...fields }) => ({
    ...failed(fields),
    ...(typeof status === 'number' && { status }),
    ...(typeof message === 'string' && { message }),
    ...(typeof description === 'string' && { description }),
    ...(typeof correlationId === 'string' && { correlationId }),
    opensAt: Instant.parse(text(opensAt) ?? ''),
  }),
};

/** Reads what the route understands. Anything else counts as absent: the browser may restore what another release wrote. */
export const readHistoryState = <Route extends keyof HistoryStates>(
  route: Route,
  state: unknown,
): HistoryStates[Route] => readers[route](fieldsOf(state));

/** Finds the state that belongs to an entry of the browser's history; `RouterNavigation` keeps it outside the entry. */
export const EntryStateContext = createContext<(entry: unknown) => unknown>((entry) => entry);

/** What another screen gave to this one. */
export const useHistoryState = <Route extends keyof HistoryStates>(route: Route): HistoryStates[Route] => {
  const stateOf = useContext(EntryStateContext);
  return readHistoryState(route, stateOf(useLocation().state));
};
