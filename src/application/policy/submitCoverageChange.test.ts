import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { Money } from '../../domain/Money';
import type { Policy } from '../../domain/policy/Policy';
import { type CoverageChange, submitCoverageChange } from './submitCoverageChange';

const preview = {
  monthlyPayment: Money.ofCents(1398),
  annualPremium: Money.ofCents(16776),
  proratedValue: Money.ofCents(8128),
};

const change = (policy: Policy | undefined): CoverageChange => {
  if (policy === undefined) throw new Error('The customer has no policy.');
  return {
    policy,
    selection: ['bul', 'hep'],
    preview,
    scenario: 'Recurring-CC-Increase',
    hasConsented: true,
    billing: { pastDue: false },
    method: 'credit_card',
  };
};

const open = async (name: 'ny-current' | 'ny-frozen' | 'ny-pastdue') => {
  const { gateways, record } = await memoryCustomer(name);
  const changeCoverages = jest.fn(gateways.policy.changeCoverages);
  return {
    change: change(record.policy.read()),
    changeCoverages,
    submit: submitCoverageChange({ changeCoverages }),
  };
};

describe('submitCoverageChange', () => {
  it('sends the chosen coverages, those held with their amounts, and says what was done', async () => {
    const { submit, change: complete, changeCoverages } = await open('ny-current');

    expect(await submit(complete)).toEqual({ kind: 'accepted', correlationId: expect.any(String) });
    expect(changeCoverages).toHaveBeenCalledWith(
      [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
      'Updated Policy Coverages',
    );
  });

  it.each<[string, Partial<CoverageChange>]>([
    ['with nothing selected', { selection: [] }],
    ['that changes nothing', { selection: ['bul'] }],
    ['without a price', { preview: undefined }],
    ['that has not been agreed to', { hasConsented: false }],
    ['of an account that is past due', { billing: { pastDue: true } }],
  ])('sends no change %s', async (_, lacking) => {
    const { submit, change: complete, changeCoverages } = await open('ny-current');

    expect(await submit({ ...complete, ...lacking })).toEqual({ kind: 'incomplete' });
    expect(changeCoverages).not.toHaveBeenCalled();
  });

  it.each(['bank_account_info', 'NONE'] as const)('sends no change that %s would have to pay', async (method) => {
    const { submit, change: complete, changeCoverages } = await open('ny-current');

    expect(await submit({ ...complete, method })).toEqual({ kind: 'unsettled' });
    expect(changeCoverages).not.toHaveBeenCalled();
  });

  it('sends a change that costs nothing, whatever the method', async () => {
    const { submit, change: complete } = await open('ny-current');
    const free = { preview: { ...preview, proratedValue: Money.zero }, scenario: undefined };

    expect(await submit({ ...complete, ...free, method: 'bank_account_info' })).toMatchObject({ kind: 'accepted' });
  });

  it('hands on that the policy cannot be changed now', async () => {
    const { submit, change: complete } = await open('ny-frozen');

    expect(await submit(complete)).toEqual({ kind: 'forbidden' });
  });

  it('hands on what the insurer says', async () => {
    const { submit, change: complete } = await open('ny-pastdue');

    expect(await submit(complete)).toEqual({ kind: 'refused', message: 'The account is past due.' });
  });
});
