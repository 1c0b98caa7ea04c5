import { ApiFailure } from './ApiFailure';
import { PolicyWithoutTerms } from './policy/loadPolicy';
import type { CustomerRecord } from './ports/CustomerRecord';
import type { SentWrite } from './ports/SentWrites';
import type { UniqueIds } from './ports/UniqueIds';

/** The writes that happen once per decision of the customer. */
type WriteName = 'claim' | 'coverageChange' | 'cancellation' | 'paymentMethod' | 'billingTerm' | 'profile';

export interface Write<Reply> {
  readonly name: WriteName;
  readonly decision: string;
  /** The key of a new decision; a fresh one if absent. */
  readonly key?: string;
  readonly send: (idempotencyKey: string) => Promise<Reply>;
  /** Reads the state back and says whether it shows a decision, if it can be read. Throws `ApiFailure` and `PolicyWithoutTerms`. */
  readonly isDone: (decision: string) => Promise<boolean | undefined>;
  /** Whether an earlier decision that was carried out is this one. If absent, every earlier one is. */
  readonly isThis?: (earlier: string) => boolean;
  /** Names the change in a reply that only accepts it: the write stays open until the change is followed to its end. */
  readonly correlationIdOf?: (reply: Reply) => string | undefined;
}

/** What the state says about a write whose reply was lost. */
export type Finding = 'done' | 'notDone' | 'unknown';

type WriteOutcome<Reply> =
  | { readonly kind: 'replied'; readonly reply: Reply }
  | { readonly kind: 'done' }
  /** The failure is that of the lost reply. */
  | { readonly kind: 'notDone'; readonly failure: ApiFailure }
  /** The state could not be read either. */
  | { readonly kind: 'unknown' };

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

const keepWrite = ({ sent }: Sent, name: WriteName, write: SentWrite): void =>
  sent.write({ ...sent.read(), [name]: write });

/**
 * Reads the state back to find out whether a write was carried out. Throws an `unauthorized` failure and unexpected errors.
 * @param isDone reads the state, and says whether it shows the decision
 */
export const findOut = async (
  record: Sent,
  name: WriteName,
  isDone: (decision: string) => Promise<boolean | undefined>,
): Promise<Finding> => {
  const write = record.sent.read()[name];
  if (write === undefined) return 'notDone';
  const finding = await findingOf(isDone(write.decision));
  // A customer who signed out meanwhile leaves nothing behind.
  if (record.sent.read()[name] !== write) return finding;
  if (finding === 'done') forgetWrite(record, name);
  else keepWrite(record, name, { ...write, isNotDone: finding === 'notDone' });
  return finding;
};

const findingOf = async (reading: Promise<boolean | undefined>): Promise<Finding> => {
  try {
    const isDone = await reading;
    if (isDone === undefined) return 'unknown';
    return isDone ? 'done' : 'notDone';
  } catch (failure) {
    if (failure instanceof PolicyWithoutTerms) return 'unknown';
    if (!(failure instanceof ApiFailure) || failure.details.kind === 'unauthorized') throw failure;
    return 'unknown';
  }
};

export type WriteOnce = ReturnType<typeof writeOnce>;

/**
 * Sends a write once per decision of the customer. When its reply is lost, the state is read back before anything is sent again, and
 * the same decision is then sent with the same key. Throws `ApiFailure`.
 */
export const writeOnce =
  (record: Sent, ids: UniqueIds) =>
  async <Reply>({
    name,
    decision,
    key,
    send,
    isDone,
    isThis = () => true,
    correlationIdOf,
  }: Write<Reply>): Promise<WriteOutcome<Reply>> => {
    const earlier = record.sent.read()[name];
    if (earlier) {
      const finding = await findOut(record, name, isDone);
      if (finding === 'unknown' || (finding === 'done' && isThis(earlier.decision))) return { kind: finding };
    }
    const idempotencyKey = earlier?.decision === decision ? earlier.idempotencyKey : (key ?? ids.next());
    const write: SentWrite = { idempotencyKey, decision, isNotDone: false };
    keepWrite(record, name, write);
    const isKept = (): boolean => record.sent.read()[name] === write;
    try {
      const reply = await send(idempotencyKey);
      const correlationId = correlationIdOf?.(reply);
      if (isKept() && correlationId === undefined) forgetWrite(record, name);
      else if (isKept()) keepWrite(record, name, { ...write, correlationId });
      return { kind: 'replied', reply };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.details.kind === 'unknownOutcome') {
        const finding = await findOut(record, name, isDone);
        return finding === 'notDone' ? { kind: finding, failure } : { kind: finding };
      }
      if (isKept()) forgetWrite(record, name);
      throw failure;
    }
  };
