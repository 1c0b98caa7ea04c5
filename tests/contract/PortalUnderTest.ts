import type { FaultCode } from '../../src/adapters/faults/faultTable';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { ChangeStatus } from '../../src/application/ports/ChangeStatus';
import type { CallName, Gateways } from '../../src/application/ports/Gateways';
import type { Slot } from '../../src/application/ports/Slot';
import type { BillingHistory } from '../../src/domain/billing/BillingHistory';
import type { CalendarDate } from '../../src/domain/CalendarDate';
import type { CoverageCode } from '../../src/domain/policy/Coverage';
import type { Session } from '../../src/domain/session/Session';

/** A portal with its own insurer, for one test. A suite uses nothing else of the adapter that it runs on. */
export interface PortalUnderTest {
  readonly gateways: Gateways;
  /** The tokens that the calls carry. Suites write it to sign in, out, or as another customer. */
  readonly session: Pick<Slot<Session | undefined>, 'read' | 'write'>;
  /** Today's date at the insurer. */
  readonly today: CalendarDate;
  /** The next call of this method meets a fault of the fault table. */
  failNext(call: CallName, fault: FaultCode): Promise<void>;
}

/** Opens a portal over a fresh insurer, signed in as a persona or signed out. */
export type OpenPortal = (persona?: PersonaName) => Promise<PortalUnderTest>;

/** The password of every account. */
export const password = 'Hearth-2026!';

/** The verification codes that the insurer of the tests knows. */
export const codes = { right: '246810', expired: '111111', tooManyAttempts: '999999', wrong: '123456' } as const;

/** Tokens of the in-memory card service: a card, a bank account, and a card without a number. */
export const billingTokens = {
  card: 'tok:credit_card:visa:1111',
  bankAccount: 'tok:bank_account_info::6789',
  blank: 'tok:credit_card::',
  unknown: 'no-such-token',
} as const;

/** A text that is not empty. */
export const someText = expect.stringMatching(/./) as string;

/** A refusal that says why. */
export const refused = { kind: 'refused', message: someText };

export const coverages = (...codes: readonly CoverageCode[]) => codes.map((code) => ({ code }));

/** The signal of a customer who does not leave. */
export const staying = (): AbortSignal => new AbortController().signal;

/** Signs a persona in. */
export const signIn = async (
  portal: Pick<PortalUnderTest, 'gateways' | 'session'>,
  userName: string,
): Promise<Session> => {
  const reply = await portal.gateways.auth.login({ userName, password });
  if (reply.kind !== 'signedIn') throw new Error(`${userName} cannot sign in: ${reply.kind}`);
  portal.session.write(reply.session);
  return reply.session;
};

export const emailOf = (persona: PersonaName): string => `${persona}@example.com`;

/** Asks for the status of a change until it is not pending any more. */
export const outcomeOf = async (ask: () => Promise<ChangeStatus>): Promise<ChangeStatus> => {
  for (let polls = 0; polls < 20; polls += 1) {
    const status = await ask();
    if (status.kind !== 'pending') return status;
  }
  throw new Error('still pending');
};

export const historyOf = async ({ gateways: { billing } }: PortalUnderTest): Promise<BillingHistory> => {
  const reply = await billing.history(staying());
  if (reply.kind !== 'loaded') throw new Error(reply.kind);
  return reply.value;
};
