import { ApiFailure } from '../../application/ApiFailure';
import type { Wait } from '../../application/ports/Wait';
import { expectedReply } from './expectedReply';
import { type Fault, failureOf, isCarriedOut, takeFault } from './faults';
import type { MemoryGateways } from './memoryGateways';
import { redacted } from './redacted';

export type CallOutcome =
  | { readonly kind: 'underWay' }
  | { readonly kind: 'answered' }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string }
  /** The caller left before the answer came. */
  | { readonly kind: 'abandoned' }
  /** A defect of the in-memory insurer. */
  | { readonly kind: 'broken'; readonly message: string };

/** One call that was made, for developers to look at. */
export interface CallRecord {
  /** "claims.submit" and so on. */
  readonly call: string;
  /** Without passwords, codes and tokens. */
  readonly sent: readonly unknown[];
  outcome: CallOutcome;
}

/** How the way to the in-memory insurer behaves; changed in place. */
export interface Network {
  /** What every call takes, in milliseconds. */
  latency: number;
  readonly faults: Fault[];
  /** The last calls, in order. */
  readonly log: CallRecord[];
  readonly wait: Wait;
  /** Is told when a fault is used up or a call goes on. */
  changed: () => void;
}

const LOGGED_CALLS = 200;

const noWait: Wait = () => Promise.resolve();

/** A network without latency or faults. Without a `wait`, latency takes no time. */
export const quietNetwork = (wait: Wait = noWait): Network => ({
  latency: 0,
  faults: [],
  log: [],
  wait,
  changed: () => undefined,
});

/** Thrown to a caller that left before the answer came. */
class Abandoned extends Error {
  override readonly name = 'AbortError';
}

const outcomeOf = (failure: unknown): CallOutcome => {
  if (failure instanceof ApiFailure) {
    return { kind: 'failed', status: failure.details.status, message: failure.details.message };
  }
  // By its name: a `DOMException` is no `Error` everywhere.
  if (typeof failure === 'object' && failure !== null && Reflect.get(failure, 'name') === 'AbortError')
    return { kind: 'abandoned' };
  return { kind: 'broken', message: String(failure) };
};

const nobodyLeaves = new AbortController().signal;

/** Sends one call over the network. */
const send = async (
  network: Network,
  name: string,
  sent: readonly unknown[],
  call: () => Promise<unknown>,
): Promise<unknown> => {
  const record: CallRecord = { call: name, sent: redacted(name, sent), outcome: { kind: 'underWay' } };
  network.log.push(record);
  if (network.log.length > LOGGED_CALLS) network.log.shift();

  const signal = sent.find((value) => value instanceof AbortSignal) ?? nobodyLeaves;
  const effect = takeFault(network.faults, name);
  const fault = failureOf(effect);
  network.changed();
  const delay = network.latency + (effect?.kind === 'slow' ? effect.milliseconds : 0);
  try {
    if (signal.aborted) throw new Abandoned();
    if (delay > 0) await network.wait(delay, signal);
    if (fault) {
      // Whatever comes of it, nobody hears of it.
      if (isCarriedOut(effect)) await Promise.allSettled([call()]);
      throw fault;
    }
    const answer = await call();
    record.outcome = { kind: 'answered' };
    return answer;
  } catch (failure) {
    record.outcome = outcomeOf(failure);
    if (!(failure instanceof ApiFailure)) throw failure;
    const reply = expectedReply(name, failure.details, effect?.kind === 'answer' || failure !== fault);
    if (reply === undefined) throw failure;
    return reply;
  } finally {
    network.changed();
  }
};

/** The gateways of one area as they are seen through the network. */
const areaThrough = <Area extends keyof MemoryGateways>(
  area: Area,
  gateway: MemoryGateways[Area],
  network: Network,
  afterCall: () => void,
): MemoryGateways[Area] =>
  new Proxy(gateway, {
    get: (target, method) => {
      const call: unknown = Reflect.get(target, method);
      if (typeof call !== 'function') return call;
      return (...sent: unknown[]) =>
        send(network, `${area}.${String(method)}`, sent, async () => {
          const answer: unknown = await Reflect.apply(call, target, sent);
          afterCall();
          return answer;
        });
    },
  });

/**
 * Every gateway as it is seen through the network: a call takes its time, can be abandoned, runs into faults, and is logged.
 *
 * @param afterCall runs after each call that the insurer carried out
 */
export const throughNetwork = (
  gateways: MemoryGateways,
  network: Network,
  afterCall: () => void = () => undefined,
): MemoryGateways => ({
  auth: areaThrough('auth', gateways.auth, network, afterCall),
  claims: areaThrough('claims', gateways.claims, network, afterCall),
  customer: areaThrough('customer', gateways.customer, network, afterCall),
  policy: areaThrough('policy', gateways.policy, network, afterCall),
  rating: areaThrough('rating', gateways.rating, network, afterCall),
  billing: areaThrough('billing', gateways.billing, network, afterCall),
  documents: areaThrough('documents', gateways.documents, network, afterCall),
});
