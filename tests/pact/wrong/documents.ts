import type { Account } from '../../../src/adapters/memory/Account';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, answersTo, change } from '../edits';
import { answeringSome, ofAccount } from '../requests';
import { caughtBy, type WrongBackend } from './caughtBy';
import { firstOf, lessOf } from './values';

/** Backends that list documents wrongly. */

/** Lists a document that does not exist yet, for the accounts that are meant. */
const listsTooEarly = (name: string, isMeant: (account: Account) => boolean, kind: string): Variation =>
  answeringSome(
    name,
    calls.listDocuments,
    ofAccount(isMeant),
    change('', (rows: readonly { Key: string }[]) => [
      ...rows,
      ...rows.slice(0, 1).map(({ Key }) => ({ Key: `${Key.split('/')[0] ?? ''}/${kind}/2026-11-29.pdf` })),
    ]),
  );

const premiumOf = ({ policies: [policy] }: Account): unknown => policy?.terms.current?.annualPremium;

const statusOf = ({ policies: [policy] }: Account): unknown => policy?.terms.current?.status;

export const documents: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    answers(
      'own-documents-as-texts',
      calls.listDocuments,
      change('', (rows: readonly { Key: string }[]) => rows.map(({ Key }) => Key)),
    ),
  ),
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.listDocuments, {
      'lists-a-document-twice': change('', () => [
        { Key: 'HP-1/decPage/2026-08-23.pdf' },
        { Key: 'HP-1/decPage/2026-08-23.pdf' },
      ]),
      'documents-at-another-address': change('', () => [
        { Key: 'https://files.example.com/HP-1/decPage/20260823.pdf' },
      ]),
      'documents-of-an-inner-number': change('*.Key', (key: string) => key.replace('HP-', 'P')),
    }),
  ),
  ...caughtBy(
    '--scenarios',
    ...answersTo(calls.listDocuments, {
      'one-kind-of-documents-has-another-name': change('*.Key', (key: string) =>
        key.replace('/nonPayCancellation/', '/nonpaycancellation/'),
      ),
      'one-row-is-an-object: GET /api/policies/documents': change('', (rows: readonly unknown[]) =>
        rows.length === 1 ? rows[0] : rows,
      ),
      'lists-one-page-of-documents': firstOf(20),
      'lists-50-documents': firstOf(50),
      'lists-200-documents': firstOf(200),
      'lists-1000-documents': firstOf(1000),
      'declarations-alone': lessOf('', ({ Key }) => String(Key).includes('decPage')),
      'keys-in-lower-case': change('*.Key', (key: string) =>
        key.toLowerCase().replace('hp-', 'HP-').replace('decpage', 'decPage'),
      ),
    }),
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
  ),
];
