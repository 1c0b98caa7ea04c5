/** The JSON of a text; `undefined` for any other text. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** The value at a path of a JSON, such as `at(data, '0', 'currentTerm', 'status')`; `undefined` for `null` too. */
export const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => Reflect.get(Object(inner) as object, key) ?? undefined, value);

export const textAt = (value: unknown, ...path: readonly string[]): string => {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
};

export const numberAt = (value: unknown, ...path: readonly string[]): number | undefined => {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : undefined;
};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The values of a field in each row of a list. Leaves out empty ones. */
export const keysOf = (list: unknown, key: string): readonly string[] =>
  listOf(list)
    .map((row) => textAt(row, key))
    .filter(Boolean);
