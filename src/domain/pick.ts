export const pick = <T, Field extends keyof T>(value: T, fields: readonly Field[]): Pick<T, Field> =>
  Object.fromEntries(fields.map((field) => [field, value[field]])) as Pick<T, Field>;
