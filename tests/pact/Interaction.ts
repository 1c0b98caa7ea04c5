import { MatchersV3 } from '@pact-foundation/pact';
import type { Says } from '../../scripts/pact/says';
import type { Gateways } from '../../src/application/ports/Gateways';
import type { Session } from '../../src/domain/session/Session';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

type StateParameters = { readonly [name: string]: Json };

/** What the provider has before the call: a persona, and what has happened to it. */
type GivenState = string | readonly [name: string, parameters: StateParameters];

/** One call of the portal, as the contract has it. */
export interface Interaction {
  /** Unique among all interactions. */
  readonly description: string;
  readonly given: readonly GivenState[];
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string | MatchersV3.Matcher<string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string | MatchersV3.Matcher<string>>;
  readonly body?: unknown;
  /** 200 unless said otherwise. */
  readonly status?: number;
  /** Any status of this class, or of this list, will do. */
  readonly statusClass?: 'success' | 'clientError' | 'error' | readonly number[];
  /** Absent where the portal does not use the body. */
  readonly reply?: unknown;
  /** A part of `data` that the portal needs in one of two places. A contract cannot express that. */
  readonly either?: object;
  /** A failure that the portal tells from others, by its code or by its message: a contract cannot ask for one of the two. */
  readonly says?: Says;
  readonly act: (gateways: Gateways, signal: AbortSignal) => Promise<unknown>;
  /** The tokens that the call sends; `session` unless said otherwise. A stranger has none. */
  readonly as?: Session | 'a stranger';
  /** `data` of the repeated call, after the tokens were refreshed. */
  readonly afterRefresh?: unknown;
  /** What the portal makes of the reply: a value, or the details of a failure. */
  readonly outcome:
    | { readonly value: unknown }
    | { readonly failure: { readonly status: number; readonly message: string } };
}

/** Who makes the calls. The provider's states answer the real tokens. */
export const session: Session = {
  authToken: 'auth-token',
  accessToken: 'access-token',
  refreshToken: 'refresh-token',
  userName: 'nj-current@example.com',
};

const { fromProviderState, like, regex } = MatchersV3;

/** A text of the request that the provider's state answers; the portal's test sends the example. */
export const fromState = (name: string, example: string) => fromProviderState(`\${${name}}`, example);

export const pathFromState = (template: string, example: string) => fromProviderState(template, example);

export const tokens = {
  'x-falcon-auth': fromState('authToken', session.authToken),
  'x-falcon-access': fromState('accessToken', session.accessToken),
};

/** A text that is not empty. */
export const filled = (example: string) => regex('^[\\s\\S]+$', example);

/** What a header can carry. */
export const token = (example: string) => regex('^[\\x21-\\x7e]+$', example);

export const email = (example: string) => regex('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', example);

/** A moment of ISO 8601 with its zone, with or without milliseconds. */
export const moment = (example: string) =>
  regex(
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[T ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d([.,]\\d+)?)?([Zz]|[+-]\\d{2}(:?\\d{2})?)$',
    example,
  );

/** A list of any length whose items are like this one. */
export const anyNumberOf = (item: object): unknown => ({ 'pact:matcher:type': 'type', min: 0, value: [item] });

/** Statuses that refuse, and neither sign the customer out (401) nor lead to the not-found page (404). */
export const refusing: readonly number[] = [
  400, 402, 403, 405, 406, 409, 410, 412, 413, 415, 422, 423, 424, 428, 429, 500, 501, 503,
];

/** A refusal whose message the portal shows. */
export const refusal = (example: string) => ({ message: like(example) });

/** A call that is refused with a message, which the portal shows. */
export const refused = (message: string) =>
  ({
    status: 400,
    statusClass: refusing,
    reply: refusal(message),
    outcome: { failure: { status: 400, message } },
  }) as const;

/** A refusal that the portal tells from others. */
export const recognised = (says: Says, message: string) =>
  ({ status: 400, statusClass: 'error', reply: refusal(message), says }) as const;

/** The state for everything that any signed-in customer can do. */
export const anyCustomer = 'any-customer';
