import type { Request } from 'express';
import { isCall } from '../../../src/adapters/reference-api/isCall';
import type { Answer, Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers } from '../edits';
import { remembering } from '../remembering';
import { isDone, sessionIn } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';

/** Backends that answer old data: a cache keeps a reply, or a read misses a write. */

const readsAfterWrites = [
  [calls.getBilling, calls.updateBillingMethod],
  [calls.getBillingTerm, calls.updateBillingTerm],
  [calls.getCustomer, calls.saveCustomer],
  [calls.listClaims, calls.fileClaim],
  [calls.listPolicies, calls.changePolicy],
] as const;

/** Reads that return old data after a write. `isOld` selects them. */
const readsOld = (
  name: string,
  [read, write]: readonly [string, string],
  isOld: (request: Request, memory: { readonly sessions: ReadonlySet<string>; readonly since: number }) => boolean,
): Variation =>
  remembering(
    `${name}: ${read}`,
    [read, write],
    () => ({ before: new Map<string, unknown>(), sessions: new Set<string>(), since: -1 }),
    {
      answers: (answer, memory, request) => {
        const owner = sessionIn(request).replace(/-\d+$/, '');
        if (!isDone(answer)) return;
        if (!isCall(read, request.method, request.path)) memory.since = 0;
        else if (memory.since < 0) memory.before.set(owner, structuredClone(answer.body));
        else if (memory.before.has(owner) && isOld(request, memory))
          answer.body = structuredClone(memory.before.get(owner));
        else memory.since += 1;
        if (memory.since < 1) memory.sessions.add(sessionIn(request));
      },
    },
  );

/** Undoes a customer's write after a second. */
const lostAfterASecond = ([read, write]: readonly [string, string]): Variation =>
  remembering(
    `a-write-is-lost-after-a-second: ${read}`,
    [read, write],
    () => ({ before: new Map<string, unknown>(), since: new Map<string, number>() }),
    {
      answers: (answer, { before, since }, request) => {
        const owner = sessionIn(request).replace(/-\d+$/, '');
        const written = since.get(owner);
        if (!isDone(answer)) return;
        if (!isCall(read, request.method, request.path)) since.set(owner, performance.now());
        else if (written === undefined) before.set(owner, structuredClone(answer.body));
        else if (performance.now() - written > 1000 && before.has(owner))
          answer.body = structuredClone(before.get(owner));
      },
    },
  );

/** A customer has the claims of the first read again, once the server was restarted. */
const claimsLostAtARestart = (): Variation =>
  remembering('a-restart-loses-claims', calls.listClaims, () => ({ first: new Map<string, string>() }), {
    asks: (request, { first }, { states, world }) => {
      const owner = world.sessions[sessionIn(request)]?.owner;
      const account = owner && world.accounts[owner];
      if (!account) return;
      const kept = first.get(owner);
      if (kept === undefined) first.set(owner, JSON.stringify(account.claims));
      else if (states.includes('restarted')) account.claims = JSON.parse(kept) as typeof account.claims;
    },
  });

const cachedBy = (header: string, value: string): Variation =>
  answers(`a-cache-may-keep-it: ${header}: ${value}`, calls.listPolicies, ({ headers }) => {
    headers[header] = value;
  });

const bodyOfSuccess = ({ status, body }: Answer): unknown => (status < 300 ? structuredClone(body) : undefined);

/** Repeats a session's first reply until the session writes. With `once`, only the first read after a write is old. */
const keepsCopies = (
  name: string,
  read: string,
  write: string,
  isOld: 'until it writes' | 'once after it writes',
): Variation =>
  remembering(
    `${name}: ${read}`,
    [read, write],
    () => ({ copies: new Map<string, unknown>(), old: new Set<string>() }),
    {
      answers: (answer, { copies: kept, old }, request) => {
        const session = sessionIn(request);
        const body = bodyOfSuccess(answer);
        if (body === undefined) return;
        if (request.method !== 'GET') {
          if (isOld === 'until it writes') kept.delete(session);
          else old.add(session);
          return;
        }
        const isCopy = isOld === 'until it writes' || old.delete(session);
        if (isCopy && kept.has(session)) answer.body = structuredClone(kept.get(session));
        else kept.set(session, body);
      },
    },
  );

export const caches: readonly WrongBackend[] = [
  ...caughtBy(
    '--smoke',
    answers('a-cache-may-keep-a-reply', calls.getCustomer, ({ headers }) => {
      headers['Cache-Control'] = 'public, max-age=60';
    }),
    answers('a-cache-may-keep-a-reply-without-a-word', calls.listPolicies, ({ headers }) => {
      headers['Cache-Control'] = 'max-age=3600';
    }),
    answers('a-network-of-caches-may-keep-replies', calls.apiCalls, (answer) => {
      if (isDone(answer)) answer.headers['CDN-Cache-Control'] = 'max-age=60';
    }),
    cachedBy('Cache-Control', 'no-cache="set-cookie", max-age=600'),
    cachedBy('Cache-Control', 'private="set-cookie", max-age=600'),
    cachedBy('Cache-Control', 'max-age=0, stale-while-revalidate=600'),
    cachedBy('Last-Modified', 'Tue, 01 Sep 2026 09:00:00 GMT'),
    cachedBy('X-Accel-Expires', '60'),
    cachedBy('Edge-Control', '!no-store, max-age=60'),
    cachedBy('Cloudflare-CDN-Cache-Control', 'max-age=60'),
  ),
  ...caughtBy(
    '--scenarios',
    remembering(
      'reads-what-was-before',
      [calls.saveCustomer, calls.getCustomer],
      (): { before?: unknown; isOld: boolean } => ({ isOld: false }),
      {
        answers: (answer, memory, request) => {
          if (answer.status >= 300) return;
          if (request.method === 'PUT') memory.isOld = true;
          else {
            const now = answer.body;
            if (memory.isOld && memory.before) answer.body = memory.before;
            memory.isOld = false;
            memory.before = now;
          }
        },
      },
    ),
    ...(
      [
        [calls.listPolicies, calls.changePolicy],
        [calls.getBillingTerm, calls.updateBillingTerm],
        [calls.listClaims, calls.fileClaim],
      ] as const
    ).map(([read, write]) => keepsCopies('a-session-has-its-own-copy', read, write, 'until it writes')),
    lostAfterASecond([calls.getBillingTerm, calls.updateBillingTerm]),
    ...(
      [
        [calls.getBillingTerm, calls.updateBillingTerm],
        [calls.getBilling, calls.updateBillingMethod],
      ] as const
    ).map(([read, write]) => keepsCopies('old-once-after-a-write', read, write, 'once after it writes')),
    remembering('documents-are-read-once', calls.listDocuments, () => ({ rows: new Map<string, unknown>() }), {
      answers: (answer, { rows }, request) => {
        const owner = sessionIn(request).replace(/-\d+$/, '');
        if (!isDone(answer)) return;
        answer.body = structuredClone(rows.get(owner) ?? answer.body);
        rows.set(owner, structuredClone(answer.body));
      },
    }),
    ...readsAfterWrites.map((pair) =>
      readsOld('a-write-is-of-the-session', pair, (request, { sessions }) => !sessions.has(sessionIn(request))),
    ),
    ...readsAfterWrites
      .slice(3)
      .map((pair) => readsOld('a-copy-in-english', pair, (request) => request.get('accept-language') === 'en')),
    ...readsAfterWrites
      .slice(0, 2)
      .map((pair) => readsOld('a-write-is-lost-after-two-reads', pair, (_, { since }) => since >= 2)),
    ...readsAfterWrites
      .slice(1, 4)
      .map((pair) => readsOld('a-write-is-lost-after-eight-reads', pair, (_, { since }) => since >= 8)),
    claimsLostAtARestart(),
  ),
];
