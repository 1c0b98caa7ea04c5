import { gate } from '../../../tests/support/FakeNetwork';
import { memoryCustomer, recordedFailures, recordedNavigation } from '../../../tests/support/memoryCustomer';
import { ApiFailure } from '../../application/ApiFailure';
import { fileClaim } from '../../application/claims/fileClaim';
import { saveContact } from '../../application/claims/saveContact';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import { type ClaimDraft, emptyDraft } from '../../domain/claims/ClaimDraft';
import { ClaimFlowViewModel } from './ClaimFlowViewModel';

interface Circumstances {
  readonly submit?: ClaimsGateway['submit'];
  readonly save?: CustomerGateway['save'];
}

const open = async ({ submit, save }: Circumstances = {}) => {
  const customer = await memoryCustomer('nj-current');
  const { record, gateways, clock } = customer;
  const { navigation, went } = recordedNavigation();
  const { failures, handled } = recordedFailures();
  let keys = 0;
  const claims = { ...gateways.claims, ...(submit && { submit }) };
  const openOver = (kept: CustomerRecord) =>
    new ClaimFlowViewModel(
      kept,
      saveContact({ save: save ?? gateways.customer.save }, kept),
      fileClaim(claims, kept.claim, clock),
      clock,
      { next: () => `key-${++keys}` },
      navigation,
      failures,
    );
  const viewModel = openOver(record);
  /** The browser copies what the tab keeps. */
  const duplicate = (): ClaimFlowViewModel => {
    let draft = record.claim.read();
    const write = (written: ClaimDraft): void => {
      draft = written;
    };
    return openOver({ ...record, claim: { read: () => draft, write, reset: () => write(emptyDraft) } });
  };
  const leave = viewModel.start();
  return { ...customer, viewModel, went, handled, leave, duplicate };
};

const what = { description: 'It leaks.', equipment: 'Boiler', estimate: '$ 1,234.50' };

/** A claim that is ready to be sent. */
const ready = async (circumstances?: Circumstances) => {
  const opened = await open(circumstances);
  opened.viewModel.agree(true);
  opened.viewModel.change({ ...what, dateOfLoss: '2026-11-14', contactVerified: true });
  return opened;
};

describe('ClaimFlowViewModel', () => {
  it('goes from the introduction to the confirmation', async () => {
    const { viewModel, went, record, account } = await open();
    viewModel.agree(true);
    viewModel.next('intro', false);
    viewModel.change(what);
    viewModel.next('what', false);
    viewModel.change({ dateOfLoss: '2026-11-14' });
    viewModel.next('when', false);
    await viewModel.saveContact();
    await viewModel.submit();

    expect(went).toEqual([
      ['claimWhat'],
      ['claimWhen'],
      ['claimContact'],
      ['claimSummary'],
      ['claimConfirm', { replace: true }],
    ]);
    expect(account.claims.at(-1)).toMatchObject({ description: 'It leaks.', estimate: 123450 });
    expect(record.claim.read()).toEqual({ ...emptyDraft, claimNumber: account.claims.at(-1)?.reference });
    expect(viewModel.sending).toEqual({ kind: 'filed' });
  });

  describe('each step', () => {
    it.each<['what' | 'when', Partial<ClaimDraft>, string]>([
      ['what', {}, 'claim.description.required'],
      ['what', { description: 'It leaks.' }, 'claim.equipment.required'],
      ['what', { ...what, estimate: '' }, 'claim.estimate.required'],
      ['when', what, 'claim.dateOfLoss.required'],
      ['when', { ...what, dateOfLoss: '2026-11-22' }, 'claim.dateOfLoss.future'],
    ])('%s of %j says the first thing that is wrong, until something is typed', async (step, written, message) => {
      const { viewModel, went } = await open();
      viewModel.change(written);
      viewModel.next(step, false);
      expect(viewModel.failure?.message).toBe(message);
      expect(went).toEqual([]);

      viewModel.change({ description: 'x' });
      expect(viewModel.failure).toBeUndefined();
    });

    it('that was edited from the summary goes back there', async () => {
      const { viewModel, went } = await ready();
      viewModel.next('what', true);
      viewModel.next('when', true);
      expect(went).toEqual([['claimSummary'], ['claimSummary']]);
    });

    it('leads to the first one that is not complete', async () => {
      const { viewModel } = await open();
      expect(viewModel.landing('summary')).toEqual({ step: 'intro', route: 'claimReport' });
      viewModel.agree(true);
      expect(viewModel.landing('contact')).toEqual({ step: 'what', route: 'claimWhat' });
      viewModel.change({ ...what, dateOfLoss: '2026-11-14' });
      expect(viewModel.landing('summary')).toEqual({ step: 'contact', route: 'claimContact' });
      expect(viewModel.landing('when')).toEqual({ step: 'when', route: 'claimWhen' });
    });

    it('is left by Back', async () => {
      const { viewModel, went } = await open();
      viewModel.back();
      expect(went).toEqual([['back']]);
    });

    it('says nothing of what was said on another', async () => {
      const { viewModel } = await open();
      viewModel.arrive();
      viewModel.next('what', false);
      expect(viewModel.failure).toBeDefined();
      viewModel.arrive();
      expect(viewModel.failure).toBeUndefined();

      viewModel.changeContact({ phoneNumber: '555' });
      await viewModel.saveContact();
      expect(viewModel.refusal).toBeDefined();
      viewModel.arrive();
      expect(viewModel.refusal).toBeUndefined();
    });
  });

  it('shows what the policy covers, and no later day than today', async () => {
    const { viewModel, record } = await open();
    expect(viewModel.coverages).toEqual(record.policy.read()?.coverages);
    expect(viewModel.today).toBe('2026-11-21');
    record.policy.reset();
    expect(viewModel.coverages).toEqual([]);
  });

  describe('the contact step', () => {
    it('begins with what the profile says, the phone number without its +1', async () => {
      const { viewModel, record } = await open();
      const profile = record.profile.read();
      expect(profile?.phoneNumber).toMatch(/^\+1/);
      expect(viewModel.contact).toEqual({
        email: profile?.email,
        phoneNumber: expect.stringMatching(/^\d{3}-\d{3}-\d{4}$/),
        otherPhoneNumber: '',
        contactPreference: profile?.contactPreference,
      });
    });

    it('is empty, with the default preference, without a profile', async () => {
      const { viewModel, record } = await open();
      record.profile.reset();
      expect(viewModel.contact).toEqual({
        email: '',
        phoneNumber: '',
        otherPhoneNumber: '',
        contactPreference: 'email',
      });
    });

    it('says the first thing that is wrong, until any field changes', async () => {
      const { viewModel, went } = await open();
      viewModel.changeContact({ email: '', phoneNumber: '' });
      await viewModel.saveContact();
      expect(viewModel.failure?.message).toBe('claim.contact.email.required');

      viewModel.changeContact({ contactPreference: 'sms' });
      expect(viewModel.failure).toBeUndefined();
      expect(went).toEqual([]);
    });

    it('shows why the insurer refuses, keeps what was typed, and forgets why when something is typed', async () => {
      const { viewModel, went } = await open();
      viewModel.changeContact({ phoneNumber: '555' });
      await viewModel.saveContact();
      expect(viewModel.refusal).toBe('The phone number is not complete.');
      expect(viewModel.contact.phoneNumber).toBe('555');
      expect(viewModel.sending).toEqual({ kind: 'idle' });

      viewModel.changeContact({ phoneNumber: '555-010-7777' });
      expect(viewModel.refusal).toBeUndefined();
      await viewModel.saveContact();
      expect(went).toEqual([['claimSummary']]);
    });

    it('keeps what was typed for who comes back to it, and promises only what was saved', async () => {
      const { viewModel } = await open();
      const { phoneNumber } = viewModel.savedContact;
      viewModel.arrive();
      viewModel.changeContact({ phoneNumber: '555-010-7777' });
      viewModel.arrive();
      expect(viewModel.contact.phoneNumber).toBe('555-010-7777');
      expect(viewModel.savedContact.phoneNumber).toBe(phoneNumber);

      await viewModel.saveContact();
      expect(viewModel.savedContact.phoneNumber).toBe('555-010-7777');
    });

    it('takes nobody to the summary who is at another step by now', async () => {
      const saving = gate<{ readonly kind: 'saved' }>();
      const { viewModel, went } = await open({ save: () => saving.opened });
      const leaveStep = viewModel.arrive();
      const saved = viewModel.saveContact();
      leaveStep();
      viewModel.arrive();
      saving.open({ kind: 'saved' });
      await saved;
      expect(went).toEqual([]);
      expect(viewModel.sending).toEqual({ kind: 'idle' });
    });

    it('saves once, however often the button is pressed', async () => {
      const answer = gate<{ readonly kind: 'saved' }>();
      let calls = 0;
      const { viewModel, went } = await open({
        save: () => {
          calls += 1;
          return answer.opened;
        },
      });
      const saving = viewModel.saveContact();
      await viewModel.saveContact();
      expect(viewModel.sending).toEqual({ kind: 'saving' });
      answer.open({ kind: 'saved' });
      await saving;
      expect([calls, went.length]).toEqual([1, 1]);
    });

    it('hands a failure to the shared handler, and keeps what was typed', async () => {
      const failure = new ApiFailure({ status: 500, message: '' });
      const { viewModel, handled, went } = await open({ save: () => Promise.reject(failure) });
      viewModel.changeContact({ email: 'new@example.com' });
      await viewModel.saveContact();

      expect([handled, went]).toEqual([[failure], []]);
      expect(viewModel.contact.email).toBe('new@example.com');
      expect(viewModel.sending).toEqual({ kind: 'idle' });
    });
  });

  describe('submitting', () => {
    it('files once, however often the button is pressed, and stays at the summary meanwhile', async () => {
      const answer = gate<string>();
      let calls = 0;
      const { viewModel, went } = await ready({
        submit: () => {
          calls += 1;
          return answer.opened;
        },
      });
      const submitting = viewModel.submit();
      await viewModel.submit();
      expect(viewModel.sending).toEqual({ kind: 'submitting' });
      expect(viewModel.landing('what').step).toBe('summary');

      answer.open('HC-1');
      await submitting;
      await viewModel.submit();
      expect(calls).toBe(1);
      expect(went).toEqual([['claimConfirm', { replace: true }]]);
    });

    it('hands a failure to the shared handler, keeps the draft, and sends it with the same key again', async () => {
      const keys: string[] = [];
      const { viewModel, handled, record, went } = await ready({
        submit: async (_, key) => {
          keys.push(key);
          if (keys.length === 1) throw new ApiFailure({ status: 509, message: '' });
          return 'HC-1';
        },
      });
      await viewModel.submit();
      expect(handled).toMatchObject([{ details: { status: 509 } }]);
      expect(record.claim.read()).toMatchObject({ ...what, idempotencyKey: 'key-2' });
      expect(viewModel.sending).toEqual({ kind: 'idle' });

      await viewModel.submit();
      expect(keys).toEqual(['key-2', 'key-2']);
      expect(went).toEqual([['claimConfirm', { replace: true }]]);
    });

    it('keeps the key of what was sent, whatever is changed before it is sent again', async () => {
      const keys: string[] = [];
      const { viewModel } = await ready({
        submit: async (_, key) => {
          keys.push(key);
          throw new ApiFailure({ status: 509, message: '' });
        },
      });
      await viewModel.submit();
      viewModel.change({ description: 'It leaks a lot.' });
      await viewModel.submit();
      expect(keys).toEqual(['key-2', 'key-2']);
    });

    it('files once what a duplicated tab sends, too', async () => {
      const { viewModel, duplicate, account } = await ready();
      const before = account.claims.length;
      const other = duplicate();
      await Promise.all([viewModel.submit(), other.submit()]);
      expect(account.claims).toHaveLength(before + 1);
      expect(other.draft.claimNumber).toBe(viewModel.draft.claimNumber);
    });

    it('files what is written anew in a duplicated tab', async () => {
      const { viewModel, duplicate, account } = await ready();
      const before = account.claims.length;
      const other = duplicate();
      other.change({ equipment: 'Water heater' });
      await Promise.all([viewModel.submit(), other.submit()]);
      expect(account.claims.slice(before).map(({ equipment }) => equipment)).toEqual(['Boiler', 'Water heater']);
    });

    it('sends nothing that is not complete', async () => {
      const { viewModel, account, went } = await ready();
      const before = account.claims.length;
      viewModel.change({ equipment: '' });
      await viewModel.submit();
      expect([account.claims.length, went]).toEqual([before, []]);
      expect(viewModel.sending).toEqual({ kind: 'idle' });
    });

    it('takes nobody along who has left', async () => {
      const { viewModel, account, went, leave } = await ready();
      const before = account.claims.length;
      const submitting = viewModel.submit();
      leave();
      await submitting;
      expect([account.claims.length, went]).toEqual([before + 1, []]);
    });
  });

  it('forgets the last claim when another one is begun', async () => {
    const { viewModel, record } = await ready();
    viewModel.changeContact({ otherPhoneNumber: '555-010-9999' });
    await viewModel.submit();
    expect(record.claim.read().claimNumber).not.toBe('');

    viewModel.agree(true);
    expect(record.claim.read()).toEqual({ ...emptyDraft, agreedToFraudNotice: true, idempotencyKey: 'key-3' });
    expect(viewModel.sending).toEqual({ kind: 'idle' });
    expect(viewModel.contact.otherPhoneNumber).toBe('');
  });
});
