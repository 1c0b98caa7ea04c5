import { type FaultCode, type WireFault, faultCodes, faultTable } from '../faults/faultTable';
import { faultAnswers } from './faultAnswers';
import { isCall } from './isCall';

/** A fault that a test or a provider state has set. */
export interface Fault extends WireFault {
  /** "GET /api/claims/{id}", as in the OpenAPI file; "*" is every call. */
  readonly call: string;
  /** How many calls meet the fault; all of them if absent. */
  times?: number;
}

const REFRESH_CALL = 'POST /api/auth/user/token';

/** The faults that make one call meet a row of the fault table. */
const faultsOfCode = (call: string, code: FaultCode): readonly Fault[] => {
  const { wire, refresh } = faultTable[code];
  const faults = wire.map((fault) => ({ ...fault, call, times: 1 }));
  return refresh === undefined ? faults : [...faults, { ...refresh, call: REFRESH_CALL, times: 1 }];
};

/** The faults that a request asks for: `{ call, code: "K10" }`, or a fault of its own; `undefined` if it is neither. */
export const requestedFaults = (body: unknown): readonly Fault[] | undefined => {
  const { call, kind, code: requested }: Readonly<Record<string, unknown>> = Object(body);
  if (typeof call !== 'string') return undefined;
  if (Object.hasOwn(faultAnswers, String(kind))) return [{ ...(body as Fault) }];
  const code = faultCodes.find((known) => known === requested);
  return code && faultsOfCode(call, code);
};

/** The fault that this call meets; counts it down. */
export const takeFault = (faults: readonly Fault[], method: string, path: string): Fault | undefined => {
  const fault = faults.find(({ call, times }) => times !== 0 && (call === '*' || isCall(call, method, path)));
  if (fault?.times !== undefined) fault.times -= 1;
  return fault;
};
