type Entries = readonly (readonly [string, unknown])[];

/** A JSON value after a change of every object in it, the innermost first. */
export const everyObject = (value: unknown, of: (entries: Entries) => Entries): unknown => {
  if (Array.isArray(value)) return value.map((item) => everyObject(item, of));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(of(Object.entries(value).map(([key, item]) => [key, everyObject(item, of)])));
};
