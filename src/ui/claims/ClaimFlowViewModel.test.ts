import { aClaimDraft, claimWords } from '../../../tests/support/claim';
import { failure } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import { testPortal, wiringOf } from '../../../tests/support/testPortal';
import { observableDrafts } from '../../adapters/state/observableDrafts';
import { ApiFailure } from '../../application/ApiFailure';
import type { ClaimsGateway } from '../../application/ports/ClaimsGateway';
import type { CustomerGateway } from '../../application/ports/CustomerGateway';
import type { PolicyGateway } from '../../application/ports/PolicyGateway';
import type { Slot } from '../../application/ports/Slot';
import type { ClaimDraft } from '../../domain/claims/ClaimDraft';
import { emptyDraft } from '../../domain/claims/ClaimDraft';

/** The gateway of the claims, which can lose the reply to each submission and as many reads after it. */
const losable = (claims: ClaimsGateway) => {
  let lostReads: number | undefined;
  let failing = 0;
  const losable: ClaimsGateway = {
    ...claims,
    list: async (signal) => {
      if (failing === 0) return claims.list(signal);
      failing -= 1;
      throw failure('unknownOutcome');
    },
    submit: async (claim, key) => {
      const reference = await claims.submit(claim, key);
      if (lostReads === undefined) return reference;
      failing = lostReads;
      throw failure('unknownOutcome');
    },
  };
  const loseReply = (reads = 1): void => {
    lostReads = reads;
  };
  return { claims: losable, loseReply };
};

const copyOf = <T>({ read }: Slot<T>): Slot<T> => observableDrafts().of('copy', read());

interface Circumstances {
  readonly submit?: ClaimsGateway['submit'];
  readonly save?: CustomerGateway['save'];
}

const open = async ({ submit, save }: Circumstances = {}) => {
  const portal = await testPortal('nj-current');
  const { gateways, record, clock } = portal;
  const { claims, loseReply } = losable({ ...gateways.claims, ...(submit && { submit }) });
  const parts = { claims, customer: { ...gateways.customer, ...(save && { save }) } };
  portal.give(parts);
  const visitAgain = portal.get('openClaimFlow');
  /** The browser copies what the tab keeps. */
  const duplicate = () => {
    const copy = { ...record, claim: copyOf(record.claim), sent: copyOf(record.sent) };
    return wiringOf({ gateways: { ...gateways, ...parts }, record: copy, clock }).get('openClaimFlow')();
  };
  const viewModel = visitAgain();
  const leave = startVisit(viewModel);
  return { ...portal, viewModel, leave, duplicate, loseReply, visitAgain };
};

const what = { ...claimWords, estimate: '$ 1,234.50' };

/** A claim that is ready to be sent. */
const ready = async (circumstances?: Circumstances) => {
  const opened = await open(circumstances);
  opened.viewModel.change({ agreedToFraudNotice: true });
  opened.viewModel.change({ ...what, dateOfLoss: '2026-11-14', contactVerified: true });
  return opened;
};

describe('ClaimFlowViewModel', () => {
  describe('without a policy in the record', () => {
    const openWithout = async (list: PolicyGateway['list']) => {
      const portal = await testPortal('nj-current');
      const { gateways, record, give, get } = portal;
      give({ policy: { ...gateways.policy, list } });
      record.policy.reset();
      record.claim.write(aClaimDraft({}));
      const viewModel = get('openClaimFlow')();
      startVisit(viewModel);
      await settle();
      return { ...portal, viewModel };
    };

    it('stays at the introduction if the insurer has none @CLAIM-62', async () => {
      const { viewModel } = await openWithout(async () => []);
      expect([viewModel.hasNoPolicy, viewModel.landing('summary')]).toEqual([true, 'claimReport']);
    });

    it('goes on if the policy cannot be read, and passes on only a 401 @CLAIM-62', async () => {
      const failed = await openWithout(() => Promise.reject(failure('other')));
      expect([failed.viewModel.hasNoPolicy, failed.handled]).toEqual([false, []]);
      const over = await openWithout(() => Promise.reject(failure('unauthorized')));
      expect(over.handled).toHaveLength(1);
    });
  });

  it('goes from the introduction to the confirmation @CLAIM-18 @CLAIM-20 @CLAIM-23 @CLAIM-25 @CLAIM-30', async () => {
    const { viewModel, went, record, account } = await open();
    viewModel.change({ agreedToFraudNotice: true });
    viewModel.next('intro');
    viewModel.change(what);
    viewModel.next('what');
    viewModel.change({ dateOfLoss: '2026-11-14' });
    viewModel.next('when');
    await viewModel.contactSubmission.send();
    await viewModel.submission.send();

    expect(went).toEqual([
      ['claimWhat'],
      ['claimWhen'],
      ['claimContact'],
      ['claimSummary'],
      ['claimConfirm', { replace: true }],
    ]);
    expect(account.claims.at(-1)).toMatchObject({ ...claimWords, estimate: 123450 });
    expect(record.claim.read()).toEqual({ ...emptyDraft, claimNumber: account.claims.at(-1)?.reference });
    expect(viewModel.submission.state).toMatchObject({ kind: 'filed' });
  });

  it('leads from a filed claim out of its steps @CLAIM-57', async () => {
    const { viewModel, went } = await ready();
    await viewModel.submission.send();
    for (const step of ['intro', 'what', 'when', 'contact', 'summary'] as const)
      expect(viewModel.landing(step)).toBe('claim');
    expect(viewModel.isSending).toBe(false);
    viewModel.back();
    expect(went.at(-1)).toEqual(['claim']);
  });

  it('leads from a confirmation that was loaded again out of its steps @CLAIM-57', async () => {
    const { viewModel, visitAgain } = await ready();
    await viewModel.submission.send();
    const loadedAgain = visitAgain();
    expect(loadedAgain.landing('intro')).toBe('claimReport');
    loadedAgain.confirm();
    expect(loadedAgain.landing('intro')).toBe('claim');
  });

  describe('each step', () => {
    it.each<['what' | 'when', Partial<ClaimDraft>, string]>([
      ['what', {}, 'claim.description.required'],
      ['when', what, 'claim.dateOfLoss.required'],
    ])('%s with %j reports the first error until a field changes @CLAIM-40', async (step, written, message) => {
      const { viewModel, went } = await open();
      viewModel.change(written);
      viewModel.next(step);
      expect(viewModel.state).toMatchObject({ kind: 'invalid', error: { message } });
      expect(went).toEqual([]);

      viewModel.change({ description: 'x' });
      expect(viewModel.state.kind).toBe('editing');
    });

    it('that was edited from the summary returns to it @CLAIM-29', async () => {
      const { viewModel, went } = await ready();
      viewModel.next('what', true);
      viewModel.next('when', true);
      expect(went).toEqual([['claimSummary'], ['claimSummary']]);
    });

    it.each([
      ['dateOfLoss', 'when', 'claimWhen'],
      ['estimate', 'what', 'claimWhat'],
    ] as const)(
      'shows on its step why the insurer refuses %s, until it changes @CLAIM-61',
      async (field, step, route) => {
        const refusal = { kind: 'other', status: 400, message: 'It is refused.' } as const;
        const submit = async (): Promise<never> => {
          throw new ApiFailure({ ...refusal, refusedField: field });
        };
        const { viewModel, went, handled } = await open({ submit });
        viewModel.change(aClaimDraft());
        await viewModel.submission.send();
        expect([went, handled]).toEqual([[[route]], []]);

        viewModel.clearError(step);
        expect(viewModel.refused).toMatchObject({ field, message: refusal.message });
        viewModel.change({ dateOfLoss: '2026-11-13' });
        expect(viewModel.submission.state.kind).toBe('idle');
      },
    );

    it('does not show the error of another step', async () => {
      const { viewModel } = await open();
      viewModel.next('what');
      expect(viewModel.state.kind).toBe('invalid');
      viewModel.clearError();
      expect(viewModel.state.kind).toBe('editing');

      viewModel.changeContact({ email: 'nora@exämple' });
      await viewModel.contactSubmission.send();
      expect(viewModel.contactSubmission.state.kind).toBe('refused');
      viewModel.clearError();
      expect(viewModel.contactSubmission.state.kind).toBe('idle');
    });
  });

  describe('the contact step', () => {
    it('starts with the contact of the profile, without the +1 of the phone number', async () => {
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

    it('reports the first error until any field changes @CLAIM-38 @CLAIM-40', async () => {
      const { viewModel, went } = await open();
      viewModel.changeContact({ email: '', phoneNumber: '' });
      await viewModel.contactSubmission.send();
      expect(viewModel.contactSubmission.state).toMatchObject({
        kind: 'invalid',
        error: { message: 'claim.contact.email.required' },
      });

      viewModel.changeContact({ contactPreference: 'sms' });
      expect(viewModel.contactSubmission.state.kind).toBe('idle');
      expect(went).toEqual([]);
    });

    it('keeps what was typed until it is saved, and the summary shows only what was saved', async () => {
      const { viewModel, record } = await open();
      const { phoneNumber } = viewModel.savedContact;
      viewModel.changeContact({ phoneNumber: '555-201-7777' });
      viewModel.clearError();
      expect(viewModel.contact.phoneNumber).toBe('555-201-7777');
      expect(viewModel.savedContact.phoneNumber).toBe(phoneNumber);

      await viewModel.contactSubmission.send();
      expect(viewModel.savedContact.phoneNumber).toBe('555-201-7777');
      expect(record.claimContact.read()).toEqual({});
    });

    it('is the only step until its save ends, so that the customer sees the outcome', async () => {
      const saving = gate<{ readonly kind: 'refused'; readonly message: string }>();
      const { viewModel } = await ready({ save: () => saving.opened });
      const saved = viewModel.contactSubmission.send();
      for (const step of ['summary', 'when'] as const) expect(viewModel.landing(step)).toBe('claimContact');
      saving.open({ kind: 'refused', message: 'No.' });
      await saved;
      expect(viewModel.contactSubmission.state).toEqual({ kind: 'refused', message: 'No.' });
      expect(viewModel.landing('summary')).toBe('claimSummary');
    });

    it('passes an error to the shared handler, and keeps what was typed, for the next visit too @CLAIM-44 @SHELL-31 @SAFE-7', async () => {
      const broken = failure();
      const { viewModel, handled, went, visitAgain } = await open({ save: () => Promise.reject(broken) });
      viewModel.changeContact({ email: 'new@example.com' });
      await viewModel.contactSubmission.send();

      expect([handled, went]).toEqual([[broken], []]);
      for (const { contact } of [viewModel, visitAgain()]) expect(contact.email).toBe('new@example.com');
      expect(viewModel.contactSubmission.isSending).toBe(false);
    });
  });

  describe('submitting', () => {
    it('files once, however often the button is pressed, and stays on the summary meanwhile @CLAIM-30 @CLAIM-47', async () => {
      const answer = gate<string>();
      let calls = 0;
      const { viewModel, went } = await ready({
        submit: () => {
          calls += 1;
          return answer.opened;
        },
      });
      const submitting = viewModel.submission.send();
      await viewModel.submission.send();
      expect(viewModel.submission.state).toEqual({ kind: 'sending' });
      expect([viewModel.landing('what'), viewModel.isSending]).toEqual(['claimSummary', true]);

      answer.open('HC-1');
      await submitting;
      await viewModel.submission.send();
      expect(calls).toBe(1);
      expect(went).toEqual([['claimConfirm', { replace: true }]]);
    });

    it('passes an error to the shared handler, keeps the draft, and sends it again with the same key @CLAIM-44 @CLAIM-45 @CLAIM-46', async () => {
      const keys: string[] = [];
      const { viewModel, handled, record, went } = await ready({
        submit: async (_, key) => {
          keys.push(key);
          if (keys.length === 1) throw failure('unknownOutcome');
          return 'HC-1';
        },
      });
      await viewModel.submission.send();
      expect(handled).toMatchObject([{ details: { kind: 'unknownOutcome' } }]);
      expect(record.claim.read()).toMatchObject({ ...what, idempotencyKey: 'key-2' });
      expect(viewModel.submission.isSending).toBe(false);

      await viewModel.submission.send();
      expect(keys).toEqual(['key-2', 'key-2']);
      expect(went).toEqual([['claimConfirm', { replace: true }]]);
    });

    it('files a corrected claim under a new key once the first has not arrived @CLAIM-46', async () => {
      const keys: string[] = [];
      const { viewModel } = await ready({
        submit: async (_, key) => {
          keys.push(key);
          throw failure('unknownOutcome');
        },
      });
      await viewModel.submission.send();
      viewModel.change({ description: 'It leaks a lot, and only in winter.' });
      await viewModel.submission.send();
      expect(keys).toEqual(['key-2', 'key-3']);
    });

    it.each([
      ['arrived', true, 'filed'],
      ['did not arrive', false, 'notFiled'],
    ] as const)('finds out after a reload that the claim %s @CLAIM-52', async (_, hasArrived, end) => {
      const { viewModel, account, loseReply, duplicate } = await ready();
      const before = account.claims.length;
      loseReply();
      await viewModel.submission.send();
      if (!hasArrived) account.claims.length = before;

      const reloaded = duplicate();
      startVisit(reloaded);
      expect(reloaded.landing('what')).toBe('claimSummary');
      await settle();
      expect(reloaded.submission.state.kind).toBe(end);
      expect(reloaded.draft.claimNumber).toBe(account.claims[before]?.reference ?? '');
    });

    it('files once when a duplicated tab sends the same claim @CLAIM-47', async () => {
      const { viewModel, duplicate, account } = await ready();
      const before = account.claims.length;
      const other = duplicate();
      await Promise.all([viewModel.submission.send(), other.submission.send()]);
      expect(account.claims).toHaveLength(before + 1);
      expect(other.draft.claimNumber).toBe(viewModel.draft.claimNumber);
    });

    it('files another claim that is written in a duplicated tab', async () => {
      const { viewModel, duplicate, account } = await ready();
      const before = account.claims.length;
      const other = duplicate();
      other.change({ equipment: 'Water heater' });
      await Promise.all([viewModel.submission.send(), other.submission.send()]);
      expect(account.claims.slice(before).map(({ equipment }) => equipment)).toEqual(['Boiler', 'Water heater']);
    });
  });

  it('forgets the last claim when another one starts @CLAIM-48', async () => {
    const { viewModel, record } = await ready();
    viewModel.changeContact({ otherPhoneNumber: '555-201-9999' });
    await viewModel.submission.send();
    expect(record.claim.read().claimNumber).not.toBe('');

    viewModel.change({ agreedToFraudNotice: true });
    expect(record.claim.read()).toEqual({ ...emptyDraft, agreedToFraudNotice: true, idempotencyKey: 'key-3' });
    expect(viewModel.submission.isSending).toBe(false);
    expect(viewModel.contact.otherPhoneNumber).toBe('');
  });
});
