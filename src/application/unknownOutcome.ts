import { ApiFailure } from './ApiFailure';
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
  | { readonly kind: 'done'; readonly decision: string; readonly evidence: Evidence }
  | { readonly kind: 'notDone' }
  /** The state could not be read either. */
  | { readonly kind: 'unknown' };

type WriteOutcome<Reply, Evidence> =
  | { readonly kind: 'replied'; readonly reply: Reply }
  | Exclude<Finding<Evidence>, { readonly kind: 'notDone' }>
  /** The failure is that of the lost reply. */
  | { readonly kind: 'notDone'; readonly failure: ApiFailure };

type Sent = Pick<CustomerRecord, 'sent'>;

/** The write whose outcome is not known, if there is one. */
export const openWrite = ({ sent }: Sent, name: WriteName): SentWrite | undefined => {
  const write = sent.read()[name];
  return write?.isNotDone ? undefined : write;
};

/** The outcome is known, so nothing of the write is kept. */
export const forgetWrite = ({ sent }: Sent, name: WriteName): void => {
  const { [name]: write, ...others } = sent.read();
  if (write !== undefined) sent.write(others);
};

const findingOf = async <Evidence>(
  reading: Promise<Evidence | false | undefined>,
  decision: string,
): Promise<Finding<Evidence>> => {
  try {
    const evidence = await reading;
    if (evidence === undefined) return { kind: 'unknown' };
    return evidence === false ? { kind: 'notDone' } : { kind: 'done', decision, evidence };
  } catch (failure) {
    if (failure instanceof PolicyWithoutTerms) return { kind: 'unknown' };
    if (!(failure instanceof ApiFailure) || failure.details.kind === 'unauthorized') throw failure;
    return { kind: 'unknown' };
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

  /** Reads the state back to find out whether the write was carried out. Throws an `unauthorized` failure and unexpected errors. */
  const findOut = async (signal: AbortSignal): Promise<Finding<Evidence>> => {
    const write = current();
    if (write === undefined) return { kind: 'notDone' };
    const finding = await findingOf(readBack(write.decision, signal), write.decision);
    // A customer who signed out meanwhile leaves nothing behind.
    if (current() !== write) return finding;
    if (finding.kind === 'done') forgetWrite(record, name);
    else keep({ ...write, isNotDone: finding.kind === 'notDone' });
    return finding;
  };

  /**
   * Sends a decision. When its reply is lost, the state is read back before anything is sent again, and the same decision is then sent with
   * the same key. Throws `ApiFailure`.
   */
  const send = async <Reply>(sending: Sending<Reply>): Promise<WriteOutcome<Reply, Evidence>> => {
    const { decision, key, correlationIdOf } = sending;
    const { signal } = new AbortController();
    const earlier = current();
    if (earlier) {
      const finding = await findOut(signal);
      if (finding.kind === 'unknown') return finding;
      if (finding.kind === 'done' && (settlesLater || finding.decision === decision)) return finding;
    }
    const idempotencyKey = earlier?.decision === decision ? earlier.idempotencyKey : (key ?? ids.next());
    const write: SentWrite = { idempotencyKey, decision, isNotDone: false };
    keep(write);
    try {
      const reply = await sending.send(idempotencyKey);
      const correlationId = correlationIdOf?.(reply);
      if (current() === write && correlationId === undefined) forgetWrite(record, name);
      else if (current() === write) keep({ ...write, correlationId });
      return { kind: 'replied', reply };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.details.kind === 'unknownOutcome') {
        const finding = await findOut(signal);
        return finding.kind === 'notDone' ? { ...finding, failure } : finding;
      }
      if (current() === write) forgetWrite(record, name);
      throw failure;
    }
  };

  return { send, findOut };
};
