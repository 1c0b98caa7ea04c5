import type * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

const keysOf = ({ path }: Issue): readonly string[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? '*' : String(key)));

/** The path of what a decoder rejected, in the names of the OpenAPI file: "data.*.currentTerm.endDate". It has no value of the reply. */
export const unreadableField = (issue: Issue): string => {
  // If a reply may have one of two forms, the last is the usual one.
  const within = issue.issues?.at(-1);
  return [...keysOf(issue), ...(within ? keysOf(within) : [])].join('.') || 'data';
};
