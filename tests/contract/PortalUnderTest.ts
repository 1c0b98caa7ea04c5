import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { Slot } from '../../src/application/ports/CustomerRecord';
import type { Outside } from '../../src/composition/Outside';
import type { CalendarDate } from '../../src/domain/CalendarDate';
import type { Session } from '../../src/domain/session/Session';

/** Every gateway of the portal, by API area. */
export type Gateways = Omit<Outside, 'addressLookup' | 'cardService'>;

/** "claims.submit" and so on, for every method of every gateway. */
export type CallName = {
  [Area in keyof Gateways]: `${Area}.${keyof Gateways[Area] & string}`;
}[keyof Gateways];

/** What a call meets instead of its plain answer. */
export type Fault =
  /** The insurer answers with this failure. */
  | { readonly kind: 'answer'; readonly status: number; readonly message: string; readonly correlationId?: string }
  /** The call never reaches the insurer. */
  | { readonly kind: 'noResponse' }
  /** The insurer carries the call out, and nobody hears of it. */
  | { readonly kind: 'lostAnswer' }
  /** A success that is not as it must be. */
  | { readonly kind: 'unreadable' };

/**
 * One portal and one insurer of its own, for one test. A suite knows nothing else of the adapter that it runs on: an adapter's test
 * file says how to open one, and runs every suite.
 */
export interface PortalUnderTest {
  readonly gateways: Gateways;
  /** Whose tokens the calls bear: a suite signs in, out or as somebody else by writing it. */
  readonly session: Pick<Slot<Session | undefined>, 'read' | 'write'>;
  /** What day it is at the insurer. */
  readonly today: CalendarDate;
  /** Lets the next call of this method meet a fault; the one after it is answered again. */
  failNext(call: CallName, fault: Fault): Promise<void>;
}

/** Opens a portal over an insurer that nothing has happened to, signed in as a persona or as nobody. */
export type OpenPortal = (persona?: PersonaName) => Promise<PortalUnderTest>;

/** The one password of the accounts (decisions, "Accounts of the in-memory adapter"). */
export const password = 'Hearth-2026!';

/** The verification codes that the insurer of the tests knows. */
export const codes = { right: '246810', expired: '111111', tooManyAttempts: '999999', wrong: '123456' } as const;

/** What the card service of the tests gives for a card, a bank account, and a card of which nothing was typed. */
export const billingTokens = {
  card: 'tok:credit_card:visa:1111',
  bankAccount: 'tok:bank_account_info::6789',
  blank: 'tok:credit_card::',
  unknown: 'no-such-token',
} as const;

/** A read of a customer who stays. */
export const staying = (): AbortSignal => new AbortController().signal;

/** Signs a persona in, by the password of all accounts or one of its own. */
export const signIn = async (portal: PortalUnderTest, userName: string, secret = password): Promise<Session> => {
  const reply = await portal.gateways.auth.login({ userName, password: secret });
  if (reply.kind !== 'signedIn') throw new Error(`${userName} cannot sign in: ${reply.kind}`);
  portal.session.write(reply.session);
  return reply.session;
};

export const emailOf = (persona: PersonaName): string => `${persona}@example.com`;
