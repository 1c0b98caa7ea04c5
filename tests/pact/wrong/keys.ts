import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, set } from '../edits';
import { remembering } from '../remembering';
import {
  asking,
  type Body,
  bodyOf,
  isCancellation,
  isDone,
  isRefused,
  keyIn,
  ownAccount,
  ownerOf,
  readProfileInstead,
  sessionIn,
} from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends that handle `Idempotency-Key` wrongly: a write happens twice or never, or gets another write's reply. */

const takesNewKey = (request: Request): void => {
  request.headers['idempotency-key'] = crypto.randomUUID();
};

/** Answers success to another body under a used key, without a write. */
const taking = (name: string, call: string, data: object, isMeant: (body: Body) => boolean = () => true): Variation =>
  answers(name, call, (answer, request) => {
    if (answer.status === 422 && isMeant(bodyOf(request))) Object.assign(answer, { status: 200, body: { data } });
  });

/** Refuses another body under a used key, but carries it out. */
const refusedAndDone = (name: string, call: string): Variation => {
  const bodies = new Map<string, string>();
  const taken = new WeakSet<object>();
  return {
    name,
    calls: [call],
    asks: (request) => {
      const key = keyIn(request);
      const body = JSON.stringify(request.body);
      if ((bodies.get(key) ?? body) !== body) {
        taken.add(request);
        takesNewKey(request);
      }
      bodies.set(key, body);
    },
    answers: (answer, request) => {
      if (taken.has(request)) Object.assign(answer, { status: 422, body: { message: 'The key was used.' } });
    },
  };
};

/** Repeats the first reply under a key to every customer. */
const oneKeyForAll = (): Variation => {
  const replies = new Map<string, unknown>();
  return {
    name: 'one-key-for-all',
    calls: [calls.fileClaim],
    answers: (answer, request) => {
      const key = keyIn(request);
      if (answer.status !== 200) return;
      answer.body = structuredClone(replies.get(key) ?? answer.body);
      replies.set(key, structuredClone(answer.body));
    },
  };
};

const keyedWrites = [
  calls.fileClaim,
  calls.saveCustomer,
  calls.updateBillingTerm,
  calls.updateBillingMethod,
  calls.changePolicy,
];

const isExpiry = ({ status, body }: Answer): boolean => status === 401 && JSON.stringify(body).includes('expired');

const keepsReplies = (
  name: string,
  call: string,
  isKept: (answer: Answer) => boolean,
  isTold: (answer: Answer) => boolean,
) =>
  remembering(`${name}: ${call}`, call, () => ({ kept: new Map<string, Answer>() }), {
    answers: (answer, { kept }, request) => {
      const [key, { status, body }] = [keyIn(request), structuredClone(answer)];
      if (kept.has(key) && isTold(answer)) Object.assign(answer, structuredClone(kept.get(key)));
      else if (isKept(answer)) kept.set(key, { status, body, headers: {} });
    },
  });

/** Answers success without a write where another customer has used the key. */
const keyOfEverybody = (call: string): Variation => {
  const taken = new WeakSet<object>();
  return remembering(`a-key-of-everybody: ${call}`, call, () => ({ owners: new Map<string, string>() }), {
    asks: (request, { owners }, insurer) => {
      const owner = ownerOf(request, insurer) ?? '';
      const first = owners.get(keyIn(request)) ?? owner;
      owners.set(keyIn(request), first);
      if (first === owner) return;
      taken.add(request);
      readProfileInstead(request);
    },
    answers: (answer, _, request) => {
      if (taken.has(request)) Object.assign(answer, { status: 200, body: { data: {} } });
    },
  });
};

interface Kept {
  readonly owner: string;
  readonly path: string;
  readonly body: unknown;
}

/** Repeats the first reply under a key to requests that should not get it. */
const replays = (
  name: string,
  call: string | readonly string[],
  isMeant: (first: Kept, owner: string, request: Request) => boolean,
): Variation => {
  const taken = new WeakMap<object, unknown>();
  const asked = new WeakMap<object, Kept>();
  return remembering(name, call, () => ({ kept: new Map<string, Kept>() }), {
    asks: (request, { kept }, insurer) => {
      const [owner, first] = [ownerOf(request, insurer) ?? '', kept.get(keyIn(request))];
      asked.set(request, { owner, path: request.path, body: undefined });
      if (!first || owner === '' || !isMeant(first, owner, request)) return;
      taken.set(request, first.body);
      readProfileInstead(request);
    },
    answers: (answer, { kept }, request) => {
      const [key, of] = [keyIn(request), asked.get(request)];
      if (taken.has(request)) Object.assign(answer, { status: 200, body: structuredClone(taken.get(request)) });
      else if (isDone(answer) && of && key !== '') kept.set(key, { ...of, body: structuredClone(answer.body) });
    },
  });
};

/** Compares keys together with another value, such as the language. */
const keyWith = (
  name: string,
  call: string,
  of: (request: Request, account: Account | undefined, insurer: Insurer) => string | undefined,
): Variation =>
  remembering(name, call, () => ({ first: new Map<string, string | undefined>() }), {
    asks: (request, { first }, insurer) => {
      const key = keyIn(request);
      const now = of(request, ownAccount(request, insurer), insurer);
      if (!first.has(key)) first.set(key, now);
      if (first.get(key) !== now) takesNewKey(request);
    },
  });

/** Compares only a part of the bodies under a key. */
const tellsBy = (name: string, call: string, of: (body: Record<string, unknown>) => unknown): Variation => {
  const taken = new WeakMap<object, unknown>();
  return remembering(
    name,
    call,
    () => ({ first: new Map<string, { readonly told: string; readonly body: unknown }>() }),
    {
      asks: (request, { first }, insurer) => {
        const told = JSON.stringify([of(bodyOf(request))]);
        const before = first.get(`${ownerOf(request, insurer)} ${keyIn(request)}`);
        if (before && before.told === told && ownAccount(request, insurer)) {
          taken.set(request, before.body);
          readProfileInstead(request);
        }
        Object.assign(request, { told, owner: ownerOf(request, insurer) });
      },
      answers: (answer, { first }, request) => {
        const { told, owner } = request as unknown as { told: string; owner: string };
        if (taken.has(request)) {
          if (isDone(answer)) answer.body = structuredClone(taken.get(request));
        } else if (isDone(answer))
          first.set(`${owner} ${keyIn(request)}`, { told, body: structuredClone(answer.body) });
      },
    },
  );
};

/** Compares only the first characters of a key. */
const keysOfLength = (length: number): Variation =>
  asking(`keys-of-${length}-characters`, calls.fileClaim, (request) => {
    request.headers['idempotency-key'] = `${keyIn(request).slice(0, length)}00000000-0000-4000-8000-000000000000`.slice(
      0,
      36,
    );
  });

const keysOfTheLast = (count: number, call: string): Variation =>
  remembering(`keys-of-the-last-${count}`, call, () => ({ keys: new Set<string>(), dropped: new Set<string>() }), {
    asks: (request, { keys, dropped }) => {
      const key = keyIn(request);
      if (dropped.has(key)) takesNewKey(request);
      else keys.add(key);
      const [oldest = ''] = keys;
      if (keys.size > count) {
        keys.delete(oldest);
        dropped.add(oldest);
      }
    },
  });

/** Takes a used key for a new one where `isNew` says so. */
const newKeyWhere = (
  name: string,
  call: string,
  isNew: (key: string, request: Request, earlier: Map<string, string>) => boolean,
): Variation =>
  remembering(name, call, () => ({ earlier: new Map<string, string>() }), {
    asks: (request, { earlier }) => {
      const key = keyIn(request);
      if (isNew(key, request, earlier)) takesNewKey(request);
    },
  });

const keyOfTheSession = (call: string): Variation =>
  newKeyWhere(`a-key-is-of-the-session: ${call}`, call, (key, request, earlier) => {
    const session = sessionIn(request);
    const first = earlier.get(key) ?? session;
    earlier.set(key, first);
    return first !== session;
  });

const keyOfTheBody = (call: string): Variation =>
  newKeyWhere(`a-repetition-is-carried-out: ${call}`, call, (key, { body }, earlier) => {
    const sent = JSON.stringify(body);
    const first = earlier.get(key);
    earlier.set(key, first ?? sent);
    return first === sent;
  });

export const keys: readonly WrongBackend[] = [
  ...caughtBy(
    '--scenarios',
    taking('another-profile-under-a-key-is-taken', calls.saveCustomer, {}),
    refusedAndDone('another-profile-under-a-key-is-refused-and-saved', calls.saveCustomer),
    keepsReplies('a-key-is-answered-with-expired-tokens', calls.saveCustomer, isDone, isExpiry),
    ...[calls.saveCustomer, calls.updateBillingTerm].map(keyOfEverybody),
    tellsBy('profiles-told-apart-by-their-texts', calls.saveCustomer, ({ mailingAddress: _, ...texts }) => texts),
    tellsBy(
      'profiles-told-apart-without-the-delivery',
      calls.saveCustomer,
      ({ edeliveryPreference: _, ...rest }) => rest,
    ),
    tellsBy(
      'profiles-told-apart-without-the-name',
      calls.saveCustomer,
      ({ firstName: _, lastName: __, changeDescriptionType: ___, ...rest }) => rest,
    ),
    tellsBy('profiles-told-apart-by-the-phone', calls.saveCustomer, ({ phoneNumber }) => phoneNumber),
    tellsBy('profiles-told-apart-without-the-address-for-letters', calls.saveCustomer, ({ email: _, ...rest }) => rest),
    ...[calls.saveCustomer, calls.updateBillingTerm, calls.updateBillingMethod].map(keyOfTheBody),
    taking('another-change-under-a-key-is-taken', calls.changePolicy, { correlationId: 'c' }),
    taking('another-reason-under-a-key-is-taken', calls.changePolicy, {}, isCancellation),
    remembering('a-key-keeps-a-refusal', calls.changePolicy, () => ({ kept: new Map<string, Answer>() }), {
      answers: (answer, { kept }, request) => {
        const key = keyIn(request) + JSON.stringify(request.body);
        if (kept.has(key)) Object.assign(answer, structuredClone(kept.get(key)));
        else if (isRefused(answer)) kept.set(key, structuredClone(answer));
      },
    }),
    tellsBy('coverages-told-apart-by-their-number', calls.changePolicy, ({ coverages, ...rest }) => [
      rest,
      Array.isArray(coverages) && coverages.length,
    ]),
    tellsBy('coverages-told-apart-by-their-codes', calls.changePolicy, ({ coverages, ...rest }) => [
      rest,
      Array.isArray(coverages) && coverages.map((each: unknown): unknown => Reflect.get(Object(each), 'code')),
    ]),
    remembering('a-refusal-is-a-success-at-the-next-time', calls.changePolicy, () => ({ refused: new Set<string>() }), {
      asks: (request, { refused }) => {
        if (refused.has(keyIn(request))) readProfileInstead(request);
      },
      answers: (answer, { refused }, request) => {
        if (refused.has(keyIn(request))) answer.body = { message: 'No.' };
        else if (answer.status === 400) refused.add(keyIn(request));
      },
    }),
    remembering('a-repetition-has-another-id', calls.changePolicy, () => ({ keys: new Set<unknown>() }), {
      answers: (answer, { keys }, request) => {
        const key = request.get('idempotency-key');
        if (keys.has(key)) set('correlationId', 'change-0')(answer, request);
        keys.add(key);
      },
    }),
    asking('a-key-files-twice', calls.fileClaim, takesNewKey),
    taking('another-body-under-a-key-is-taken', calls.fileClaim, { claimNumber: 'HC-2' }),
    answers('a-key-used-is-refused-with-409', calls.fileClaim, (answer) => {
      if (answer.status === 422) answer.status = 409;
    }),
    ...[calls.fileClaim, calls.changePolicy, calls.updateBillingMethod].map((call) =>
      keepsReplies('a-key-remembers-that-tokens-have-expired', call, isExpiry, () => true),
    ),
    keyWith('a-key-is-of-the-address', calls.fileClaim, (_, account) => account?.email),
    tellsBy('claims-told-apart-without-capitals', calls.fileClaim, (body) => JSON.stringify(body).toLowerCase()),
    remembering('keys-live-for-a-second', calls.fileClaim, () => ({ first: new Map<string, number>() }), {
      asks: (request, { first }) => {
        const [key, now] = [keyIn(request), performance.now()];
        const since = first.get(key) ?? now;
        first.set(key, since);
        if (now - since > 1000) takesNewKey(request);
      },
    }),
    tellsBy('claims-told-apart-by-the-start-of-the-description', calls.fileClaim, ({ description, ...rest }) => [
      rest,
      String(description).slice(0, 50),
    ]),
    keyWith('keys-are-forgotten-at-a-restart', calls.fileClaim, (_, __, { states }) =>
      states.includes('restarted') ? 'restarted' : undefined,
    ),
    tellsBy('claims-told-apart-by-the-estimate', calls.fileClaim, ({ estimate }) => estimate),
    keysOfTheLast(50, calls.fileClaim),
    newKeyWhere('the-last-key-alone', calls.fileClaim, (key, _, earlier) => {
      const isNew = earlier.has(key) && [...earlier.keys()].at(-1) !== key;
      earlier.delete(key);
      earlier.set(key, '');
      return isNew;
    }),
    taking('another-term-under-a-key-is-taken', calls.updateBillingTerm, {}),
    refusedAndDone('another-term-under-a-key-is-refused-and-saved', calls.updateBillingTerm),
    ...[calls.updateBillingMethod, calls.changePolicy].map((call) =>
      replays(
        `a-key-of-everybody-is-answered: ${call}`,
        call,
        (first, owner, request) => first.owner !== owner && !isCancellation(bodyOf(request)),
      ),
    ),
    oneKeyForAll(),
    ...keyedWrites.map((call) =>
      keepsReplies('a-key-is-answered-to-anyone', call, isDone, (answer) => answer.status === 401 && !isExpiry(answer)),
    ),
    replays(
      'a-key-of-every-call',
      keyedWrites,
      (first, owner, { path }) => first.owner === owner && first.path !== path,
    ),
    ...keyedWrites.map((call) =>
      keyWith(`a-key-is-of-the-language: ${call}`, call, (request) => request.get('accept-language')),
    ),
    keysOfLength(35),
    ...keyedWrites.map(keyOfTheSession),
  ),
];
