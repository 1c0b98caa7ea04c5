import type { Request } from 'express';
import type { Account } from '../../src/adapters/memory/Account';
import { accountOf } from '../../src/adapters/memory/World';
import type { Insurer } from '../../src/adapters/reference-api/Insurer';
import type { Answer, Variation } from '../../src/adapters/reference-api/Variation';
import { Money } from '../../src/domain/Money';
import * as calls from '../contract/apiCalls';
import { change, set } from './edits';
import { remembering } from './remembering';
import { answeringSome, asking, bodyOf, ownAccount, ownerOf, textIn } from './requests';
import { enters } from './wrongHabits';

/** Backends that go wrong after something else: a change that has failed, another delivery, a new document. */

const says = ({ body }: Answer, status: string): boolean => JSON.stringify(body ?? '').includes(`"${status}"`);

/** Changes the account once a change has failed. */
const onceFailed = (name: string, of: (account: Account) => void): Variation =>
  remembering(name, calls.policyChangeStatus, () => ({ account: undefined as Account | undefined }), {
    asks: (request, memory, insurer) => {
      memory.account = ownAccount(request, insurer);
    },
    answers: (answer, { account }) => {
      if (account && says(answer, 'failed')) of(account);
    },
  });

/** The list has a document that is not there, once the policy is another one. */
const listsTooEarly = (name: string, isMeant: (account: Account) => boolean, kind: string): Variation =>
  answeringSome(
    name,
    calls.listDocuments,
    (request, insurer) => {
      const account = ownAccount(request, insurer);
      return account !== undefined && isMeant(account);
    },
    change('', (rows: readonly { Key: string }[]) => [
      ...rows,
      ...rows.slice(0, 1).map(({ Key }) => ({ Key: `${Key.split('/')[0] ?? ''}/${kind}/2026-11-29.pdf` })),
    ]),
  );

const isOnPaper = (request: Request, insurer: Insurer): boolean =>
  ownAccount(request, insurer)?.profile.edeliveryPreference === false;

const premiumOf = ({ policies: [policy] }: Account): unknown => policy?.terms.current?.annualPremium;

const statusOf = ({ policies: [policy] }: Account): unknown => policy?.terms.current?.status;

/** What the stories find that write and read again. */
export const wrongTurnsLater: readonly Variation[] = [
  onceFailed('a-change-that-fails-is-paid', (account) => enters(account, 4200)),
  onceFailed('a-change-that-fails-is-made', (account) => {
    account.policies = account.policies.map((policy) => {
      const { current } = policy.terms;
      const made = current && { ...current, annualPremium: Money.ofCents(16_776) };
      return { ...policy, terms: { ...policy.terms, ...(made && { current: made }) } };
    });
  }),
  answeringSome('no-documents-on-paper', calls.listDocuments, isOnPaper, set('', [])),
  listsTooEarly(
    'a-change-lists-a-document-that-does-not-open',
    (account) => account.email.startsWith('nj-current') && premiumOf(account) !== 16_776,
    'policyPackage',
  ),
  listsTooEarly(
    'a-cancellation-lists-a-document-that-does-not-open',
    (account) => account.email.startsWith('nj-current') && statusOf(account) === 'cancelled',
    'cancellationConfirmation',
  ),
  asking('the-address-for-letters-signs-in', calls.login, (request, insurer) => {
    const { world } = insurer;
    if (ownerOf(request, insurer) !== undefined) return;
    const account = accountOf(world, 'nj-current');
    if (account.profile.email === textIn(request, 'userName')) bodyOf(request)['userName'] = account.email;
  }),
];
