import { isFailureInSession, isUnknownOutcome } from './ApiFailure';
import { PolicyWithoutTerms } from './policy/loadPolicy';
import type { CustomerRecord } from './ports/CustomerRecord';
import type { SentWrite } from './ports/SentWrites';
import type { UniqueIds } from './ports/UniqueIds';

/** The writes that happen once per decision of the customer. */
type WriteName = 'claim' | 'coverageChange' | 'cancellation' | 'paymentMethod' | 'billingTerm' | 'profile';

interface Write<Evidence> {
  readonly name: WriteName;
  /**
   * Reads the state back for what shows that a decision was carried out: `false` if nothing does, `undefined` if the state cannot be read.
   * Throws `ApiFailure` and `PolicyWithoutTerms`.
   */
  readonly readBack: (decision: string, signal: AbortSignal) => Promise<Evidence | false | undefined>;
  /** Whether a decision that was carried out makes a later one needless, even if it is another. */
  readonly settlesLater?: boolean;
}

interface Sending<Reply> {
  readonly decision: string;
  /** The key of a new decision; a fresh one if absent. */
  readonly key?: string;
  readonly send: (idempotencyKey: string) => Promise<Reply>;
  /** Names the change in a reply that only accepts it: the write stays open until the change is followed to its end. */
  readonly correlationIdOf?: (reply: Reply) => string | undefined;
}

/** What the state says about a write whose reply was lost. */
type Finding<Evidence> =
  | { readonly kind: 'done'; readonly evidence: Evidence }
  | { readonly kind: 'notDone' }
  /** The state could not be read either. */
  | { readonly kind: 'unknown' };

type WriteOutcome<Reply, Evidence> =
  { readonly kind: 'replied'; readonly reply: Reply } | Exclude<Finding<Evidence>, { readonly kind: 'notDone' }>;

type Sent = Pick<CustomerRecord, 'sent'>;

/** The write whose outcome is not known, if there is one. */
export const openWrite = ({ sent }: Sent, name: WriteName): SentWrite | undefined => {
  const write = sent.read()[name];
  return write?.isNotDone ? undefined : write;
};

const findingOf = async <Evidence>(reading: Promise<Evidence | false | undefined>): Promise<Finding<Evidence>> => {
  try {
    const evidence = await reading;
    if (evidence === undefined) return { kind: 'unknown' };
    return evidence === false ? { kind: 'notDone' } : { kind: 'done', evidence };
  } catch (failure) {
    if (failure instanceof PolicyWithoutTerms || isFailureInSession(failure)) return { kind: 'unknown' };
    throw failure;
  }
};

export type WriteOnce<Evidence = true> = ReturnType<typeof writeOnce<Evidence>>;

/** A write that is sent once per decision of the customer. */
export const writeOnce = <Evidence>(
  record: Sent,
  ids: UniqueIds,
  { name, readBack, settlesLater = false }: Write<Evidence>,
) => {
  const current = (): SentWrite | undefined => record.sent.read()[name];
  const keep = (write: SentWrite): void => record.sent.write({ ...record.sent.read(), [name]: write });

  /** Keeps the next state of a write, or nothing once its outcome is known. A customer who signed out meanwhile leaves nothing behind. */
  const update = (write: SentWrite | undefined, next?: SentWrite): void => {
    const { [name]: kept, ...others } = record.sent.read();
    if (kept === undefined || kept !== write) return;
    record.sent.write(next ? { ...others, [name]: next } : others);
  };

  /** Reads the state back to find out whether the write was carried out. Throws an `unauthorized` failure and unexpected errors. */
  const findOut = async (signal: AbortSignal): Promise<Finding<Evidence>> => {
    const write = current();
    if (write === undefined) return { kind: 'notDone' };
    const finding = await findingOf(readBack(write.decision, signal));
    update(write, finding.kind === 'done' ? undefined : { ...write, isNotDone: finding.kind === 'notDone' });
    return finding;
  };

  /**
   * Sends a decision. When its reply is lost, the state is read back before anything is sent again, and the same decision is then sent with
   * the same key. Throws `ApiFailure`, also that of a lost reply if the state shows that the decision was not carried out.
   */
  const send = async <Reply>(sending: Sending<Reply>): Promise<WriteOutcome<Reply, Evidence>> => {
    const { decision, key, correlationIdOf } = sending;
    const { signal } = new AbortController();
    const earlier = current();
    const isSame = earlier?.decision === decision;
    if (earlier) {
      const finding = await findOut(signal);
      if (finding.kind === 'unknown' || (finding.kind === 'done' && (settlesLater || isSame))) return finding;
    }
    const idempotencyKey = isSame ? earlier.idempotencyKey : (key ?? ids.next());
    const write: SentWrite = { idempotencyKey, decision, isNotDone: false };
    keep(write);
    try {
      const reply = await sending.send(idempotencyKey);
      const correlationId = correlationIdOf?.(reply);
      update(write, correlationId === undefined ? undefined : { ...write, correlationId });
      return { kind: 'replied', reply };
    } catch (failure) {
      if (isUnknownOutcome(failure)) {
        const finding = await findOut(signal);
        if (finding.kind !== 'notDone') return finding;
      } else update(write);
      throw failure;
    }
  };

  return {
    send,
    findOut,
    /** The write while its outcome is not known. */
    open: () => openWrite(record, name),
    /** For a write whose outcome is known from elsewhere. */
    forget: () => update(current()),
  };
};
