import type { EmailChangeViewModel } from '../../../src/ui/profile/EmailChangeViewModel';
import { noProfileDrafts } from '../../../src/ui/profile/ProfileDrafts';
import { startVisit } from '../../support/startVisit';
import { type Context, type Scene, calm, signedIn } from '../Context';
import type { Portal } from '../portalOver';

export const openProfile = ({ get }: Portal) => get('openProfile')();

const savePhone: Context = {
  call: 'PUT /api/customer',
  scene: async (portal) => {
    await signedIn(portal);
    const page = openProfile(portal);
    const leave = startVisit(page);
    page.edit('phone');
    if (page.editing?.section !== 'phone') throw new Error('the phone number is not being edited');
    const editor = page.editing;
    editor.change({ phoneNumber: '555-201-9999' });
    return {
      act: () => void editor.submission.send(),
      sees: () => {
        if (page.state.kind === 'saved')
          return portal.record.profile.read()?.phoneNumber === '555-201-9999' ? 'ok' : 'off';
        if (editor.submission.isSending) return 'busy';
        return page.notSaved('phone') ? 'say' : 'off';
      },
      says: () => page.notSaved('phone'),
      leave,
      typed: () => portal.record.drafts.of('profile', noProfileDrafts).read().typed.phone,
    };
  },
};

interface EmailStep {
  /** Leads to the call under test. */
  readonly prepare?: (change: EmailChangeViewModel) => Promise<void>;
  readonly act: (change: EmailChangeViewModel) => Promise<void>;
  /** Whether the call has succeeded, if the email is not changed by it. */
  readonly isDone?: (change: EmailChangeViewModel) => boolean;
}

/** One step of the email dialog. */
const emailDialog = async (portal: Portal, { prepare, act, isDone }: EmailStep): Promise<Scene> => {
  await signedIn(portal);
  const page = openProfile(portal);
  const leave = startVisit(page);
  page.edit('email');
  if (page.editing?.section !== 'email') throw new Error('the email address is not being edited');
  const change = page.editing;
  change.changeEmail({ email: 'new@example.com', repeated: 'new@example.com' });
  await prepare?.(change);
  await calm();
  return {
    act: () => void act(change),
    leave,
    sees: () => {
      if (change.isSending) return 'busy';
      if (isDone?.(change) || page.state.kind === 'saved') return 'ok';
      if (change.code.state.kind === 'inUse') return 'say';
      const notice = change.notice?.kind;
      if (notice === 'rejected') return 'rej';
      return notice === 'expired' || notice === 'failed' || notice === 'limited' ? 'say' : 'off';
    },
    typed: () => [change.newEmail, change.verification],
  };
};

const sendCode: Context = {
  call: 'POST /api/customer/email',
  refusal: 'A user with this email already exists.',
  scene: (portal) =>
    emailDialog(portal, { act: (change) => change.code.send(), isDone: (change) => change.step === 'verify' }),
};

const resendCode: Context = {
  ...sendCode,
  scene: (portal) =>
    emailDialog(portal, {
      prepare: (change) => change.code.send(),
      act: (change) => change.code.send(),
      isDone: ({ notice }) => notice?.kind === 'resent',
    }),
};

const verifying = async (portal: Portal): Promise<Scene> => {
  const dialog = await emailDialog(portal, {
    prepare: async (change) => {
      await change.code.send();
      change.changeVerification({ code: '246810', password: 'Hearth-2026!' });
    },
    act: (change) => change.submission.send(),
  });
  return { ...dialog, hasArrived: () => portal.record.email.read().verification === 'email-1' };
};

const confirmEmail: Context = {
  call: 'PUT /api/customer/email',
  refusal: 'The code has expired.',
  scene: verifying,
};

const pollEmail: Context = { call: 'GET /api/customer/email/status/{id}', scene: verifying };

const signInAgain: Context = {
  call: 'POST /api/auth/login',
  scene: async (portal) => ({
    ...(await verifying(portal)),
    hasArrived: () => portal.record.session.read()?.authToken === 'ada-auth-2',
  }),
};

export const customerContexts = {
  'save the profile': savePhone,
  'send an email code': sendCode,
  'send the code again': resendCode,
  'confirm the new email': confirmEmail,
  'poll the email change': pollEmail,
  'sign in with new email': signInAgain,
} as const satisfies Record<string, Context>;
