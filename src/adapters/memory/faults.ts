import type { CallName } from '../../application/ports/Gateways';
import type { FaultCode } from '../faults/faultTable';

/** A fault that a developer or a test has set. */
export interface Fault {
  /** "*" is every call. */
  readonly call: CallName | '*';
  readonly code: FaultCode;
  /** Whether the fault is over after one call. */
  readonly once: boolean;
}

/** Returns the fault of this call, and removes it if it happens once. */
export const takeFault = (faults: Fault[], call: string): FaultCode | undefined => {
  const index = faults.findIndex((fault) => fault.call === call || fault.call === '*');
  const fault = faults[index];
  if (fault?.once) faults.splice(index, 1);
  return fault?.code;
};
