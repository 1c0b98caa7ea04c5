/** A field with an error, and the key of the message. */
interface FieldError<Field extends string, Message extends string> {
  readonly field: Field;
  readonly message: Message;
}

/**
 * The errors in the order of the rules, which is the order of the form. Only the first rule that fails counts for a field, so that a later
 * rule needs no exception for an empty field.
 * @param rules a field, when it is valid, and the key of the message when it is not
 */
export const fieldErrors = <T, Field extends keyof T & string, Message extends string>(
  value: T,
  rules: readonly (readonly [field: Field, holds: (value: T) => boolean, message: Message])[],
): readonly FieldError<Field, Message>[] =>
  rules
    .filter(([, holds]) => !holds(value))
    .filter(([field], index, failed) => failed.findIndex(([other]) => other === field) === index)
    .map(([field, , message]) => ({ field, message }));

/** Whether a text has anything that can be seen. */
export const isPresent = (text: string): boolean => /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
