import { failure, lostReply } from '../../../tests/support/failure';
import { type BillingChange, changing, testPortal } from '../../../tests/support/testPortal';
import { ApiFailure } from '../ApiFailure';
import { pendingWrite } from '../changes/writeOnce';
import type { BillingGateway } from '../ports/BillingGateway';

const open = async (change?: BillingChange) => {
  const portal = await testPortal('ny-current', changing('billing', change));
  return { ...portal, changeBillingTerm: portal.get('changeBillingTerm') };
};

const failing = (): Promise<never> => Promise.reject(failure());

/** The insurer carries the change out, and its reply is lost. */
const replyLost = ({ updateTerm }: BillingGateway): Pick<BillingGateway, 'updateTerm'> => ({
  updateTerm: async (term) => {
    await updateTerm(term);
    return lostReply();
  },
});

describe('changeBillingTerm', () => {
  it('changes the term at the insurer and in the record @BILLING-48', async () => {
    const { changeBillingTerm, record, account } = await open();

    expect(await changeBillingTerm('monthly')).toEqual({ kind: 'changed' });

    expect(account.billingTerm).toBe('monthly');
    expect(record.profile.read()?.billingTerm).toBe('monthly');
  });

  it('changes the term of a customer whose profile was not loaded', async () => {
    const { changeBillingTerm, record, account } = await open();
    record.profile.reset();

    await changeBillingTerm('monthly');

    expect(account.billingTerm).toBe('monthly');
    expect(record.profile.read()).toBeUndefined();
  });

  it('leaves the record unchanged if the insurer fails', async () => {
    const { changeBillingTerm, record } = await open(() => ({ updateTerm: failing }));

    await expect(changeBillingTerm('monthly')).rejects.toThrow(ApiFailure);
    expect(record.profile.read()?.billingTerm).toBe('yearly');
  });

  it('reads the term back after a lost reply @BILLING-65', async () => {
    const { changeBillingTerm, record } = await open(replyLost);

    expect(await changeBillingTerm('monthly')).toEqual({ kind: 'changed' });
    expect(record.profile.read()?.billingTerm).toBe('monthly');
  });

  it('throws the failure if the term is still the same, and sends it again with the same key @BILLING-65', async () => {
    const keys: unknown[] = [];
    const { changeBillingTerm } = await open(() => ({
      updateTerm: (_term, key) => {
        keys.push(key);
        return lostReply();
      },
    }));

    await expect(changeBillingTerm('monthly')).rejects.toThrow(ApiFailure);
    await expect(changeBillingTerm('monthly')).rejects.toThrow(ApiFailure);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('sends another term although the one whose reply was lost has been carried out', async () => {
    let isLost = true;
    const { changeBillingTerm, account, signal } = await open((billing) => ({
      updateTerm: (term) => (isLost ? replyLost(billing) : billing).updateTerm(term),
      term: () => (isLost ? failing() : billing.term(signal)),
    }));
    expect(await changeBillingTerm('monthly')).toEqual({ kind: 'unknown' });
    isLost = false;
    expect(await changeBillingTerm('yearly')).toEqual({ kind: 'changed' });
    expect(account.billingTerm).toBe('yearly');
  });

  it.each([
    ['fails', failing],
    ['is unavailable', async () => ({ kind: 'unavailable' }) as const],
  ])('is unknown if reading the term %s as well @BILLING-66', async (_, term) => {
    const { changeBillingTerm, record } = await open((billing) => ({ ...replyLost(billing), term }));

    expect(await changeBillingTerm('monthly')).toEqual({ kind: 'unknown' });
    expect(pendingWrite(record, 'billingTerm')).toMatchObject({ decision: 'monthly' });
    expect(record.profile.read()?.billingTerm).toBe('yearly');
  });
});
