import { type FaultEffect, knownFaults } from './faults';

interface FaultRow {
  readonly text: string;
  readonly effect: FaultEffect;
}

const unauthorized = (message: string): FaultEffect => ({ kind: 'answer', status: 401, message });

/** What is left of the token faults where a screen sees them: expired tokens themselves are renewed below a gateway. */
const rows = {
  K1: { text: 'no response', effect: knownFaults['K1 no response'] },
  'K1-lost': { text: 'carried out, the answer is lost', effect: knownFaults['K1 lost answer'] },
  K2: { text: 'token expired, renewed', effect: { kind: 'slow', milliseconds: 400 } },
  K3: { text: 'token expired again', effect: unauthorized('The incoming token has expired') },
  K4: { text: 'renewal refused', effect: unauthorized('The refresh token has expired') },
  K5: { text: 'renewal failed', effect: { kind: 'answer', status: 500, message: 'Server error' } },
  K6: { text: 'unauthorized', effect: knownFaults['K6 unauthorized'] },
  K7: { text: 'not found', effect: knownFaults['K7 not found'] },
  K8: { text: 'bad request', effect: knownFaults['K8 bad request'] },
  K9: { text: 'conflict', effect: knownFaults['K9 conflict'] },
  K10: { text: 'server error', effect: knownFaults['K10 server error'] },
  K11: { text: 'bad gateway', effect: knownFaults['K11 bad gateway'] },
  K12: { text: 'malformed reply', effect: { kind: 'unreadable' } },
  K13: { text: 'reply of the wrong shape', effect: knownFaults['K13 wrong shape'] },
  K14: { text: 'slow, 30 seconds', effect: knownFaults['K14 slow'] },
  K15: { text: 'slow, until the customer leaves', effect: { kind: 'slow', milliseconds: 600_000 } },
  K16: { text: 'unavailable', effect: knownFaults['K16 unavailable'] },
} as const satisfies Record<string, FaultRow>;

export type FaultCode = keyof typeof rows;

/** The fault table's rows by their codes, as they meet a screen. */
export const faultTable: Readonly<Record<FaultCode, FaultRow>> = rows;

export const faultCodes = Object.keys(rows) as readonly FaultCode[];

/** The row that an effect is of. */
export const codeOfEffect = (effect: FaultEffect): FaultCode | undefined =>
  faultCodes.find((code) => faultTable[code].effect === effect);
