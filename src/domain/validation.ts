/** A field that is not as it must be, and the key of the words that say so. */
export interface Failure<T, Message extends string = string> {
  readonly field: keyof T & string;
  readonly message: Message;
}

/** The field, when it is as it must be, and the key of what is said when it is not. */
export type Rule<T, Message extends string> = readonly [
  field: keyof T & string,
  holds: (value: T) => boolean,
  message: Message,
];

/** What fails, in the order of the rules, which is the order of the form. */
export const failures = <T, const Message extends string>(
  value: T,
  rules: readonly Rule<T, Message>[],
): readonly Failure<T, Message>[] =>
  rules.filter(([, holds]) => !holds(value)).map(([field, , message]) => ({ field, message }));

export const isPresent = (text: string): boolean => text.trim() !== '';
