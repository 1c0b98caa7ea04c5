/** The JSON of a text; `undefined` for any other text. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

export const nodeAt = (root: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>((node, key) => Reflect.get(Object(node) as object, key), root);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
