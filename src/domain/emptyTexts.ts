export const emptyTexts = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
