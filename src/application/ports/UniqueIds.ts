export interface UniqueIds {
  /** A fresh UUID. */
  next(): string;
}
