const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The places of a configuration that its parsed form does not have: those of a newer release, or misspelt ones. */
export const unknownSettings = (given: unknown, known: unknown): readonly string[] => {
  if (!isObject(given) || !isObject(known)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    Object.hasOwn(known, name) ? unknownSettings(value, known[name]).map((inside) => `${name}.${inside}`) : [name],
  );
};
