import type { Variation } from '../../src/adapters/reference-api/Variation';
import { accountOf } from '../../src/adapters/memory/World';
import * as calls from '../contract/apiCalls';
import { type Edit, answers, answersTo, change, placesAt, rename, set } from './edits';
import { remembering } from './remembering';
import { servesAs } from './strangers';

interface Count {
  count: number;
}

const counting = (): Count => ({ count: 0 });

/** Wrong from the second time on. */
const fromTheSecond = (name: string, call: string, isCounted: (body: unknown) => boolean, edit: Edit): Variation =>
  remembering(name, call, counting, {
    answers: (answer, memory, request) => {
      if (memory.count > 0) edit(answer, request);
      if (isCounted(answer.body)) memory.count += 1;
    },
  });

const saysIn = (body: unknown, text: string): boolean => JSON.stringify(body ?? null).includes(text);

/** Another value at every read. */
const restless = (name: string, call: string, path: string): Variation => {
  let reads = 0;
  return answers(name, call, (answer, request) => {
    reads += 1;
    change(path, (value: string) => `${value}-${reads}`)(answer, request);
  });
};

/** A field of a request, before it is handled. */
const rewriting = (name: string, call: string, of: (body: Record<string, unknown>) => void): Variation => ({
  name,
  calls: [call],
  asks: (request) => of(Object(request.body) as Record<string, unknown>),
});

const anHour = 3_600_000;

/** Local time, said to be that of Greenwich. */
const fourHoursEarlier = (moment: string): string => new Date(Date.parse(moment) - 4 * anHour).toISOString();

const onePage: Edit = change('', (rows: readonly unknown[]) => rows.slice(0, 20));

const day = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

/** What the stories that change nothing find. */
export const wrongAtOnce: readonly Variation[] = [
  ...answersTo(calls.listPolicies, {
    'premiums-are-swapped': (answer) => {
      for (const { parent } of placesAt(answer, 'body.data.*.currentTerm.annualPremium')) {
        const { annualPremium, monthlyPremium } = parent as { annualPremium?: number; monthlyPremium?: number };
        Object.assign(parent, { annualPremium: monthlyPremium, monthlyPremium: annualPremium });
      }
    },
    'terms-begin-in-another-order': set('*.priorTerms', [
      { startDate: '2090-01-01', endDate: '2091-01-01', status: 'expired' },
    ]),
  }),
  answers(
    'lists-a-claim-twice',
    calls.listClaims,
    change('', (rows: readonly unknown[]) => [...rows, ...rows.slice(0, 1)]),
  ),
  restless('claim-numbers-of-each-read', calls.listClaims, '*.claimNumber'),
  restless('policy-numbers-of-each-read', calls.listPolicies, '*.policyNumber'),
  ...answersTo(calls.listDocuments, {
    'lists-a-document-twice': change('', () => [
      { Key: 'HP-1/decPage/2026-08-23.pdf' },
      { Key: 'HP-1/decPage/2026-08-23.pdf' },
    ]),
    'documents-at-another-address': change('', () => [{ Key: 'https://files.example.com/HP-1/decPage/20260823.pdf' }]),
  }),
  {
    name: 'passwords-without-capitals',
    calls: [calls.login],
    asks: (request, { world }) => {
      const body = Object(request.body) as { userName?: string; password?: string };
      const account = Object.values(world.accounts).find(({ email }) => email === body.userName);
      if (account?.password?.toLowerCase() === body.password?.toLowerCase()) body.password = account?.password ?? '';
    },
  },
  answers('login-names-another-user', calls.login, set('userName', 'somebody.else@example.com')),
  remembering('a-refresh-of-another-customer', calls.refreshTokens, counting, {
    asks: (request, _, { world }) => {
      world.sessions['auth-other'] = {
        owner: 'ny-current',
        accessToken: 'access-other',
        refreshToken: 'refresh-other',
      };
      const body = Object(request.body) as { refreshToken?: string };
      const isKnown = Object.values(world.sessions).some(({ refreshToken }) => refreshToken === body.refreshToken);
      if (isKnown)
        Object.assign(body, { userName: accountOf(world, 'ny-current').email, refreshToken: 'refresh-other' });
    },
  }),
  answers(
    'a-preview-a-cent-off',
    calls.preview,
    change('rate.annualPremium', (amount: number) => Math.round(amount * 100 + 1) / 100),
  ),
];

/** The defects that the stories find by reading a written value. */
export const wrongLater: readonly Variation[] = [
  ...answersTo(calls.getBilling, {
    'lists-one-page-of-payments': change('paymentHistory', (rows: readonly unknown[]) => rows.slice(0, 25)),
    'lists-each-payment-twice': change('paymentHistory', (rows: readonly unknown[]) => [...rows, ...rows]),
  }),
  answers('lists-one-page-of-documents', calls.listDocuments, onePage),
  rewriting('a-name-clears-the-phone', calls.saveCustomer, (body) => {
    if (body['firstName'] !== undefined) body['phoneNumber'] = '000-000-0000';
  }),
  rewriting('every-save-resets-the-preference', calls.saveCustomer, (body) => {
    body['contactPreference'] ??= 'email';
  }),
  answers('moments-of-local-time', calls.getClaim, change('createdAt', fourHoursEarlier)),
  answers(
    'claims-of-another-policy',
    [calls.getClaim, calls.listClaims],
    set('policyNumber', 'HP-9'),
    change('*.policyNumber', () => 'HP-9'),
  ),
  rewriting('claims-of-today-are-refused', calls.fileClaim, (body) => {
    if (body['dateOfLoss'] === day()) body['dateOfLoss'] = '2099-01-01';
  }),
  rewriting('long-texts-are-cut', calls.fileClaim, (body) => {
    body['description'] = String(body['description']).slice(0, 255);
  }),
  ...answersTo(calls.getClaim, {
    'texts-are-escaped': change('description', (text: string) => text.replaceAll('&', '&amp;')),
    'quotes-are-doubled': change('description', (text: string) => text.replaceAll("'", "''")),
    'lines-are-joined': change('description', (text: string) => text.replaceAll('\n', ' ')),
  }),
  fromTheSecond(
    'pending-after-complete',
    calls.policyChangeStatus,
    (body) => saysIn(body, '"complete"'),
    set('status', 'pending'),
  ),
  fromTheSecond(
    'current-after-cancelled',
    calls.listPolicies,
    (body) => saysIn(body, '"cancelled"'),
    change('*.*.status', () => 'current'),
  ),
  remembering('a-change-loses-the-limits', [calls.changePolicy, calls.listPolicies], counting, {
    answers: (answer, memory, request) => {
      if (request.method === 'PUT') memory.count += answer.status < 300 ? 1 : 0;
      else if (memory.count > 0) change('*.*.coverages.*.limitAmount', () => '1')(answer, request);
    },
  }),
  remembering(
    'a-change-keeps-the-month',
    [calls.changePolicy, calls.listPolicies],
    () => ({ month: 0, isChanged: false }),
    {
      answers: (answer, memory, request) => {
        if (request.method === 'PUT') memory.isChanged ||= answer.status < 300;
        else
          change('*.currentTerm.monthlyPremium', (month: number) => {
            if (!memory.isChanged) memory.month = month;
            return memory.month;
          })(answer, request);
      },
    },
  ),
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
  {
    name: 'email-changes-of-everybody',
    calls: [calls.emailChangeStatus],
    asks: (request, insurer) =>
      servesAs(request, insurer, insurer.world.changes[request.path.split('/').at(-1) ?? '']?.owner),
  },
  {
    name: 'a-refresh-ends-with-the-tokens',
    calls: [calls.refreshTokens],
    asks: (request, insurer) => {
      if (insurer.expired.size > 0) Object.assign(Object(request.body) as object, { refreshToken: 'gone' });
    },
  },
  {
    name: 'the-start-of-a-password-will-do',
    calls: [calls.login],
    asks: (request, { world }) => {
      const body = Object(request.body) as { userName?: string; password?: string };
      const chosen = Object.values(world.accounts).find(({ email }) => email === body.userName)?.password;
      if (chosen !== undefined && body.password?.startsWith(chosen)) body.password = chosen;
    },
  },
  {
    name: 'the-temporary-password-still-signs-in',
    calls: [calls.login],
    answers: (answer, request) => {
      if (answer.status === 401 && saysIn(request.body, 'Temp-2026!'))
        Object.assign(answer, { status: 200, body: { data: { challenge: 'NEW_PASSWORD_REQUIRED', token: 't-1' } } });
    },
  },
  answers(
    'documents-of-everybody',
    calls.listDocuments,
    change('', (rows: readonly unknown[]) => [
      ...rows,
      ...['HP-10010001', 'HP-20010001', 'HP-30010001'].map((number) => ({ Key: `${number}/decPage/2026-01-01.pdf` })),
    ]),
  ),
  answers(
    'claims-without-a-number-of-their-own',
    calls.fileClaim,
    rename('claimNumber', 'reference'),
    set('claimNumber', 'HC-1'),
  ),
];
