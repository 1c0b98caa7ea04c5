import { isUnknownOutcome } from '../ApiFailure';
import { ifFailed } from '../ifFailed';
import type { CustomerRecord } from '../ports/CustomerRecord';
import type { SentWrite, WriteName } from '../ports/SentWrites';
import type { UniqueIds } from '../ports/UniqueIds';

interface Write<Decision, Evidence> {
  readonly name: WriteName;
  /** How the record keeps a decision as text. A reload reads it back, and another release may have written it. */
  readonly text: {
    readonly of: (decision: Decision) => string;
    readonly parse: (text: string) => Decision;
  };
  /** Reads the state back, and looks for evidence that a decision was carried out. Throws `ApiFailure`. */
  readonly readBack: (decision: Decision, signal: AbortSignal) => Promise<Finding<Evidence>>;
  /** Whether a decision that was carried out makes a later one needless, even if it is another. */
  readonly supersedesLater?: boolean;
}

interface Sending<Decision, Reply> {
  readonly decision: Decision;
  /** The key of a new decision; a fresh one if absent. */
  readonly key?: string;
  readonly send: (idempotencyKey: string) => Promise<Reply>;
  /** Names the change in a reply that only accepts it: the write stays open until the change is followed to its end. */
  readonly correlationIdOf?: (reply: Reply) => string | undefined;
}

/** What the state says about a write whose reply was lost. */
export type Finding<Evidence> =
  | { readonly kind: 'done'; readonly evidence: Evidence }
  | { readonly kind: 'notDone' }
  /** The state could not be read either. */
  | { readonly kind: 'unknown' };

type WriteOutcome<Reply, Evidence> =
  | { readonly kind: 'replied'; readonly reply: Reply }
  | Exclude<Finding<Evidence>, { readonly kind: 'notDone' }>;

type Sent = Pick<CustomerRecord, 'sent'>;

/** The write whose outcome is not known, if there is one. */
export const pendingWrite = ({ sent }: Sent, name: WriteName): SentWrite | undefined => {
  const write = sent.read()[name];
  return write?.mayResend ? undefined : write;
};

/** A decision that is a text already. */
export const asText = { of: (decision: string): string => decision, parse: (text: string): string => text };

/** A finding without more evidence than that the state shows the decision. */
export const found = (isDone: boolean): Finding<true> =>
  isDone ? { kind: 'done', evidence: true } : { kind: 'notDone' };

/** A write as the record keeps it. */
const keptWrite = ({ sent }: Sent, name: WriteName) => ({
  read: (): SentWrite | undefined => sent.read()[name],
  keep: (write: SentWrite): void => sent.write({ ...sent.read(), [name]: write }),
  /** Keeps the next state of a write, or nothing once its outcome is known. A customer who signed out meanwhile leaves nothing behind. */
  update: (write: SentWrite | undefined, next?: SentWrite): void => {
    const { [name]: kept, ...others } = sent.read();
    if (kept === undefined || kept !== write) return;
    sent.write(next ? { ...others, [name]: next } : others);
  },
});

type KeptWrite = ReturnType<typeof keptWrite>;

/** Reads the state back to find out whether the write was carried out. Throws an `unauthorized` failure and unexpected errors. */
const resolveWrite = async <Decision, Evidence>(
  kept: KeptWrite,
  { text, readBack }: Pick<Write<Decision, Evidence>, 'text' | 'readBack'>,
  signal: AbortSignal,
): Promise<Finding<Evidence>> => {
  const write = kept.read();
  if (write === undefined) return { kind: 'notDone' };
  const finding = await readBack(text.parse(write.decision), signal).catch(ifFailed({ kind: 'unknown' } as const));
  kept.update(write, finding.kind === 'done' ? undefined : { ...write, mayResend: finding.kind === 'notDone' });
  return finding;
};

/** Sends a write, and reads the state back if its reply is lost. */
const sendWrite = async <Decision, Reply, Evidence>(
  kept: KeptWrite,
  write: SentWrite,
  { send, correlationIdOf }: Sending<Decision, Reply>,
  resolve: () => Promise<Finding<Evidence>>,
): Promise<WriteOutcome<Reply, Evidence>> => {
  kept.keep(write);
  try {
    const reply = await send(write.idempotencyKey);
    const correlationId = correlationIdOf?.(reply);
    kept.update(write, correlationId === undefined ? undefined : { ...write, correlationId });
    return { kind: 'replied', reply };
  } catch (failure) {
    if (isUnknownOutcome(failure)) {
      const finding = await resolve();
      if (finding.kind !== 'notDone') return finding;
    } else kept.update(write);
    throw failure;
  }
};

export type WriteOnce<Decision, Evidence = true> = ReturnType<typeof writeOnce<Decision, Evidence>>;

/** A write that is sent once per decision of the customer. */
export const writeOnce = <Decision, Evidence>(record: Sent, ids: UniqueIds, write: Write<Decision, Evidence>) => {
  const { name, text, supersedesLater = false } = write;
  const kept = keptWrite(record, name);
  const resolve = (signal: AbortSignal) => resolveWrite(kept, write, signal);

  /**
   * Sends a decision. When its reply is lost, the state is read back before anything is sent again, and the same decision is then sent with
   * the same key. Throws `ApiFailure`, also for a lost reply if the state shows that the decision was not carried out.
   */
  const send = async <Reply>(sending: Sending<Decision, Reply>): Promise<WriteOutcome<Reply, Evidence>> => {
    const decision = text.of(sending.decision);
    const { signal } = new AbortController();
    const earlier = kept.read();
    const isSame = earlier?.decision === decision;
    if (earlier) {
      const finding = await resolve(signal);
      if (finding.kind === 'unknown' || (finding.kind === 'done' && (supersedesLater || isSame))) return finding;
    }
    const idempotencyKey = isSame ? earlier.idempotencyKey : (sending.key ?? ids.next());
    return sendWrite(kept, { idempotencyKey, decision, mayResend: false }, sending, () => resolve(signal));
  };

  return {
    send,
    resolve,
    /** The write while its outcome is not known, with its decision. */
    pending: () => {
      const sent = pendingWrite(record, name);
      return sent && { ...sent, decision: text.parse(sent.decision) };
    },
    /** For a write whose outcome is known from elsewhere. */
    forget: () => kept.update(kept.read()),
  };
};
