import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { type ClaimDraft, type NewClaim, emptyDraft } from '../../domain/claims/ClaimDraft';
import { ApiFailure } from '../ApiFailure';
import { fileClaim } from './fileClaim';

const draft: ClaimDraft = {
  ...emptyDraft,
  agreedToFraudNotice: true,
  description: 'It leaks.',
  equipment: 'Boiler',
  estimate: '$ 1,234.50',
  dateOfLoss: '2026-11-14',
  otherPhoneNumber: '555-010-9999',
  contactVerified: true,
  idempotencyKey: 'key-1',
};

/** A customer who has written a claim; `fails` says which sends, counted from 1, do not arrive, or whose answer is lost. */
const open = async (written: Partial<ClaimDraft> = {}, fails: Record<number, 'notSent' | 'lost'> = {}) => {
  const customer = await memoryCustomer('nj-current');
  const { record, clock, gateways, account } = customer;
  record.claim.write({ ...draft, ...written });

  const sent: { readonly claim: NewClaim; readonly key: string }[] = [];
  let looked = 0;
  const file = fileClaim(
    {
      ...gateways.claims,
      list: (signal) => {
        looked += 1;
        return gateways.claims.list(signal);
      },
      submit: async (claim, key) => {
        sent.push({ claim, key });
        const fault = fails[sent.length];
        if (fault === 'lost') await gateways.claims.submit(claim, key);
        if (fault) throw new ApiFailure({ status: 509, message: '' });
        return gateways.claims.submit(claim, key);
      },
    },
    record.claim,
    clock,
  );
  return { ...customer, file, sent, before: account.claims.length, looked: () => looked };
};

describe('fileClaim', () => {
  it('files the claim, resets the draft and stores the returned number', async () => {
    const { file, record, account, before } = await open();

    const outcome = await file();

    const filed = account.claims.at(-1);
    expect(outcome).toEqual({ kind: 'filed', reference: filed?.reference });
    expect(filed).toMatchObject({ description: 'It leaks.', equipment: 'Boiler', estimate: 123450, status: 'open' });
    expect(account.claims).toHaveLength(before + 1);
    expect(record.claim.read()).toEqual({ ...emptyDraft, claimNumber: filed?.reference });
  });

  it('keeps the draft and its key when the send fails, and sends it with the same key again', async () => {
    const { file, record, sent } = await open({}, { 1: 'notSent' });

    await expect(file()).rejects.toThrow(ApiFailure);
    expect(record.claim.read()).toEqual({ ...draft, isSent: true });

    expect(await file()).toMatchObject({ kind: 'filed' });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('finds the claim that has arrived though its answer was lost, and sends it no second time', async () => {
    const { file, account, before, sent, record } = await open({}, { 1: 'lost' });

    await expect(file()).rejects.toThrow(ApiFailure);
    const outcome = await file();

    const reference = account.claims.at(-1)?.reference;
    expect(account.claims).toHaveLength(before + 1);
    expect(sent).toHaveLength(1);
    expect(outcome).toEqual({ kind: 'filed', reference });
    expect(record.claim.read()).toEqual({ ...emptyDraft, claimNumber: reference });
  });

  it('sends the first claim of a customer again when it has not arrived', async () => {
    const { file, account, sent } = await open({}, { 1: 'notSent' });
    account.claims = [];

    await expect(file()).rejects.toThrow(ApiFailure);
    expect(await file()).toEqual({ kind: 'filed', reference: account.claims[0]?.reference });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('looks for what has arrived only where something was sent before', async () => {
    const { file, looked } = await open();
    await file();
    expect(looked()).toBe(0);
  });

  it('leaves another claim alone that the customer writes by the time the answer comes', async () => {
    const { file, record } = await open();
    const filing = file();
    const another = { ...draft, description: 'Another one.', idempotencyKey: 'key-2' };
    record.claim.write(another);

    expect(await filing).toMatchObject({ kind: 'filed' });
    expect(record.claim.read()).toEqual(another);
  });

  it.each<[string, Partial<ClaimDraft>]>([
    ['a description', { description: ' ' }],
    ['equipment', { equipment: '' }],
    ['an estimate', { estimate: '$ ' }],
    ['a date of loss', { dateOfLoss: '' }],
    ['a date of loss that is not in the future', { dateOfLoss: '2026-11-22' }],
  ])('sends nothing without %s, and leaves the draft as it is', async (_, lacking) => {
    const { file, record, sent } = await open(lacking);

    expect(await file()).toEqual({ kind: 'incomplete' });
    expect(sent).toEqual([]);
    expect(record.claim.read()).toEqual({ ...draft, ...lacking });
  });
});
