/** Resolves after that many milliseconds; rejects with an `AbortError` as soon as the signal is aborted. */
export type Delay = (milliseconds: number, signal: AbortSignal) => Promise<void>;
