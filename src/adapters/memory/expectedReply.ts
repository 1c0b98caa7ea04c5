import type { FailureDetails } from '../../application/ApiFailure';
import type { CallName, MemoryGateways } from './memoryGateways';

type Reply<Call extends CallName> = Call extends `${infer Area extends keyof MemoryGateways}.${infer Method}`
  ? Method extends keyof MemoryGateways[Area]
    ? MemoryGateways[Area][Method] extends (...sent: never[]) => Promise<infer Answer>
      ? Answer
      : never
    : never
  : never;

interface Failed extends FailureDetails {
  /** Whether the insurer answered so; otherwise nobody knows what it would have said. */
  readonly isAnswer: boolean;
}

const billingLoad = ({ status }: Failed) =>
  [400, 404, 500].includes(status) ? ({ kind: 'unavailable' } as const) : undefined;

const coverageChange = ({ status, message }: Failed) => {
  if (status === 401) return undefined;
  return message.includes('PolicyChangeForbidden')
    ? ({ kind: 'forbidden' } as const)
    : ({ kind: 'refused', message } as const);
};

/** The failures that a port expects (both documents, section 8), and what it makes of them. */
const expected: { readonly [Call in CallName]?: (failed: Failed) => Reply<Call> | undefined } = {
  'auth.login': ({ status }) => (status === 401 ? { kind: 'invalidCredentials' } : undefined),
  'auth.checkInvitation': ({ status }) => ({ kind: status === 404 ? 'notFound' : 'userExists' }),
  'customer.save': ({ status, message }) =>
    status === 401 || status >= 500 ? undefined : { kind: 'refused', message },
  'customer.requestEmailCode': ({ status, message }) =>
    status === 400 && message.includes('already exists') ? { kind: 'inUse' } : undefined,
  'customer.confirmEmailChange': ({ message, isAnswer }) => {
    if (!isAnswer) return undefined;
    if (message.includes('expired')) return { kind: 'expired' };
    return { kind: message.includes('attempts') ? 'tooManyAttempts' : 'rejected' };
  },
  'policy.cancel': ({ status, message }) =>
    status === 400 || status === 500 ? { kind: 'refused', message } : undefined,
  'policy.changeCoverages': coverageChange,
  'rating.preview': coverageChange,
  'billing.history': billingLoad,
  'billing.term': billingLoad,
  'billing.updateMethod': ({ status, message }) => {
    if (status !== 400) return undefined;
    return message.includes("can't be blank") ? { kind: 'blankFields' } : { kind: 'refused', message };
  },
};

const replies: Readonly<Record<string, ((failed: Failed) => unknown) | undefined>> = expected;

/** The reply that a port has for a failure; `undefined` for one that it throws. */
export const expectedReply = (call: string, failure: FailureDetails, isAnswer: boolean): unknown =>
  replies[call]?.({ ...failure, isAnswer });
