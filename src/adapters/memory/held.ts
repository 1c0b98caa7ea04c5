/** What the record holds under the key; a key that is merely inherited, like "constructor", holds nothing. */
export const held = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
