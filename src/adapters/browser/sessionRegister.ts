import * as v from 'valibot';
import { SESSION_KEPT, type TabCustomer } from '../../application/ports/OtherTabs';
import { Instant } from '../../domain/Instant';
import { withStorage } from './withStorage';

const PREFIX = 'hearthside-session.';

export const instant = v.custom<Instant>((value) => typeof value === 'string' && Instant.parse(value) === value);

/** Sessions of one customer have one group, also after a change of the email address. `at`: when the customer was last active there. */
const entry = v.object({ group: v.string(), name: v.number(), at: v.optional(instant) });

type Entry = v.InferOutput<typeof entry>;

/**
 * 32 bits (FNV-1a) are enough to find the other sessions of a user name. They do not reveal the name, because many names have the same
 * fingerprint.
 */
const fingerprint = (userName: string): number => {
  let hash = 0x811c9dc5;
  for (const character of userName.toLowerCase()) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

const entryOf = (kept: Storage, key: string): Entry | undefined => {
  try {
    return v.parse(entry, JSON.parse(kept.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
};

/**
 * The open sessions of all tabs in local storage, each under a key of its own, so that two tabs never overwrite one another. Without a
 * storage there is no register.
 */
export const sessionRegister = (storage: () => Storage) => {
  const others = (kept: Storage): readonly (readonly [key: string, entry: Entry])[] =>
    Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '').flatMap((key) => {
      const found = key.startsWith(PREFIX) ? entryOf(kept, key) : undefined;
      return found ? [[key, found] as const] : [];
    });

  return {
    enter: ({ session, userName }: TabCustomer): boolean =>
      withStorage(storage, (kept) => {
        const name = fingerprint(userName);
        const mine = entryOf(kept, PREFIX + session);
        const group = mine?.group ?? others(kept).find(([, other]) => other.name === name)?.[1].group ?? session;
        if (mine?.name !== name) kept.setItem(PREFIX + session, JSON.stringify({ group, name } satisfies Entry));
        return true;
      }) ?? false,

    isEntered: ({ session }: TabCustomer): boolean =>
      withStorage(storage, (kept) => kept.getItem(PREFIX + session) !== null) ?? true,

    /** Notes that the customer was active in a tab of the session. */
    note: (session: string, at: Instant): void =>
      withStorage(storage, (kept) => {
        const mine = entryOf(kept, PREFIX + session);
        if (!mine) return;
        // A session that is new here takes out what tabs have left that were closed without Log Out.
        if (mine.at === undefined)
          for (const [key, other] of others(kept))
            if (other.at && Instant.millisecondsBetween(other.at, at) > SESSION_KEPT) kept.removeItem(key);
        kept.setItem(PREFIX + session, JSON.stringify({ ...mine, at } satisfies Entry));
      }),

    lastActive: ({ session }: TabCustomer): Instant | undefined =>
      withStorage(storage, (kept) => {
        const mine = entryOf(kept, PREFIX + session);
        return others(kept)
          .flatMap(([, { group, at }]) => (at !== undefined && group === mine?.group ? [at] : []))
          .sort()
          .at(-1);
      }),

    /** Takes out every session of the customer. */
    end: ({ session, userName }: TabCustomer): void =>
      withStorage(storage, (kept) => {
        const names = [fingerprint(userName)];
        const mine = entryOf(kept, PREFIX + session);
        if (mine) names.push(mine.name);
        kept.removeItem(PREFIX + session);
        for (const [key, other] of others(kept))
          if (names.includes(other.name) || other.group === mine?.group) kept.removeItem(key);
      }),
  };
};
