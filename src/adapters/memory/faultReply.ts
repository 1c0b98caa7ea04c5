import type { FailureDetails } from '../../application/ApiFailure';
import type { CallName, Gateways } from '../../application/ports/Gateways';
import { type FaultCode, faultCodes, faultTable } from '../faults/faultTable';

type Reply<Call extends CallName> = Call extends `${infer Area extends keyof Gateways}.${infer Method}`
  ? Method extends keyof Gateways[Area]
    ? Gateways[Area][Method] extends (...sent: never[]) => Promise<infer Answer>
      ? Answer
      : never
    : never
  : never;

type Replies<Value> = Readonly<Partial<Record<FaultCode, Value>>>;

type Details = Pick<FailureDetails, 'message' | 'pause'>;

const detailsOf = ({ port }: (typeof faultTable)[FaultCode]): Details =>
  port.kind === 'fails' ? port.failure : { message: '' };

const each = <Value>(codes: readonly FaultCode[], replyTo: (details: Details) => Value): Replies<Value> =>
  Object.fromEntries(codes.map((code) => [code, replyTo(detailsOf(faultTable[code]))]));

/** Replies of a kind with the insurer's message, and why it takes no calls for now. */
const saying = <const Kind>(kind: Kind, codes: readonly FaultCode[]) =>
  each(codes, ({ message, pause }) => ({ kind, message, pause }));

/** Replies of a kind, with why the insurer takes no calls for now. */
const paused = <const Kind>(kind: Kind, ...codes: readonly FaultCode[]) =>
  each(codes, ({ pause }) => ({ kind, pause }));

const refused = (...codes: readonly FaultCode[]) => saying('refused', codes);

const failing = faultCodes.filter((code) => faultTable[code].port.kind === 'fails');
const billingLoad = saying('unavailable', ['K7', 'K8', 'K10']);

/** The variants that a call's reply has for a fault. Every other fault is thrown. */
const replies: { readonly [Call in CallName]?: Replies<Reply<Call>> } = {
  'auth.login': each(['K3', 'K4', 'K6'], () => ({ kind: 'invalidCredentials' })),
  'auth.checkInvitation': {
    ...each(failing, () => ({ kind: 'userExists' })),
    K7: { kind: 'notFound' },
    ...paused('notChecked', 'K1', 'K1-lost', 'K10', 'K11', 'K12', 'K13', 'K16', 'K16-closed', 'K16-limited'),
  },
  'customer.save': refused('K7', 'K8', 'K9', 'K16-limited'),
  'customer.confirmEmailChange': paused(
    'rejected',
    ...(['K6', 'K7', 'K8', 'K9', 'K10', 'K11', 'K16', 'K16-closed', 'K16-limited'] as const),
  ),
  'policy.cancel': refused('K8', 'K10'),
  'policy.changeCoverages': refused('K5', 'K7', 'K8', 'K9', 'K10', 'K16', 'K16-closed', 'K16-limited'),
  'rating.preview': refused('K8', 'K10'),
  'billing.history': billingLoad,
  'billing.term': billingLoad,
  'billing.updateMethod': refused('K8'),
};

const known: Readonly<Record<string, Replies<unknown> | undefined>> = replies;

/** The reply to a call that meets a fault; `undefined` if the fault is thrown. */
export const faultReply = (call: string, code: FaultCode): unknown => known[call]?.[code];
