import { noProfileDrafts } from '../../../src/ui/profile/ProfileDrafts';
import { startVisit } from '../../support/startVisit';
import { completeRecord } from '../../../src/application/customer/completeRecord';
import { emailUseCases, profileUseCases } from '../../support/useCases';
import { memoryAddressLookup } from '../../../src/adapters/memory/addressLookup';
import type { EmailChangeViewModel } from '../../../src/ui/profile/EmailChangeViewModel';
import { ProfileViewModel } from '../../../src/ui/profile/ProfileViewModel';
import { type Context, type Scene, calm, signedIn } from '../Context';
import type { Portal } from '../portal';

export const openProfile = (portal: Portal): ProfileViewModel => {
  const { record, loadPolicy, loadProfile, time, navigation, failures } = portal;
  return new ProfileViewModel({
    ...profileUseCases(portal),
    ...emailUseCases(portal),
    record,
    completeRecord: completeRecord(record, loadPolicy, loadProfile),
    drafts: record.drafts.of('profile', noProfileDrafts),
    lookup: memoryAddressLookup,
    wait: time.wait,
    navigation,
    errors: failures,
  });
};

const savePhone: Context = {
  call: 'PUT /api/customer',
  scene: async (portal) => {
    await signedIn(portal);
    const page = openProfile(portal);
    const leave = startVisit(page);
    page.edit('phone');
    if (page.editing?.section !== 'phone') throw new Error('the phone number is not being edited');
    const editor = page.editing;
    editor.change({ phoneNumber: '555-010-9999' });
    return {
      act: () => void editor.save(),
      sees: () => {
        if (page.work.kind === 'saved')
          return portal.record.profile.read()?.phoneNumber === '555-010-9999' ? 'ok' : 'off';
        if (editor.isSaving) return 'busy';
        return page.notSaved('phone') ? 'say' : 'off';
      },
      says: () => page.notSaved('phone'),
      leave,
      typed: () => portal.record.drafts.of('profile', noProfileDrafts).read().typed.phone,
    };
  },
};

const newEmail = { email: 'new@example.com', repeated: 'new@example.com' };

/** The email dialog, with what leads to the call under test done. */
const emailDialog = async (
  portal: Portal,
  prepare: (change: EmailChangeViewModel) => Promise<void>,
): Promise<{ change: EmailChangeViewModel; page: ProfileViewModel; leave: () => void }> => {
  await signedIn(portal);
  const page = openProfile(portal);
  const leave = startVisit(page);
  page.edit('email');
  if (page.editing?.section !== 'email') throw new Error('the email address is not being edited');
  const change = page.editing;
  change.changeEmail(newEmail);
  await prepare(change);
  await calm();
  return { change, page, leave };
};

const sceneOf = (
  { change, page, leave }: Awaited<ReturnType<typeof emailDialog>>,
  act: () => void,
  isDone: () => boolean,
): Scene => ({
  act,
  leave,
  sees: () => {
    if (change.isBusy) return 'busy';
    if (isDone() || page.work.kind === 'saved') return 'ok';
    if (change.state.kind === 'edit' && change.state.problem?.kind === 'inUse') return 'say';
    if (change.state.kind !== 'verify') return 'off';
    const notice = change.state.notice?.kind;
    if (notice === 'rejected') return 'rej';
    return notice === 'expired' || notice === 'failed' ? 'say' : 'off';
  },
  typed: () => [change.newEmail, change.verification],
});

const sendCode: Context = {
  call: 'POST /api/customer/email',
  refusal: 'A user with this email already exists.',
  scene: async (portal) => {
    const dialog = await emailDialog(portal, async () => undefined);
    return sceneOf(
      dialog,
      () => void dialog.change.next(),
      () => dialog.change.step === 'verify',
    );
  },
};

const resendCode: Context = {
  ...sendCode,
  scene: async (portal) => {
    const dialog = await emailDialog(portal, (change) => change.next());
    const { change } = dialog;
    return sceneOf(
      dialog,
      () => void change.resend(),
      () => change.state.kind === 'verify' && change.state.notice?.kind === 'resent',
    );
  },
};

const verifying = async (portal: Portal): Promise<Scene> => {
  const dialog = await emailDialog(portal, async (change) => {
    await change.next();
    change.changeVerification({ code: '246810', password: 'Hearth-2026!' });
  });
  const scene = sceneOf(
    dialog,
    () => void dialog.change.verify(),
    () => false,
  );
  return { ...scene, hasArrived: () => portal.record.email.read().verification === 'email-1' };
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
