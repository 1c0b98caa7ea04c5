/** A clock that cannot be set. */
export interface Stopwatch {
  /** Milliseconds since an arbitrary moment of this page. Some engines do not count while the computer sleeps. */
  elapsed(): number;
}
