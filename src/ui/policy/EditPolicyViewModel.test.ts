import { observable, runInAction } from 'mobx';
import { failure, lostReply } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, today } from '../../../tests/support/memoryCustomer';
import { type PolicyCircumstances, policyCustomer } from '../../../tests/support/policyCustomer';
import { startVisit } from '../../../tests/support/startVisit';
import { changeShownTerm } from '../../adapters/memory/pendingChanges';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { ChangeStatus } from '../../application/ports/ChangeStatus';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import type { PreviewReply, RatingGateway } from '../../application/ports/RatingGateway';
import type { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';
import { type CoverageCode, codesOf } from '../../domain/policy/Coverage';
import type { EditPolicyViewModel } from './EditPolicyViewModel';

const visit = async (name: PersonaName, others?: PolicyCircumstances) => {
  const customer = await policyCustomer(name, others);
  const { record } = customer;
  const start = customer.get('openEditPolicy');
  const viewModel = start();
  const currentCodes = (): readonly CoverageCode[] => codesOf(record.policy.read()?.coverages ?? []);
  return { ...customer, viewModel, start, currentCodes };
};

const open = async (name: PersonaName, others?: PolicyCircumstances) => {
  const visited = await visit(name, others);
  const leave = startVisit(visited.viewModel);
  await settle();
  return { ...visited, leave };
};

/** Adds a coverage, and agrees to its price. */
const addCoverage = async (viewModel: EditPolicyViewModel): Promise<void> => {
  viewModel.choose('hep', true);
  await settle();
  viewModel.consent(true);
};

const rated = (cents: number): PreviewReply => ({
  kind: 'rated',
  preview: {
    annualPremium: Money.ofCents(1200),
    proratedValue: Money.ofCents(cents),
  },
});

describe('EditPolicyViewModel', () => {
  it('fetches the billing history on opening, and then selects the present coverages @POLICY-44', async () => {
    const { viewModel } = await visit('ny-both');

    startVisit(viewModel);
    expect(viewModel.state).toEqual({ kind: 'loading' });
    await settle();
    expect(viewModel.state).toEqual({ kind: 'ready' });
    expect(viewModel.choice.selection).toEqual(['bul', 'hep']);
    expect(viewModel.edit?.preview).toMatchObject({ proratedValue: 0, annualPremium: 16776 });
    expect(viewModel.edit?.obstacle).toBe('unchanged');
  });

  describe('at midnight @POLICY-95', () => {
    /** A customer who has added a coverage, on a day that a test moves. */
    const openAtNight = async (name: PersonaName = 'ny-current') => {
      const preview = jest.fn<Promise<PreviewReply>, []>(async () => rated(5000));
      const customer = await policyCustomer(name, { preview });
      const day = observable.box<string>(today);
      const clock = { ...customer.clock, today: () => day.get() as CalendarDate };
      customer.give({ clock });
      const submit = jest.fn(customer.get('changeCoverages'));
      customer.give({ changeCoverages: submit });
      const viewModel = customer.get('openEditPolicy')();
      const startDay = (next: string) => runInAction(() => day.set(next));
      return { ...customer, viewModel, preview, submit, clock, startDay };
    };

    it('moves the payment date, asks for the price again, and says so', async () => {
      const { viewModel, preview, startDay } = await openAtNight();
      startVisit(viewModel);
      await settle();
      await addCoverage(viewModel);
      startDay('2026-11-22');
      await settle();
      expect([viewModel.today, preview.mock.calls.length]).toEqual(['2026-11-22', 2]);
      expect(viewModel.state).toMatchObject({ kind: 'ready', problem: { kind: 'newDay' } });
      expect(viewModel.choice).toEqual({ selection: ['bul', 'hep'], hasConsented: false });
    });

    it('asks for the price again instead of paying, where nothing has told the screen of the day', async () => {
      const { viewModel, preview, submit, clock } = await openAtNight();
      startVisit(viewModel);
      await settle();
      await addCoverage(viewModel);
      clock.today = () => '2026-11-22' as CalendarDate;
      await viewModel.submission.send();
      await settle();
      expect([submit.mock.calls.length, preview.mock.calls.length]).toEqual([0, 2]);
      viewModel.consent(true);
      void viewModel.submission.send();
      await settle();
      expect(submit).toHaveBeenCalledTimes(1);
    });

    it('asks nothing after the customer has left', async () => {
      const { viewModel, preview, startDay } = await openAtNight();
      const leave = startVisit(viewModel);
      await settle();
      await addCoverage(viewModel);
      leave();
      startDay('2026-11-22');
      await settle();
      expect(preview).toHaveBeenCalledTimes(1);
    });

    it('opens the screen on the first day of the term', async () => {
      const { viewModel, startDay, record } = await openAtNight('ny-upcoming');
      startVisit(viewModel);
      await settle();
      expect(viewModel.isEffective).toBe(false);
      startDay(record.policy.read()?.termStart ?? '');
      await settle();
      expect(viewModel.state).toEqual({ kind: 'ready' });
    });
  });

  describe('where another tab has changed the coverages meanwhile @POLICY-100', () => {
    const openTwice = async () => {
      const submit: jest.MockedFunction<PolicyGateway['changeCoverages']> = jest.fn();
      const preview = jest.fn<Promise<PreviewReply>, []>(async () => rated(5000));
      const customer = await policyCustomer('ny-current', { policies: { changeCoverages: submit }, preview });
      submit.mockImplementation(customer.gateways.policy.changeCoverages);
      const viewModel = customer.get('openEditPolicy')();
      startVisit(viewModel);
      await settle();
      await addCoverage(viewModel);
      preview.mockClear();
      const changeElsewhere = (...codes: CoverageCode[]): void =>
        changeShownTerm(customer.account, (term) => ({ ...term, coverages: codes.map((code) => ({ code })) }));
      return { ...customer, viewModel, submit, preview, changeElsewhere };
    };

    it('sends nothing, keeps the choice, and asks for its price again', async () => {
      const { viewModel, submit, preview, changeElsewhere } = await openTwice();
      changeElsewhere('hep');
      await viewModel.submission.send();
      await settle();

      expect([submit.mock.calls.length, preview.mock.calls.length]).toEqual([0, 1]);
      expect(viewModel.state).toMatchObject({ kind: 'ready', problem: { kind: 'changed' } });
      expect(viewModel.choice).toEqual({ selection: ['bul', 'hep'], hasConsented: false });
      expect(viewModel.added).toMatchObject({ bul: { yearly: expect.any(Number) } });
      viewModel.consent(true);
      await viewModel.submission.send();
      expect(submit).toHaveBeenCalledTimes(1);
    });

    it('has nothing to send where the policy has the chosen coverages by now', async () => {
      const { viewModel, submit, preview, changeElsewhere } = await openTwice();
      changeElsewhere('bul', 'hep');
      await viewModel.submission.send();
      await settle();

      expect([submit.mock.calls.length, preview.mock.calls.length]).toEqual([0, 0]);
      expect(viewModel.edit).toMatchObject({ obstacle: 'unchanged', preview: { proratedValue: 0 } });
    });
  });

  it('fetches nothing before the term has started @POLICY-42 @POLICY-44', async () => {
    const history = jest.fn();
    const { viewModel } = await open('ny-upcoming', { history });

    expect(viewModel.isEffective).toBe(false);
    expect(history).not.toHaveBeenCalled();
  });

  it('asks for consent again after another selection @POLICY-60', async () => {
    const { viewModel } = await open('ny-current');
    await addCoverage(viewModel);

    viewModel.choose('hep', false);
    viewModel.choose('hep', true);
    await settle();

    expect(viewModel.edit?.obstacle).toBe('notConsented');
  });

  it('shows the preview of the latest selection, and aborts the earlier one @POLICY-82', async () => {
    const answers = [gate<PreviewReply>(), gate<PreviewReply>()] as const;
    const signals: AbortSignal[] = [];
    const preview: RatingGateway['preview'] = (_quote, _request, signal) => {
      signals.push(signal);
      return answers[signals.length - 1 === 0 ? 0 : 1].opened;
    };
    const { viewModel } = await open('ny-current', { preview });

    viewModel.choose('hep', true);
    viewModel.choose('bul', false);
    answers[1].open(rated(200));
    await settle();
    answers[0].open(rated(100));
    await settle();

    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(viewModel.edit?.preview?.proratedValue).toBe(200);
    expect(viewModel.state).toEqual({ kind: 'ready' });
  });

  it('stays rating when the reply to the earlier selection comes first @POLICY-82', async () => {
    const answers = [gate<PreviewReply>(), gate<PreviewReply>()] as const;
    let asked = 0;
    const { viewModel } = await open('ny-current', { preview: () => answers[asked++ === 0 ? 0 : 1].opened });

    viewModel.choose('hep', true);
    viewModel.choose('bul', false);
    answers[0].open({ kind: 'refused', message: 'Too late.' });
    await settle();

    expect(viewModel.state).toEqual({ kind: 'rating' });
    expect(viewModel.problem).toBeUndefined();
  });

  it.each<[string, PreviewReply]>([
    ['a forbidden change', { kind: 'forbidden' }],
    ['the insurer’s message', { kind: 'refused', message: 'No such quote.' }],
  ])('shows %s after a preview, until the selection changes @POLICY-73 @POLICY-75', async (_, reply) => {
    const { viewModel } = await open('ny-current', { preview: async () => reply });

    viewModel.choose('hep', true);
    await settle();
    expect(viewModel.problem).toEqual(reply);
    expect(viewModel.edit?.obstacle).toBe('notRated');
    viewModel.choose('hep', false);
    expect(viewModel.problem).toBeUndefined();
  });

  it('requests a failed preview again @POLICY-75', async () => {
    const replies: PreviewReply[] = [{ kind: 'refused', message: '' }, rated(5)];
    const { viewModel } = await open('ny-current', { preview: async () => replies.shift() ?? rated(0) });
    viewModel.choose('hep', true);
    await settle();

    viewModel.rateAgain();
    await settle();

    expect(viewModel.edit?.preview?.proratedValue).toBe(5);
    expect(viewModel.problem).toBeUndefined();
  });

  it('changes nothing for a past-due account @POLICY-51', async () => {
    const { viewModel } = await open('ny-pastdue');
    expect(viewModel.edit?.obstacle).toBe('pastDue');

    viewModel.choose('hep', true);
    viewModel.choose('bul', false);
    await settle();

    expect(viewModel.choice.selection).toEqual(['bul']);
    expect(viewModel.edit?.obstacle).toBe('pastDue');
  });

  it('submits the change, follows it, reloads the policy and goes to My Policy @POLICY-65 @POLICY-66', async () => {
    const { viewModel, time, currentCodes, went } = await open('ny-current');
    await addCoverage(viewModel);

    void viewModel.submission.send();
    await settle();
    expect(viewModel.state).toEqual({ kind: 'submitting' });
    expect(currentCodes()).toEqual(['bul']);
    await time.pass(5000);

    expect(currentCodes()).toEqual(['bul', 'hep']);
    expect(went).toEqual([['policy', { state: { notice: 'coveragesChanged' }, replace: true }]]);
  });

  it('gives a receipt of the policy before and after the change, also to a customer who followed it later @BILLING-74', async () => {
    const opened = await open('ny-current', { preview: async () => rated(500) });
    const { viewModel, start, leave, record, clock, time } = opened;
    const before = record.policy.read()?.annualPremium;
    await addCoverage(viewModel);
    void viewModel.submission.send();
    await settle();
    leave();
    startVisit(start());
    await time.pass(5000);

    const method = record.standing.read()?.paymentMethod;
    expect(record.receipt.read()).toEqual({
      kind: 'coverages',
      at: clock.now(),
      change: {
        coverages: { before: ['bul'], after: ['bul', 'hep'] },
        premium: { before: { period: 'yearly', amount: before }, after: { period: 'yearly', amount: 1200 } },
        amount: 500,
        method: { before: method, after: method },
      },
    });
  });

  it('sends a change once, however often the button is pressed, and keeps the selection meanwhile @POLICY-76', async () => {
    const { open: answer, opened } = gate<Awaited<ReturnType<PolicyGateway['changeCoverages']>>>();
    const changeCoverages = jest.fn(() => opened);
    const { viewModel } = await open('ny-current', { policies: { changeCoverages } });
    await addCoverage(viewModel);

    const submissions = [viewModel.submission.send(), viewModel.submission.send()];
    viewModel.choose('hep', false);
    answer({ kind: 'refused', message: '' });
    await Promise.all(submissions);

    expect(changeCoverages).toHaveBeenCalledTimes(1);
    expect(viewModel.choice.selection).toEqual(['bul', 'hep']);
  });

  it.each([{ kind: 'forbidden' }, { kind: 'refused', message: 'Broken.' }] as const)(
    'shows the refusal %j and keeps the choice @POLICY-73 @POLICY-74',
    async (reply) => {
      const { viewModel } = await open('ny-current', { policies: { changeCoverages: async () => reply } });
      await addCoverage(viewModel);

      await viewModel.submission.send();

      expect(viewModel.state).toEqual({ kind: 'ready', problem: reply });
      expect(viewModel.choice).toEqual({ selection: ['bul', 'hep'], hasConsented: true });
    },
  );

  it('says after a minute that it takes longer, and checks again without sending @POLICY-69', async () => {
    const status = { kind: 'pending' as 'pending' | 'complete' };
    const changeCoverages = jest.fn(async () => ({ kind: 'accepted', correlationId: 'change-7' }) as const);
    const changeStatus = jest.fn(async () => ({ ...status }));
    const { viewModel, time, went } = await open('ny-current', { policies: { changeCoverages, changeStatus } });
    await addCoverage(viewModel);

    void viewModel.submission.send();
    await time.pass(60_000);
    expect(viewModel.state).toEqual({ kind: 'pending', problem: { kind: 'takingLonger' } });
    viewModel.choose('hep', false);
    expect(viewModel.choice.selection).toEqual(['bul', 'hep']);

    status.kind = 'complete';
    void viewModel.submission.checkAgain();
    expect(viewModel.state).toEqual({ kind: 'submitting' });
    await time.pass(500);
    expect(went).toHaveLength(1);
    expect(changeCoverages).toHaveBeenCalledTimes(1);
    expect(changeStatus).toHaveBeenLastCalledWith('change-7', expect.anything());
  });

  it('stops polling when the customer leaves, and does not navigate @POLICY-68', async () => {
    const { viewModel, time, went, handled, leave } = await open('ny-current');
    await addCoverage(viewModel);
    void viewModel.submission.send();
    await time.pass(500);

    leave();
    await settle();
    expect(time.sleepers).toBe(0);

    await time.pass(60_000);
    expect(went).toEqual([]);
    expect(handled).toEqual([]);
  });

  describe('after the change was sent', () => {
    /** A customer who has submitted a change, with the given replies. */
    const sent = async (policies: Partial<PolicyGateway>) => {
      const visited = await open('ny-current', { policies });
      await addCoverage(visited.viewModel);
      void visited.viewModel.submission.send();
      await settle();
      return visited;
    };

    const accepted = async () => ({ kind: 'accepted', correlationId: 'change-7' }) as const;

    it.each([
      ['other', 'The server is busy.'],
      ['notFound', ''],
      ['unknownOutcome', ''],
    ] as const)(
      'stays after polling fails (%s, %j), and checks by the same correlation id @POLICY-70',
      async (kind, message) => {
        const error = failure(kind, { message });
        const changeCoverages = jest.fn(accepted);
        const changeStatus = jest.fn<ReturnType<PolicyGateway['changeStatus']>, [string]>(() => Promise.reject(error));
        const { viewModel, time, handled, went } = await sent({ changeCoverages, changeStatus });

        await time.pass(500);
        expect(viewModel.state).toEqual({ kind: 'pending', problem: { kind: 'interrupted', message } });
        changeStatus.mockResolvedValue({ kind: 'complete' });
        void viewModel.submission.send();
        void viewModel.submission.checkAgain();
        await time.pass(500);

        expect(changeStatus.mock.calls.map(([id]) => id)).toEqual(['change-7', 'change-7']);
        expect(changeCoverages).toHaveBeenCalledTimes(1);
        expect([handled, went.length]).toEqual([[], 1]);
      },
    );

    it('follows the change again after a reload, and sends nothing @POLICY-71', async () => {
      const changeCoverages = jest.fn(accepted);
      const changeStatus = jest.fn(async (): Promise<ChangeStatus> => ({ kind: 'pending' }));
      const { start, leave, time, record, went } = await sent({ changeCoverages, changeStatus });
      leave();
      record.standing.reset();

      const reopened = start();
      startVisit(reopened);
      expect(reopened.state).toEqual({ kind: 'submitting' });
      expect(reopened.choice.selection).toEqual(['bul', 'hep']);
      changeStatus.mockResolvedValue({ kind: 'complete' });
      await time.pass(500);

      expect(went).toHaveLength(1);
      expect(record.sent.read()).toEqual({});
      expect(changeCoverages).toHaveBeenCalledTimes(1);
    });

    it('loads the billing history before it offers a failed change again after a reload @POLICY-71 @POLICY-72', async () => {
      const changeStatus = jest.fn(async (): Promise<ChangeStatus> => ({ kind: 'pending' }));
      const { start, leave, time, record } = await sent({ changeCoverages: accepted, changeStatus });
      leave();
      record.standing.reset();

      const reopened = start();
      startVisit(reopened);
      changeStatus.mockResolvedValue({ kind: 'failed', message: 'Declined.' });
      await time.pass(500);

      expect(reopened.state).toEqual({ kind: 'ready', problem: { kind: 'refused', message: 'Declined.' } });
      expect(reopened.edit?.obstacle).toBe('unchanged');
    });

    it('goes to My Policy with a receipt when the reply is lost and the policy has the new coverages @POLICY-77', async () => {
      const [{ gateways: before }, { gateways: after }] = [
        await memoryCustomer('ny-current'),
        await memoryCustomer('ny-both'),
      ];
      const list = jest.fn(before.policy.list);
      const { went, viewModel, record } = await sent({
        changeCoverages: () => {
          list.mockImplementation(after.policy.list);
          return lostReply();
        },
        list,
      });
      await settle();
      expect(went).toHaveLength(1);
      expect(viewModel.problem).toBeUndefined();
      expect(record.receipt.read()?.change.coverages).toEqual({ before: ['bul'], after: ['bul', 'hep'] });
    });

    it('offers the button when the reply is lost and the policy is unchanged, and sends the same key @POLICY-77', async () => {
      const keys: (string | undefined)[] = [];
      const { viewModel } = await sent({
        changeCoverages: (_, __, key) => {
          keys.push(key);
          return Promise.reject(failure('unknownOutcome', { message: 'No answer.' }));
        },
      });
      await settle();
      expect(viewModel.state).toEqual({ kind: 'ready', problem: { kind: 'refused', message: 'No answer.' } });

      await viewModel.submission.send();
      expect(keys).toEqual(['key-1', 'key-1']);
    });

    it('only checks again while the policy cannot be read back, also after a reload @POLICY-78', async () => {
      const changeCoverages = jest.fn(lostReply);
      const list = jest.fn<ReturnType<PolicyGateway['list']>, []>(() => Promise.reject(failure('other')));
      const { viewModel, start, leave, gateways, signal } = await sent({ changeCoverages, list });
      await settle();
      expect(viewModel.state).toEqual({ kind: 'pending', problem: { kind: 'unknown' } });
      await viewModel.submission.send();
      leave();

      const reopened = start();
      startVisit(reopened);
      await settle();
      expect(reopened.state).toEqual({ kind: 'pending', problem: { kind: 'unknown' } });
      list.mockResolvedValue(await gateways.policy.list(signal));
      await reopened.submission.checkAgain();

      expect(reopened.state).toEqual({ kind: 'ready', problem: { kind: 'refused', message: '' } });
      expect(changeCoverages).toHaveBeenCalledTimes(1);
    });
  });
});
