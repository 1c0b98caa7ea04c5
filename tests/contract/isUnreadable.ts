/** A preview, and a check of an invitation, turn an unreadable reply into an outcome of their own. */
export const isUnreadable = (outcome: unknown): boolean =>
  ['notChecked', 'userExists', 'refused'].includes(String(Reflect.get(Object(outcome), 'kind')));
