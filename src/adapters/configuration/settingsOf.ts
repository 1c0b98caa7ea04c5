import * as v from 'valibot';

/** A group of settings, all of them required. Settings of a newer release are ignored, so that a rollback needs no other file. */
export const settingsOf = <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, groupProblem);

export const groupProblem = ({ received }: { readonly received: string }): string =>
  received === 'undefined' ? 'is missing' : 'must be an object';
