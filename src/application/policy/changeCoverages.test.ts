import { failure, lostReply } from '../../../tests/support/failure';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { policyCustomer } from '../../../tests/support/policyCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { PaymentMethod } from '../../domain/account/AccountStanding';
import { Money } from '../../domain/Money';
import { codesOf } from '../../domain/policy/Coverage';
import type { CoverageChoice } from '../../domain/policy/CoverageEdit';
import type { PolicyWithTerms } from '../../domain/policy/Policy';
import type { PolicyGateway } from '../ports/PolicyGateway';

const preview = {
  annualPremium: Money.ofCents(16776),
  proratedValue: Money.ofCents(8128),
};

const both: CoverageChoice = { selection: ['bul', 'hep'], hasConsented: true };

/** A customer with a rated change, who pays by card. */
const open = async (name: PersonaName = 'ny-current', others: Partial<PolicyGateway> = {}) => {
  const changeCoverages: jest.MockedFunction<PolicyGateway['changeCoverages']> = jest.fn();
  const customer = await policyCustomer(name, { policies: { changeCoverages, ...others } });
  const { gateways, record } = customer;
  changeCoverages.mockImplementation(gateways.policy.changeCoverages);
  const pays = (type: PaymentMethod['type'], pastDue = false): void =>
    record.standing.write({ pastDue, balance: Money.zero, paymentMethod: { type } });
  pays('credit_card');
  record.rate.write(preview);
  const { get } = customer;
  return { ...customer, submit: get('changeCoverages'), follow: get('followCoverageChange'), changeCoverages, pays };
};

describe('changeCoverages', () => {
  it('sends the selected coverages with their present amounts and a key, and keeps the correlation id @POLICY-62 @POLICY-83', async () => {
    const { submit, changeCoverages, record } = await open();

    expect(await submit(both)).toMatchObject({ kind: 'accepted' });
    expect(changeCoverages).toHaveBeenCalledWith(
      [{ code: 'bul', limitAmount: '10000', deductible: '500' }, { code: 'hep' }],
      'Updated Policy Coverages',
      'key-1',
    );
    expect(record.sent.read()).toEqual({
      coverageChange: {
        idempotencyKey: 'key-1',
        decision: 'bul hep',
        mayResend: false,
        correlationId: expect.any(String),
      },
    });
  });

  it.each<[string, (customer: Awaited<ReturnType<typeof open>>) => void, Partial<CoverageChoice>]>([
    ['without a policy', ({ record }) => record.policy.reset(), {}],
    ['without a standing', ({ record }) => record.standing.reset(), {}],
    ['of a past-due account', ({ pays }) => pays('credit_card', true), {}],
    ['that a bank account would have to pay', ({ pays }) => pays('bank_account_info'), {}],
    ['without a payment method', ({ pays }) => pays('NONE'), {}],
    ['without the consent', () => undefined, { hasConsented: false }],
  ])('sends no change %s @POLICY-51 @POLICY-52 @POLICY-61', async (_, arrange, lacking) => {
    const customer = await open();
    arrange(customer);

    expect(await customer.submit({ ...both, ...lacking })).toEqual({ kind: 'incomplete' });
    expect(customer.changeCoverages).not.toHaveBeenCalled();
  });

  it('sends a change without a charge or refund, whatever the payment method @POLICY-61', async () => {
    const { submit, record, pays } = await open();
    pays('bank_account_info');
    record.rate.write({ ...preview, proratedValue: Money.zero });

    expect(await submit({ ...both, hasConsented: false })).toMatchObject({ kind: 'accepted' });
  });

  it('sends the selection although the insurer made an earlier one, whose reply was lost @POLICY-62', async () => {
    const { submit, changeCoverages, record } = await open();
    record.sent.write({ coverageChange: { idempotencyKey: 'key-0', decision: 'bul', mayResend: true } });

    expect(await submit(both)).toMatchObject({ kind: 'accepted' });
    expect(changeCoverages).toHaveBeenCalledTimes(1);
  });

  it.each<[string, () => Promise<never>]>([
    ['the call fails', () => Promise.reject(failure('other'))],
    ['nothing answers', lostReply],
  ])('sends the selection where the policy cannot be read before: %s @POLICY-100', async (_, list) => {
    const { submit, changeCoverages } = await open('ny-current', { list });

    expect(await submit(both)).toMatchObject({ kind: 'accepted' });
    expect(changeCoverages).toHaveBeenCalledTimes(1);
  });

  it('sends nothing after the session has ended @POLICY-100', async () => {
    const { submit, changeCoverages } = await open('ny-current', {
      list: () => Promise.reject(failure('unauthorized')),
    });

    await expect(submit(both)).rejects.toMatchObject({ details: { kind: 'unauthorized' } });
    expect(changeCoverages).not.toHaveBeenCalled();
  });

  it.each<[string, (policy: PolicyWithTerms) => readonly PolicyWithTerms[]]>([
    ['has no terms', (policy) => [{ ...policy, terms: { prior: [] } }]],
    ['is not listed', () => []],
  ])('does not know the outcome if the reply is lost and the policy %s @POLICY-78', async (_, becomes) => {
    const { submit, follow, changeCoverages, account, signal } = await open();
    changeCoverages.mockImplementation(lostReply);
    account.policies = account.policies.flatMap(becomes);

    expect(await submit(both)).toEqual({ kind: 'unknown' });
    expect(await follow(signal)).toEqual({ kind: 'unknown' });
  });
});

/** A customer with a change of coverage that the insurer accepted. */
const openAccepted = async () => {
  let statusNow: PolicyGateway['changeStatus'];
  const policies: Partial<PolicyGateway> = { changeStatus: (...asked) => statusNow(...asked) };
  const customer = await policyCustomer('ny-current', { policies });
  const { record, signal, get } = customer;
  /** Follows it. */
  const follow = (changeStatus: PolicyGateway['changeStatus'], correlationId = 'change-7') => {
    record.sent.write({
      coverageChange: { idempotencyKey: 'key', decision: 'bul hep', mayResend: false, correlationId },
    });
    statusNow = changeStatus;
    return get('followCoverageChange')(signal);
  };
  const currentCodes = (): readonly string[] => codesOf(record.policy.read()?.coverages ?? []);
  return { ...customer, follow, currentCodes };
};

describe('followCoverageChange', () => {
  it('does not change the policy when the change fails @POLICY-72', async () => {
    const { follow, time, currentCodes, account } = await openAccepted();
    account.policies = (await memoryCustomer('ny-both')).account.policies;

    const following = follow(async () => ({ kind: 'failed', message: 'No.' }));
    await time.pass(500);

    expect(await following).toEqual({ kind: 'failed', message: 'No.' });
    expect(currentCodes()).toEqual(['bul']);
  });

  it('keeps the change when the policy cannot be reloaded, and reloads it later @POLICY-70', async () => {
    const { follow, time, account, record } = await openAccepted();
    const { policies } = account;
    account.policies = policies.map((policy) => ({ ...policy, terms: { prior: [] } }));

    const following = follow(async () => ({ kind: 'complete' }));
    await time.pass(500);
    expect(await following).toEqual({ kind: 'interrupted', message: '' });
    expect(record.sent.read()['coverageChange']?.correlationId).toBe('change-7');

    account.policies = policies;
    const again = follow(async () => ({ kind: 'complete' }));
    await time.pass(500);
    expect(await again).toEqual({ kind: 'complete' });
    expect(record.sent.read()).toEqual({});
  });
});
