import { ShellViewModel } from '../src/ui/shell/ShellViewModel';
import { signedIn } from './faults/Context';
import { goodAnswer, isCallOf } from './faults/insurerAnswers';
import { type Portal, portalOver } from './faults/portalOver';
import { aClaim } from './support/claim';
import { fakeNetwork, json, settle, tokenExpired } from './support/FakeNetwork';
import { MINUTE } from './support/idleCustomer';
import { idleViewModelOf } from './support/idleViewModel';
import { startVisit } from './support/startVisit';
import { VirtualTime } from './support/VirtualTime';

const forms = ['profile', 'payment', 'cancellation', 'frequency', 'any other form'];

/** A customer who has typed into every form, and whose next call of a kind fails as the test says. */
const open = async (answer: () => Response | undefined = () => undefined) => {
  let isArmed = false;
  const network = fakeNetwork((call) => {
    if (isArmed && isCallOf('POST /api/auth/user/token', call)) return json(403, {});
    const failure = isArmed ? answer() : undefined;
    return failure ?? goodAnswer(call);
  });
  const portal = portalOver(network, new VirtualTime());
  const empty = contentsOf(portal);
  await signedIn(portal);
  const { record } = portal;
  record.claim.write({ ...record.claim.read(), description: aClaim().description });
  record.claimContact.write({ phoneNumber: '201-555-' });
  record.email.write({ email: 'new@example.com', verification: 'email-1' });
  record.entryStates.write({ 'key-1': { email: 'ada@example.com' } });
  for (const form of forms) record.drafts.of(form, '').write('half-typed');
  isArmed = true;
  return { portal, empty };
};

const contentsOf = ({ record, storage }: Portal) => ({
  session: record.session.read(),
  profile: record.profile.read(),
  policy: record.policy.read(),
  claim: record.claim.read(),
  claimContact: record.claimContact.read(),
  email: record.email.read(),
  rate: record.rate.read(),
  standing: record.standing.read(),
  history: record.entryStates.read(),
  drafts: forms.map((form) => record.drafts.of(form, '').read()),
  storage: [...storage.keys()],
});

const idle = (portal: Portal) => {
  const page = idleViewModelOf(portal);
  startVisit(page.viewModel);
  return page;
};

const load = ({ get }: Portal): Promise<void> =>
  get('loadProfile')(new AbortController().signal).catch((error: unknown) => get('errors').handle(error));

type End = (portal: Portal) => Promise<void> | void;

const ends: readonly { readonly by: string; readonly end: End; readonly answer?: () => Response }[] = [
  {
    by: 'Log Out in the header',
    end: ({ record, get }) =>
      new ShellViewModel({ record, navigation: get('navigation'), logOut: record.clear }).logOut(),
  },
  { by: 'Log Out in the idle dialog', end: (portal) => idle(portal).viewModel.logOut() },
  { by: '17 idle minutes', end: (portal) => idle(portal).time.pass(17 * MINUTE) },
  {
    by: 'Log Out in another tab',
    end: async (portal) => {
      const userName = portal.record.session.read()?.userName ?? '';
      const { otherTab } = idle(portal);
      await settle();
      otherTab.tell({ kind: 'loggedOut', session: 'id-2', userName });
    },
  },
  { by: 'a 401', end: load, answer: () => json(401, { message: 'Unauthorized' }) },
  { by: 'a refresh that is refused', end: load, answer: tokenExpired },
  {
    by: 'an email change that cannot log in again',
    end: async (portal) => {
      const completing = portal.get('completeEmailChange')('', new AbortController().signal);
      await portal.time.pass(10_000);
      await completing;
    },
  },
];

describe('The end of a session @SIGNIN-35 @BILLING-54 @POLICY-33', () => {
  it.each(ends)(
    'by $by clears everything that the customer typed, in memory and in storage',
    async ({ end, answer }) => {
      const { portal, empty } = await open(answer);
      expect(contentsOf(portal).drafts).toEqual(forms.map(() => 'half-typed'));
      await end(portal);
      await settle();
      expect(contentsOf(portal)).toEqual(empty);
    },
  );

  it.each<[string, End]>([
    [
      'login',
      async ({ get }) => {
        await get('signIn')({ userName: 'bob', password: 'x' });
      },
    ],
    [
      'invitation',
      async ({ get }) => {
        await get('setPassword')({ kind: 'invitation', userName: 'bob', token: 'invite-ny' }, 'x');
      },
    ],
  ])('by the next %s leaves only the new session', async (_, next) => {
    const { portal, empty } = await open();
    await next(portal);
    const { session, storage } = contentsOf(portal);
    expect(contentsOf(portal)).toEqual({ ...empty, session, storage });
    expect([session?.userName === '', storage]).toEqual([false, ['auth']]);
  });
});
