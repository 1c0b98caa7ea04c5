import { aClaim, aClaimDraft, onlyNumber } from '../../../tests/support/claim';
import { lostReply } from '../../../tests/support/failure';
import { changing, testPortal } from '../../../tests/support/testPortal';
import { type ClaimDraft, type NewClaim, emptyDraft } from '../../domain/claims/ClaimDraft';
import { claimTextNames } from '../../domain/claims/claimTexts';
import { ApiFailure } from '../ApiFailure';

const draft = aClaimDraft({ otherPhoneNumber: '555-201-9999' });

interface Circumstances {
  /** What the customer wrote over a complete claim. */
  readonly written?: Partial<ClaimDraft>;
  /** The sends, counted from 1, that do not arrive or whose reply is lost. */
  readonly fails?: Record<number, 'notSent' | 'lost'>;
  /** The reads of the claims, counted from 1, that fail. */
  readonly unread?: readonly number[];
}

const open = async ({ written, fails = {}, unread = [] }: Circumstances = {}) => {
  const sent: { readonly claim: NewClaim; readonly key: string }[] = [];
  let looked = 0;
  const portal = await testPortal(
    'nj-current',
    changing('claims', (claims) => ({
      list: (signal) => {
        looked += 1;
        return unread.includes(looked) ? lostReply() : claims.list(signal);
      },
      submit: async (claim, key) => {
        sent.push({ claim, key });
        const fault = fails[sent.length];
        // An insurer without keys.
        const arrive = () => claims.submit(claim, `${key} ${String(sent.length)}`);
        if (fault === 'lost') await arrive();
        return fault ? lostReply() : arrive();
      },
    })),
  );
  const { record, account } = portal;
  record.claim.write({ ...draft, ...written });
  const file = portal.get('fileClaim');
  const resolveClaim = portal.get('resolveClaim');
  const correct = (changes: Partial<ClaimDraft>): void =>
    record.claim.write({ ...record.claim.read(), idempotencyKey: 'key-of-correction', ...changes });
  return { ...portal, file, resolveClaim, sent, correct, before: account.claims.length };
};

describe('fileClaim', () => {
  it.each(['', 'C-1', 'null', '{"form":2}'])(
    'files the claim where another release has kept one as %j @SAFE-17',
    async (decision) => {
      const { file, record } = await open();
      record.sent.write({ claim: { idempotencyKey: 'key-0', decision, mayResend: false } });
      expect(await file()).toMatchObject({ kind: 'filed' });
      expect(record.sent.read()).toEqual({});
    },
  );

  it('files the claim, resets the draft and stores the returned number @CLAIM-43', async () => {
    const { file, record, account, before } = await open();

    const outcome = await file();

    const filed = account.claims.at(-1);
    expect(outcome).toEqual({ kind: 'filed', reference: filed?.reference, isUncorrected: false });
    expect(filed).toMatchObject({ ...aClaim(), status: 'open' });
    expect(account.claims).toHaveLength(before + 1);
    expect(record.claim.read()).toEqual({ ...emptyDraft, claimNumber: filed?.reference });
  });

  it.each(['notSent', 'lost', undefined] as const)(
    'forgets the claims that were listed before: %s @CLAIM-69',
    async (fault) => {
      const { file, get, record, signal } = await open(fault && { fails: { 1: fault } });
      await get('listClaims')(signal);
      await file().catch(() => undefined);
      expect(record.claims.read()).toBeUndefined();
    },
  );

  it('finds the claim whose reply was lost, and does not send it again @CLAIM-47', async () => {
    const { file, account, before, sent, record } = await open({ fails: { 1: 'lost' } });
    const outcome = await file();

    const reference = account.claims.at(-1)?.reference;
    expect(account.claims).toHaveLength(before + 1);
    expect(sent).toHaveLength(1);
    expect(outcome).toEqual({ kind: 'filed', reference, isUncorrected: false });
    expect(record.claim.read()).toEqual({ ...emptyDraft, claimNumber: reference });
    expect(record.sent.read()).toEqual({});
  });

  it('sends the first claim of a customer again when it has not arrived', async () => {
    const { file, account, sent } = await open({ fails: { 1: 'notSent' } });
    account.claims = [];

    await expect(file()).rejects.toThrow(ApiFailure);
    expect(await file()).toMatchObject({ kind: 'filed', reference: account.claims[0]?.reference });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('does not take an identical earlier claim for the one that was sent @SAFE-3', async () => {
    const { file, account, before, record, sent } = await open({ fails: { 2: 'notSent' } });
    await file();
    record.claim.write({ ...draft, idempotencyKey: 'key-2' });
    await expect(file()).rejects.toThrow(ApiFailure);
    await file();
    expect(account.claims).toHaveLength(before + 2);
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-2']);
  });

  it('does not take a claim from another tab for the one that was sent @CLAIM-47', async () => {
    const { file, gateways, sent } = await open({ fails: { 1: 'notSent' }, unread: [2] });
    expect(await file()).toEqual({ kind: 'unknown' });
    await gateways.claims.submit(aClaim({ equipment: 'Dishwasher' }), 'key-of-another-tab');

    expect(await file()).toMatchObject({ kind: 'filed' });
    expect(sent).toHaveLength(2);
  });

  it('sends no corrected claim when the first has arrived, and says so @CLAIM-50 @CLAIM-51', async () => {
    // The claims cannot be read back at once.
    const { file, account, before, sent, correct } = await open({ fails: { 1: 'lost' }, unread: [2] });
    expect(await file()).toEqual({ kind: 'unknown' });
    correct({ equipment: 'Furnace' });

    const reference = account.claims.at(-1)?.reference;
    expect(await file()).toEqual({ kind: 'filed', reference, isUncorrected: true });
    expect([account.claims.length, sent.length]).toEqual([before + 1, 1]);
  });

  it('does not call a correction missing that was filed with a lost reply', async () => {
    const { file, account, before, correct } = await open({ fails: { 1: 'notSent', 2: 'lost' } });
    await expect(file()).rejects.toThrow(ApiFailure);
    correct({ equipment: 'Furnace' });
    expect(await file()).toMatchObject({ kind: 'filed', isUncorrected: false });
    expect(account.claims).toHaveLength(before + 1);
  });

  it('sends nothing while it is not known whether the first claim arrived @CLAIM-52', async () => {
    const { file, resolveClaim, sent, correct, signal } = await open({ fails: { 1: 'notSent' }, unread: [2, 3, 4] });
    expect(await file()).toEqual({ kind: 'unknown' });
    correct({ equipment: 'Furnace' });
    expect(await file()).toEqual({ kind: 'unknown' });
    expect(await resolveClaim(signal)).toEqual({ kind: 'unknown' });
    expect(sent).toHaveLength(1);
    expect(await resolveClaim(signal)).toEqual({ kind: 'notFiled' });
  });

  it.each(claimTextNames)('finds a claim that a release without %s has sent @CLAIM-52', async (name) => {
    const { account, record, resolveClaim, signal } = await open();
    account.claims = [{ ...onlyNumber, ...aClaim({ [name]: '' }) }];
    const decision = JSON.stringify({ claim: { ...aClaim(), [name]: undefined }, known: [] });
    record.sent.write({ claim: { idempotencyKey: 'key-1', decision, mayResend: false } });
    expect(await resolveClaim(signal)).toMatchObject({ kind: 'filed', reference: onlyNumber.reference });
  });

  it('files a claim although the claims cannot be read before', async () => {
    const { file } = await open({ unread: [1] });
    expect(await file()).toMatchObject({ kind: 'filed' });
  });

  it('does not reset another claim that the customer has started meanwhile', async () => {
    const { file, record } = await open();
    const filing = file();
    const another = { ...draft, description: 'Another one.', idempotencyKey: 'key-2' };
    record.claim.write(another);

    expect(await filing).toMatchObject({ kind: 'filed' });
    expect(record.claim.read()).toEqual(another);
  });

  it.each<[string, Partial<ClaimDraft>]>([
    ['a description', { description: ' ' }],
    ['a date of loss', { dateOfLoss: '' }],
    ['a date of loss that is not in the future', { dateOfLoss: '2026-11-22' }],
  ])('sends nothing without %s, and leaves the draft as it is', async (_, lacking) => {
    const { file, record, sent } = await open({ written: lacking });

    expect(await file()).toEqual({ kind: 'incomplete' });
    expect(sent).toEqual([]);
    expect(record.claim.read()).toEqual({ ...draft, ...lacking });
  });
});
