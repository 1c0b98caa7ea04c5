import { MatchersV3 } from '@pact-foundation/pact';
import type { HttpGateways } from '../../src/adapters/http/httpGateways';
import type { Session } from '../../src/domain/session/Session';

export type StateParameters = Record<string, string | number>;

/** What the provider has to be like before the call: a persona, and what has happened to it. */
export type GivenState = string | readonly [name: string, parameters: StateParameters];

/** One call of the portal, as the contract has it. */
export interface Interaction {
  /** Unique among all interactions. */
  readonly description: string;
  readonly given: readonly GivenState[];
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string | MatchersV3.Matcher<string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly status: number;
  readonly reply: unknown;
  readonly replyHeaders?: Record<string, MatchersV3.Matcher<string>>;
  /** The gateway method that makes the call, "claims.list". */
  readonly through: string;
  readonly act: (gateways: HttpGateways, signal: AbortSignal) => Promise<unknown>;
  /** `data` of what the call answers once more, after the tokens were renewed. */
  readonly afterRenewal?: unknown;
  /** What the portal makes of the reply: a value, or the details of a failure. */
  readonly outcome:
    { readonly value: unknown } | { readonly failure: { readonly status: number; readonly message: string } };
}

/** Who makes the calls. The verification puts the provider's own tokens in place of these. */
export const session: Session = {
  authToken: 'auth-token',
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  userName: 'nj-current@example.com',
};

export const tokens = { 'x-falcon-auth': session.authToken, 'x-falcon-access': session.accessToken };

const { fromProviderState, like, regex } = MatchersV3;

/** A text of the request that the provider's state decides; the portal's test sends the example. */
export const fromState = (name: string, example: string) => fromProviderState(`\${${name}}`, example);

export const pathFromState = (template: string, example: string) => fromProviderState(template, example);

export const text = (example: string) => like(example);

export const containing = (part: string, example: string) => regex(`.*${part}.*`, example);

export const date = (example: string) => regex('^\\d{4}-\\d{2}-\\d{2}$', example);

export const moment = (example: string) =>
  regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$', example);

export const oneOf = (example: string, ...others: readonly string[]) =>
  regex(`^(${[example, ...others].join('|')})$`, example);

export const dollars = (example: number) => MatchersV3.number(example);

/** Nothing but that it is done. */
export const done = { data: like({}) };

/** A refusal whose words are shown to the customer, and may be any. */
export const refusal = (example: string) => ({ message: like(example) });

/** Makes a call fail that succeeds otherwise. */
export const failing = (call: string, status: number, message: string): GivenState => [
  'call-fails',
  { call, status, message },
];
