/** "400, 401 or 403" */
export const either = (statuses: readonly unknown[]): string =>
  statuses.length < 2 ? statuses.join('') : `${statuses.slice(0, -1).join(', ')} or ${String(statuses.at(-1))}`;

/** "400, 401 or 403", or for many "a refusal such as 400, 403, 409 or 422, not 401 or 404" */
export const namedStatuses = (statuses: readonly number[]): string => {
  if (statuses.length <= 6) return either(statuses);
  const wrong = [401, 404].filter((one) => !statuses.includes(one));
  return `a refusal such as 400, 403, 409 or 422${wrong.length > 0 ? `, not ${either(wrong)}` : ''}`;
};
