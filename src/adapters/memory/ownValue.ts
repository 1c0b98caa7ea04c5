/** The value of an own key; `undefined` for an inherited one, such as "constructor". */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
