import { autorun } from 'mobx';
import { aClaim, aClaimDraft } from '../../../tests/support/claim';
import { sessionOf } from '../../../tests/support/FakeNetwork';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { aProfile, anAddress } from '../../../tests/support/profile';
import { vaultOver } from '../../../tests/support/vaultOver';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { Receipt } from '../../domain/account/Receipt';
import { emptyDraft } from '../../domain/claims/ClaimDraft';
import { everyClaim } from '../../domain/claims/claimQuery';
import { claimTextNames } from '../../domain/claims/claimTexts';
import type { Instant } from '../../domain/Instant';
import { Money } from '../../domain/Money';
import { pick } from '../../domain/pick';
import { addressParts } from '../../domain/PostalAddress';
import { noEmailChange } from '../../domain/profile/emailChange';
import { profileTextNames } from '../../domain/profile/profileFields';
import { observableCustomerRecord } from './observableCustomerRecord';

/** A vault that stores its values as JSON. */
const mapVault = (): SessionVault & { readonly kept: Record<string, unknown> } => {
  const texts = new Map<string, string>();
  return {
    ...vaultOver(texts),
    get kept() {
      return Object.fromEntries([...texts].map(([name, text]) => [name, JSON.parse(text) as unknown]));
    },
  };
};

const contentsOf = ({
  session,
  profile,
  policy,
  claim,
  claimContact,
  claimsPlace,
  paymentsPage,
  email,
  rate,
  sent,
  receipt,
}: CustomerRecord) => ({
  session: session.read(),
  profile: profile.read(),
  policy: policy.read(),
  claim: claim.read(),
  claimContact: claimContact.read(),
  claimsPlace: claimsPlace.read(),
  paymentsPage: paymentsPage.read(),
  email: email.read(),
  rate: rate.read(),
  sent: sent.read(),
  receipt: receipt.read(),
});

const nothing = {
  session: undefined,
  profile: undefined,
  policy: undefined,
  claim: emptyDraft,
  claimContact: {},
  claimsPlace: undefined,
  paymentsPage: undefined,
  email: noEmailChange,
  rate: undefined,
  sent: {},
  receipt: undefined,
};

const yearly = Money.ofCents(10989);
const card = { type: 'credit_card', cardType: 'visa', lastFour: '1111' } as const;

/** It has everything that a receipt can have. */
const receipt: Receipt = {
  kind: 'coverages',
  at: '2026-11-21T20:00:00.000Z' as Instant,
  change: {
    status: { before: 'current', after: 'cancelled' },
    coverages: { before: ['bul'], after: ['bul', 'hep'] },
    frequency: { before: 'yearly', after: 'monthly' },
    premium: { before: { period: 'yearly', amount: yearly }, after: { period: 'monthly' } },
    method: { before: { type: 'NONE' }, after: card },
    due: { before: yearly },
    amount: 'pending',
    reason: 'We are moving.',
  },
};

/** A record in which every slot holds something, and the vault behind it. */
const fullRecord = async () => {
  const vault = mapVault();
  const record = observableCustomerRecord(vault);
  const customer = await memoryCustomer('nj-current');
  record.session.write(sessionOf('ada'));
  record.profile.write(customer.record.profile.read());
  const policy = customer.record.policy.read();
  record.policy.write(policy && { ...policy, running: pick(policy, ['termStart', 'termEnd', 'coverages']) });
  record.claim.write({ ...emptyDraft, description: aClaim().description, idempotencyKey: 'key-1' });
  record.claimContact.write({ phoneNumber: '201-555-' });
  record.claimsPlace.write({ query: { ...everyClaim, search: 'HC-20' }, paging: { index: 1, size: 20 } });
  record.paymentsPage.write({ index: 2, size: 10 });
  record.email.write({ email: 'new@example.com', verification: 'email-1' });
  record.rate.write({ annualPremium: Money.ofCents(10989), proratedValue: Money.ofCents(-1234) });
  record.sent.write({ cancellation: { idempotencyKey: 'key-2', decision: 'We are moving.', mayResend: false } });
  record.receipt.write(receipt);
  return { vault, record };
};

const groups = [
  'auth',
  'claim',
  'claimContact',
  'claimsPlace',
  'paymentsPage',
  'profile',
  'policy',
  'email',
  'rate',
  'sent',
  'receipt',
] as const;

type Group = (typeof groups)[number];

const slotOf = (group: Group) => (group === 'auth' ? 'session' : group);

describe('observableCustomerRecord', () => {
  it('is empty at first', () => {
    expect(contentsOf(observableCustomerRecord(mapVault()))).toEqual(nothing);
  });

  it('persists what the screens share on every write, and restores it @SIGNIN-8 @SIGNIN-47 @BILLING-77 @CLAIM-45 @CLAIM-67 @BILLING-9 @SAFE-8', async () => {
    const { vault, record } = await fullRecord();
    expect(Object.keys(vault.kept).toSorted()).toEqual([...groups].toSorted());
    expect(contentsOf(observableCustomerRecord(vault))).toEqual(contentsOf(record));
  });

  it('restores every account of the in-memory insurer as it was', async () => {
    for (const name of ['ny-both', 'ny-nonrecurring', 'ny-upcoming', 'ny-cancelled', 'il-current'] as const) {
      const customer = await memoryCustomer(name);
      const vault = mapVault();
      const record = observableCustomerRecord(vault);
      record.profile.write(customer.record.profile.read());
      record.policy.write(customer.record.policy.read());
      expect(contentsOf(observableCustomerRecord(vault))).toEqual(contentsOf(record));
    }
  });

  describe.each(groups)('with garbage in the group %s', (group) => {
    it.each<[string, unknown]>([
      ['a text', 'garbage'],
      ['a number', 7],
      ['null', null],
      ['a list', []],
      [
        'fields of another kind',
        { authToken: 1, description: {}, firstName: [], policyNumber: 0, email: 5, preview: 'x' },
      ],
    ])('%s: starts that group clean, and keeps the others @SHELL-27 @SAFE-17', async (_, garbage) => {
      const { vault, record } = await fullRecord();
      const slot = slotOf(group);
      vault.save(group, garbage);

      expect(contentsOf(observableCustomerRecord(vault))).toEqual({ ...contentsOf(record), [slot]: nothing[slot] });
    });
  });

  it.each(groups.filter((group) => group !== 'rate' && group !== 'sent'))(
    'starts the group %s clean if its first field is missing',
    async (group) => {
      const { vault } = await fullRecord();
      const [, ...others] = Object.entries(vault.kept[group] as object);
      vault.save(group, Object.fromEntries(others));

      const slot = slotOf(group);
      expect(contentsOf(observableCustomerRecord(vault))[slot]).toEqual(nothing[slot]);
    },
  );

  it.each<[Group, Record<string, unknown>]>([
    ['auth', { authToken: '' }],
    ['auth', { refreshToken: '' }],
    ['auth', { authToken: 'über \u202e' }],
    ['auth', { accessToken: 'line\nbreak' }],
    ['claim', { idempotencyKey: '\u202e' }],
    ['auth', { userName: '' }],
    ['profile', { contactPreference: null }],
    ['profile', { billingTerm: 1 }],
    ['profile', { address: { address1: 1 } }],
    ['policy', { monthlyPremium: 1.5 }],
    ['policy', { termStart: 'yesterday' }],
    ['policy', { coverages: [{ code: 7 }] }],
    ['paymentsPage', { index: 1.5 }],
    ['claimsPlace', { paging: { index: 0.5, size: 10 } }],
    ['rate', { annualPremium: '9.99', proratedValue: 0 }],
    ['receipt', { kind: 'refund' }],
    ['receipt', { at: 'yesterday' }],
    ['receipt', { change: { due: { before: '1.50' } } }],
    ['receipt', { change: { method: { after: { type: 'cash' } } } }],
    ['receipt', { change: { amount: 'later' } }],
    ['sent', { cancellation: { idempotencyKey: 'line\nbreak', decision: '', isNotDone: false } }],
  ])('rejects the group %s with %j', async (group, spoilt) => {
    const { vault } = await fullRecord();
    vault.save(group, { ...(vault.kept[group] as object), ...spoilt });

    const slot = slotOf(group);
    expect(contentsOf(observableCustomerRecord(vault))[slot]).toEqual(nothing[slot]);
  });

  it.each([true, false])(
    'reads a sent write of any release, and stores it for any: may be sent again %s @POLICY-71',
    (isNotDone) => {
      const vault = mapVault();
      const stored = { idempotencyKey: 'key-1', decision: 'bul', correlationId: 'c-1' };
      vault.save('sent', { coverageChange: { ...stored, isNotDone } });
      const { sent } = observableCustomerRecord(vault);
      expect(sent.read()).toEqual({ coverageChange: { ...stored, mayResend: isNotDone } });

      sent.write({ ...sent.read() });
      expect(vault.kept['sent']).toEqual({ coverageChange: { ...stored, isNotDone } });
    },
  );

  it.each(profileTextNames.filter((field) => field !== 'email'))(
    'restores a profile that a release without %s kept',
    (field) => {
      const vault = mapVault();
      vault.save('profile', { ...aProfile(), [field]: undefined });
      expect(observableCustomerRecord(vault).profile.read()).toEqual(aProfile({ [field]: '' }));
    },
  );

  it.each(addressParts)('restores an address that a release without %s kept', (part) => {
    const vault = mapVault();
    vault.save('profile', aProfile({ address: { ...anAddress, [part]: undefined } }));
    expect(observableCustomerRecord(vault).profile.read()?.address).toEqual({ ...anAddress, [part]: '' });
  });

  it.each(claimTextNames)('restores a claim that a release without %s kept @CLAIM-45', (field) => {
    const vault = mapVault();
    vault.save('claim', { ...aClaimDraft(), [field]: undefined });
    expect(observableCustomerRecord(vault).claim.read()).toEqual(aClaimDraft({ [field]: '' }));
  });

  it('clears every slot and the vault @BILLING-77 @SIGNIN-35 @SAFE-15', async () => {
    const { vault, record } = await fullRecord();
    record.clear();
    expect(contentsOf(record)).toEqual(nothing);
    expect(vault.kept).toEqual({});
  });

  it("keeps the account's standing in memory only", () => {
    const vault = mapVault();
    const record = observableCustomerRecord(vault);
    const standing = { pastDue: true, balance: Money.ofCents(12550), paymentMethod: { type: 'NONE' } } as const;
    record.standing.write(standing);
    expect(record.standing.read()).toEqual(standing);
    expect(vault.kept).toEqual({});

    record.clear();
    expect(record.standing.read()).toBeUndefined();
  });

  it('resets one slot to its initial value', async () => {
    const { vault, record } = await fullRecord();
    record.claim.reset();
    record.profile.reset();
    expect(contentsOf(record)).toMatchObject({ claim: emptyDraft, profile: undefined });
    expect(contentsOf(observableCustomerRecord(vault))).toEqual(contentsOf(record));
  });

  it('notifies nobody when the same is read again', async () => {
    const { record } = await fullRecord();
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([record.policy.read(), record.profile.read()]));

    record.policy.write(structuredClone(record.policy.read()));
    record.profile.write(structuredClone(record.profile.read()));
    stop();

    expect(seen).toHaveLength(1);
  });

  it('keeps the write that was sent last, even if it equals the one before @SAFE-2', () => {
    const { sent } = observableCustomerRecord(mapVault());
    const write = { idempotencyKey: 'key-1', decision: 'bul', mayResend: false };
    sent.write({ coverageChange: write });
    const again = { ...write };
    sent.write({ coverageChange: again });
    expect(sent.read().coverageChange).toBe(again);
  });

  it('notifies an observer of every change, once', () => {
    const record = observableCustomerRecord(mapVault());
    const seen: string[] = [];
    const stop = autorun(() => seen.push(record.email.read().email));

    record.email.write({ email: 'a@example.com', verification: '' });
    record.claim.write(emptyDraft);
    record.email.reset();
    stop();

    expect(seen).toEqual(['', 'a@example.com', '']);
  });
});
