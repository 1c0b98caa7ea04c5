/** A field with an error, and the key of the message. */
export interface FieldError<T, Message extends string = string> {
  readonly field: keyof T & string;
  readonly message: Message;
}

/**
 * The errors in the order of the rules, which is the order of the form. Only the first rule that fails counts for a field, so that a later
 * rule needs no exception for an empty field.
 * @param rules a field, when it is valid, and the key of the message when it is not
 */
export const fieldErrors = <T, const Message extends string>(
  value: T,
  rules: readonly (readonly [field: keyof T & string, holds: (value: T) => boolean, message: Message])[],
): readonly FieldError<T, Message>[] =>
  rules
    .filter(([, holds]) => !holds(value))
    .filter(([field], index, failed) => failed.findIndex(([other]) => other === field) === index)
    .map(([field, , message]) => ({ field, message }));

/** Whether a text has anything that can be seen. */
export const isPresent = (text: string): boolean => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
