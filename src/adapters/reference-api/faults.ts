/** What a call runs into instead of its answer; for tests and provider states alone. */
export type FaultKind =
  /** An answer of the insurer, with its status and message. */
  | 'answer'
  /** The socket is closed without an answer. */
  | 'noResponse'
  /** The call is carried out, and its answer never arrives. */
  | 'lostAnswer'
  | 'emptyBody'
  | 'html'
  | 'malformed'
  | 'cutShort'
  /** A success whose data is of another shape. */
  | 'wrongShape'
  /** The answer comes later. */
  | 'delay';

export interface Fault {
  /** As in section 7 of the documents: "GET /api/claims/{id}"; "*" is every call. */
  readonly call: string;
  readonly kind: FaultKind;
  readonly status?: number;
  readonly message?: string;
  readonly description?: string;
  readonly correlationId?: string;
  readonly milliseconds?: number;
  /** How many calls run into it; all of them when absent. */
  times?: number;
}

const kinds: readonly FaultKind[] = [
  'answer',
  'noResponse',
  'lostAnswer',
  'emptyBody',
  'html',
  'malformed',
  'cutShort',
  'wrongShape',
  'delay',
];

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'call' in value &&
  typeof value.call === 'string' &&
  'kind' in value &&
  kinds.some((kind) => kind === value.kind);

const isOfCall = (pattern: string, method: string, path: string): boolean => {
  if (pattern === '*') return true;
  const [patternMethod, patternPath = ''] = pattern.split(' ');
  const wanted = patternPath.split('/');
  const actual = path.split('/');
  return (
    patternMethod === method &&
    wanted.length === actual.length &&
    wanted.every((part, index) => part.startsWith('{') || part === actual[index])
  );
};

/** The fault that this call runs into, counted down. */
export const takeFault = (faults: Fault[], method: string, path: string): Fault | undefined => {
  const fault = faults.find(({ call, times }) => times !== 0 && isOfCall(call, method, path));
  if (fault?.times !== undefined) fault.times -= 1;
  return fault;
};
