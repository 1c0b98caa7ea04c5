import { ApiFailure } from '../../application/ApiFailure';
import { isAborted } from '../../application/failureRoute';
import type { Delay } from '../../application/ports/Delay';
import type { CallName, Gateways } from '../../application/ports/Gateways';
import { type FaultCode, faultTable } from '../faults/faultTable';
import { faultReply } from './faultReply';
import { redacted } from './redacted';

/** A fault that a developer or a test has set. */
export interface Fault {
  /** "*" is every call. */
  readonly call: CallName | '*';
  readonly code: FaultCode;
  /** Whether the fault is over after one call. */
  readonly once: boolean;
}

/** One call, as the development panel shows it. */
interface CallRecord {
  /** "claims.submit" and so on. */
  readonly call: string;
  /** As JSON, without passwords, codes and tokens. */
  readonly sent: string;
  /** "answered", "failed 500 Something broke." and so on. */
  outcome: string;
}

/** The simulated network between the portal and the in-memory insurer. Mutable. */
export interface Network {
  /** Milliseconds per call. */
  latency: number;
  readonly faults: Fault[];
  /** The latest calls, oldest first. */
  readonly log: CallRecord[];
  readonly wait: Delay;
  /** Called whenever the faults or the log change. */
  changed: () => void;
}

const LOGGED_CALLS = 200;

/** A network without latency or faults. Without `wait`, delays take no time. */
export const quietNetwork = (wait: Delay = () => Promise.resolve()): Network => ({
  latency: 0,
  faults: [],
  log: [],
  wait,
  changed: () => undefined,
});

/** Returns the fault of this call, and removes it if it happens once. */
const takeFault = (faults: Fault[], call: string): FaultCode | undefined => {
  const index = faults.findIndex((fault) => fault.call === call || fault.call === '*');
  const fault = faults[index];
  if (fault?.once) faults.splice(index, 1);
  return fault?.code;
};

const outcomeOf = (failure: unknown): string => {
  if (failure instanceof ApiFailure) return `failed ${failure.details.status} ${failure.details.message}`.trim();
  // The customer left.
  if (isAborted(failure)) return 'abandoned';
  // A defect of the in-memory insurer.
  return `broken ${String(failure)}`;
};

const send = async (
  network: Network,
  name: string,
  sent: readonly unknown[],
  call: () => Promise<unknown>,
): Promise<unknown> => {
  const record: CallRecord = { call: name, sent: redacted(name, sent), outcome: 'under way' };
  network.log.push(record);
  if (network.log.length > LOGGED_CALLS) network.log.shift();

  const signal = sent.find((value) => value instanceof AbortSignal) ?? new AbortController().signal;
  const code = takeFault(network.faults, name);
  const outcome = code && faultTable[code].port;
  network.changed();
  const delay = network.latency + (outcome?.kind === 'slow' ? outcome.milliseconds : 0);
  try {
    signal.throwIfAborted();
    if (delay > 0) await network.wait(delay, signal);
    if (code && outcome?.kind === 'fails') {
      // The customer does not see this outcome.
      if (outcome.isCarriedOut) await Promise.allSettled([call()]);
      const failure = new ApiFailure(outcome.failure);
      const reply = faultReply(name, code);
      if (reply === undefined) throw failure;
      record.outcome = outcomeOf(failure);
      return reply;
    }
    const answer = await call();
    record.outcome = 'answered';
    return answer;
  } catch (failure) {
    record.outcome = outcomeOf(failure);
    throw failure;
  } finally {
    network.changed();
  }
};

/**
 * Gateways whose calls pass through the network: they take time, can be aborted, meet faults, and are logged.
 * @param afterCall runs after each call that was carried out
 */
export const throughNetwork = (
  gateways: Gateways,
  network: Network,
  afterCall: () => void = () => undefined,
): Gateways => {
  const through = <Area extends keyof Gateways>(area: Area): Gateways[Area] =>
    new Proxy(gateways[area], {
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
  return {
    auth: through('auth'),
    claims: through('claims'),
    customer: through('customer'),
    policy: through('policy'),
    rating: through('rating'),
    billing: through('billing'),
    documents: through('documents'),
  };
};
