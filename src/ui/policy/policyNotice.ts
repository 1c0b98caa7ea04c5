/** What the coverage change hands to My Policy once it went through. */
export const coveragesChanged = { notice: 'coveragesChanged' } as const;

/** Whether another screen sent the customer here to be told so. */
export const hasChangedCoverages = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'notice') === coveragesChanged.notice;
