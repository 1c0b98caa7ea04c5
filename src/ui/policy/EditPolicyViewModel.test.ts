import { reaction } from 'mobx';
import { VirtualTime } from '../../../tests/support/VirtualTime';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures, recordedNavigation, today } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../../application/ApiFailure';
import { followCoverageChange } from '../../application/policy/followCoverageChange';
import { previewCoverageChange } from '../../application/policy/previewCoverageChange';
import { submitCoverageChange } from '../../application/policy/submitCoverageChange';
import { pollChange } from '../../application/pollChange';
import type { BillingGateway, BillingLoadReply } from '../../application/ports/BillingGateway';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import type { PreviewReply, RatingGateway } from '../../application/ports/RatingGateway';
import type { BillingHistory, PaymentMethod } from '../../domain/billing/BillingHistory';
import type { BillingTerm } from '../../domain/billing/BillingTerm';
import { Money } from '../../domain/Money';
import { type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import type { DisclosureScenario } from '../../domain/policy/disclosure';
import { EditPolicyViewModel } from './EditPolicyViewModel';

interface Others {
  readonly history?: BillingGateway['history'];
  readonly preview?: RatingGateway['preview'];
  readonly policies?: Partial<PolicyGateway>;
}

const visit = async (name: PersonaName, others: Others = {}) => {
  const customer = await memoryCustomer(name);
  const { record, gateways } = customer;
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  const time = new VirtualTime();
  const policies = { ...gateways.policy, ...others.policies };
  const viewModel = new EditPolicyViewModel(
    record,
    { history: others.history ?? gateways.billing.history },
    previewCoverageChange({ preview: others.preview ?? gateways.rating.preview }, record),
    submitCoverageChange(policies),
    followCoverageChange(policies, pollChange(time.wait), customer.loadPolicy),
    customer.clock,
    navigation,
    failures,
  );
  const held = (): readonly CoverageCode[] => codesOf(record.policy.read()?.coverages ?? []);
  return { ...customer, viewModel, went, handled, time, held };
};

const open = async (name: PersonaName, others?: Others) => {
  const visited = await visit(name, others);
  const leave = visited.viewModel.start();
  await settle();
  return { ...visited, leave };
};

const rated = (cents: number): PreviewReply => ({
  kind: 'rated',
  preview: {
    monthlyPayment: Money.ofCents(100),
    annualPremium: Money.ofCents(1200),
    proratedValue: Money.ofCents(cents),
  },
});

const unavailable: BillingLoadReply<BillingHistory> = { kind: 'unavailable' };

describe('EditPolicyViewModel', () => {
  it('fetches the billing history on opening, and is then ready with the coverages of now', async () => {
    const { viewModel } = await visit('ny-both');

    viewModel.start();
    expect(viewModel.state).toEqual({ kind: 'loading' });
    await settle();
    expect(viewModel.state).toEqual({ kind: 'ready' });
    expect(viewModel.selection).toEqual(['bul', 'hep']);
    expect(viewModel.preview).toMatchObject({ proratedValue: 0, annualPremium: 16776 });
    expect(viewModel.obstacle).toBe('unchanged');
  });

  it('goes through its states, one after the other', async () => {
    const { viewModel, time } = await visit('ny-current');
    const states: string[] = [];
    reaction(
      () => viewModel.state.kind,
      (kind) => states.push(kind),
      { fireImmediately: true },
    );

    viewModel.start();
    await settle();
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);
    void viewModel.submit();
    await time.pass(5000);

    expect(states).toEqual(['loading', 'rating', 'ready', 'rating', 'ready', 'submitting']);
  });

  it.each([
    ['ny-current', ['bul', 'hep']],
    ['ny-condo', ['hep']],
  ] as const)('offers %s the coverages of the residence', async (name, codes) => {
    const { viewModel } = await open(name);
    expect(viewModel.offers.map(({ code }) => code)).toEqual(codes);
  });

  it('says of each offer whether it is held and whether it is chosen', async () => {
    const { viewModel } = await open('ny-current');
    viewModel.add('hep');
    viewModel.remove('bul');

    expect(viewModel.offers).toMatchObject([
      { code: 'bul', held: { deductible: '500' }, isSelected: false },
      { code: 'hep', held: undefined, isSelected: true },
    ]);
  });

  it('fetches nothing before the term has begun', async () => {
    const history = jest.fn();
    const { viewModel } = await open('ny-upcoming', { history });

    expect(viewModel.isEffective).toBe(false);
    expect(history).not.toHaveBeenCalled();
  });

  it('begins on the day that the term begins', async () => {
    const { viewModel, record } = await open('ny-current');
    const policy = record.policy.read();
    if (policy) record.policy.write({ ...policy, termStart: today });
    expect(viewModel.isEffective).toBe(true);
    expect(viewModel.today).toBe(today);
  });

  it.each<[PersonaName, CoverageCode, boolean, boolean, 'SUBMIT PAYMENT' | 'UPDATE POLICY']>([
    ['ny-current', 'hep', true, true, 'SUBMIT PAYMENT'],
    ['ny-both', 'hep', false, true, 'UPDATE POLICY'],
    ['ny-nonrecurring', 'bul', true, true, 'SUBMIT PAYMENT'],
  ])(
    'after %s changes %s (adding: %s), consent is needed: %s, Submit says %s',
    async (name, code, adds, needs, says) => {
      const { viewModel } = await open(name);

      if (adds) viewModel.add(code);
      else viewModel.remove(code);
      await settle();

      expect(viewModel.needsConsent).toBe(needs);
      expect(viewModel.isPayment).toBe(says === 'SUBMIT PAYMENT');
      expect(viewModel.obstacle).toBe('notConsented');
      viewModel.consent(true);
      expect(viewModel.obstacle).toBeUndefined();
    },
  );

  it.each<[BillingTerm, PaymentMethod['type'], number, DisclosureScenario | undefined, boolean]>([
    ['nonrecurringyearly', 'credit_card', 1, 'Nonrecurring-CC-Increase', true],
    ['nonrecurringyearly', 'credit_card', -1, 'Nonrecurring-CC-Decrease', false],
    ['nonrecurringyearly', 'bank_account_info', 1, 'Nonrecurring-EFT-Increase', false],
    ['nonrecurringyearly', 'bank_account_info', -1, 'Nonrecurring-EFT-Decrease', false],
    ['yearly', 'credit_card', 1, 'Recurring-CC-Increase', true],
    ['monthly', 'credit_card', -1, 'Recurring-CC-Decrease', true],
    ['monthly', 'bank_account_info', 1, 'Recurring-EFT-Increase', false],
    ['yearly', 'bank_account_info', -1, 'Recurring-EFT-Decrease', false],
    ['yearly', 'credit_card', 0, undefined, false],
    ['monthly', 'bank_account_info', 0, undefined, false],
  ])('of one who pays %s by %s, a change by %d cents shows %s', async (term, type, cents, scenario, consent) => {
    const { viewModel, account, record } = await visit('ny-current', { preview: async () => rated(cents) });
    account.paymentMethod = { type };
    const profile = record.profile.read();
    if (profile) record.profile.write({ ...profile, billingTerm: term });
    viewModel.start();
    await settle();

    viewModel.add('hep');
    await settle();

    expect(viewModel.scenario).toBe(scenario);
    expect(viewModel.needsConsent).toBe(consent);
    expect(viewModel.obstacle).toBe(consent ? 'notConsented' : undefined);
    expect(viewModel.isPayment).toBe(cents > 0);
    expect(viewModel.isUnsettled).toBe(type === 'bank_account_info' && cents !== 0);
  });

  it('has a consent count for one selection alone', async () => {
    const { viewModel } = await open('ny-current');
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);

    viewModel.remove('hep');
    viewModel.add('hep');
    await settle();

    expect(viewModel.obstacle).toBe('notConsented');
  });

  it('asks for no price of nothing, nor of the coverages of now', async () => {
    const preview = jest.fn(async () => rated(1));
    const { viewModel } = await open('ny-current', { preview });

    viewModel.remove('bul');
    await settle();
    expect(viewModel.obstacle).toBe('nothingSelected');
    viewModel.add('bul');
    await settle();
    expect(viewModel.obstacle).toBe('unchanged');
    expect(viewModel.preview?.proratedValue).toBe(0);
    expect(preview).not.toHaveBeenCalled();
  });

  it('is busy while the price is being worked out', async () => {
    const { viewModel } = await open('ny-current');
    viewModel.add('hep');
    expect(viewModel.state).toEqual({ kind: 'rating' });
    expect(viewModel.obstacle).toBe('busy');
  });

  it('takes the latest answer, and gives the earlier question up', async () => {
    const answers = [gate<PreviewReply>(), gate<PreviewReply>()] as const;
    const signals: AbortSignal[] = [];
    const preview: RatingGateway['preview'] = (_quote, _request, signal) => {
      signals.push(signal);
      return answers[signals.length - 1 === 0 ? 0 : 1].opened;
    };
    const { viewModel } = await open('ny-current', { preview });

    viewModel.add('hep');
    viewModel.remove('bul');
    answers[1].open(rated(200));
    await settle();
    answers[0].open(rated(100));
    await settle();

    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(viewModel.preview?.proratedValue).toBe(200);
    expect(viewModel.state).toEqual({ kind: 'ready' });
  });

  it('stays busy when the earlier question is answered first', async () => {
    const answers = [gate<PreviewReply>(), gate<PreviewReply>()] as const;
    let asked = 0;
    const { viewModel } = await open('ny-current', { preview: () => answers[asked++ === 0 ? 0 : 1].opened });

    viewModel.add('hep');
    viewModel.remove('bul');
    answers[0].open({ kind: 'refused', message: 'Too late.' });
    await settle();

    expect(viewModel.state).toEqual({ kind: 'rating' });
    expect(viewModel.refusal).toBeUndefined();
  });

  it.each<[string, PreviewReply]>([
    ['that the policy cannot be changed now', { kind: 'forbidden' }],
    ['what the insurer says', { kind: 'refused', message: 'No such quote.' }],
  ])('shows %s about a price, until the selection changes', async (_, reply) => {
    const { viewModel } = await open('ny-current', { preview: async () => reply });

    viewModel.add('hep');
    await settle();
    expect(viewModel.refusal).toEqual(reply);
    expect(viewModel.obstacle).toBe('notRated');
    viewModel.remove('hep');
    expect(viewModel.refusal).toBeUndefined();
  });

  it('can be asked for the price again', async () => {
    const replies: PreviewReply[] = [{ kind: 'refused', message: '' }, rated(5)];
    const { viewModel } = await open('ny-current', { preview: async () => replies.shift() ?? rated(0) });
    viewModel.add('hep');
    await settle();

    viewModel.rateAgain();
    await settle();

    expect(viewModel.preview?.proratedValue).toBe(5);
    expect(viewModel.refusal).toBeUndefined();
  });

  it('lets nobody change anything whose account is past due', async () => {
    const { viewModel } = await open('ny-pastdue');
    expect(viewModel.isPastDue).toBe(true);

    viewModel.add('hep');
    viewModel.remove('bul');
    await settle();

    expect(viewModel.selection).toEqual(['bul']);
    expect(viewModel.obstacle).toBe('pastDue');
  });

  it('refuses to move money by electronic transfer, and sends nothing', async () => {
    const changeCoverages = jest.fn();
    const { viewModel } = await open('ny-eft', { policies: { changeCoverages } });
    viewModel.add('hep');
    await settle();
    expect(viewModel.obstacle).toBeUndefined();

    await viewModel.submit();

    expect(viewModel.refusal).toEqual({ kind: 'unsettled' });
    expect(viewModel.state).toEqual({ kind: 'ready' });
    expect(changeCoverages).not.toHaveBeenCalled();
  });

  it('submits, follows the change, reloads the policy and says so on My Policy', async () => {
    const { viewModel, time, held, went } = await open('ny-current');
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);

    void viewModel.submit();
    await settle();
    expect(viewModel.state).toEqual({ kind: 'submitting' });
    expect(held()).toEqual(['bul']);
    await time.pass(5000);

    expect(held()).toEqual(['bul', 'hep']);
    expect(went).toEqual([['policy', { state: { notice: 'coveragesChanged' }, replace: true }]]);
  });

  it('sends nothing that is not complete', async () => {
    const changeCoverages = jest.fn();
    const { viewModel } = await open('ny-current', { policies: { changeCoverages } });

    await viewModel.submit();
    viewModel.add('hep');
    await viewModel.submit();
    await settle();
    await viewModel.submit();

    expect(changeCoverages).not.toHaveBeenCalled();
  });

  it('sends once, however often it is pressed, and changes nothing meanwhile', async () => {
    const { open: answer, opened } = gate<Awaited<ReturnType<PolicyGateway['changeCoverages']>>>();
    const changeCoverages = jest.fn(() => opened);
    const { viewModel } = await open('ny-current', { policies: { changeCoverages } });
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);

    const submissions = [viewModel.submit(), viewModel.submit()];
    viewModel.remove('hep');
    answer({ kind: 'refused', message: '' });
    await Promise.all(submissions);

    expect(changeCoverages).toHaveBeenCalledTimes(1);
    expect(viewModel.selection).toEqual(['bul', 'hep']);
  });

  it.each([{ kind: 'forbidden' }, { kind: 'refused', message: 'Broken.' }] as const)(
    'shows why the insurer does not change it, and keeps what was chosen: %j',
    async (reply) => {
      const { viewModel } = await open('ny-current', { policies: { changeCoverages: async () => reply } });
      viewModel.add('hep');
      await settle();
      viewModel.consent(true);

      await viewModel.submit();

      expect(viewModel.refusal).toEqual(reply);
      expect(viewModel.state).toEqual({ kind: 'ready' });
      expect(viewModel).toMatchObject({ selection: ['bul', 'hep'], hasConsented: true });
    },
  );

  it('shows why a change failed that was accepted first', async () => {
    const { viewModel, time } = await open('ny-current', {
      policies: { changeStatus: async () => ({ kind: 'failed', message: 'The card was declined.' }) },
    });
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);

    void viewModel.submit();
    await time.pass(1000);

    expect(viewModel.refusal).toEqual({ kind: 'refused', message: 'The card was declined.' });
    expect(viewModel.state).toEqual({ kind: 'ready' });
  });

  it('says after a minute that it takes longer, and can check again', async () => {
    const status = { kind: 'pending' as 'pending' | 'complete' };
    const changeCoverages = jest.fn(async () => ({ kind: 'accepted', correlationId: 'change-7' }) as const);
    const changeStatus = jest.fn(async () => ({ ...status }));
    const { viewModel, time, went } = await open('ny-current', { policies: { changeCoverages, changeStatus } });
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);

    void viewModel.submit();
    await time.pass(60_000);
    expect(viewModel.state).toEqual({ kind: 'takingLonger', correlationId: 'change-7' });
    viewModel.remove('hep');
    expect(viewModel.selection).toEqual(['bul', 'hep']);

    status.kind = 'complete';
    void viewModel.checkAgain();
    expect(viewModel.state).toEqual({ kind: 'submitting' });
    await time.pass(500);
    expect(went).toHaveLength(1);
    expect(changeCoverages).toHaveBeenCalledTimes(1);
    expect(changeStatus).toHaveBeenLastCalledWith('change-7', expect.anything());
  });

  it('stops asking when the customer leaves, and takes them nowhere', async () => {
    const { viewModel, time, went, handled, leave } = await open('ny-current');
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);
    void viewModel.submit();
    await time.pass(500);

    leave();
    await time.pass(60_000);

    expect(time.sleepers).toBe(0);
    expect(went).toEqual([]);
    expect(handled).toEqual([]);
  });

  it('can be opened again when the billing history is not to be had', async () => {
    const outage = { isOver: false };
    const { gateways } = await memoryCustomer('ny-current');
    const past = await gateways.billing.history(new AbortController().signal);
    const { viewModel } = await open('ny-current', { history: async () => (outage.isOver ? past : unavailable) });
    expect(viewModel.state).toEqual({ kind: 'unavailable' });

    outage.isOver = true;
    void viewModel.load();
    expect(viewModel.state).toEqual({ kind: 'loading' });
    await settle();
    expect(viewModel.state).toEqual({ kind: 'ready' });
  });

  it.each([
    ['the billing history', { history: () => Promise.reject(new ApiFailure({ status: 503, message: '' })) }],
    [
      'a submission',
      { policies: { changeCoverages: () => Promise.reject(new ApiFailure({ status: 401, message: '' })) } },
    ],
    [
      'a question after the change',
      { policies: { changeStatus: () => Promise.reject(new ApiFailure({ status: 500, message: '' })) } },
    ],
  ] as const)('hands what fails unexpectedly about %s to the failure handler', async (_, others) => {
    const { viewModel, handled, time } = await open('ny-current', others);
    viewModel.add('hep');
    await settle();
    viewModel.consent(true);
    void viewModel.submit();
    await time.pass(1000);

    expect(handled).toEqual([expect.any(ApiFailure)]);
  });
});
