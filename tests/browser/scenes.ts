import type { Language } from '../../src/ui/text/Language';
import { type Actor, actorOn } from './Actor';
import {
  type Step,
  agreeToPay,
  alert,
  askForCode,
  cancelPolicy,
  change,
  changeName,
  check,
  choosePassword,
  consent,
  dialog,
  editSection,
  enterCode,
  fill,
  fillBillingAddress,
  follow,
  goTo,
  holds,
  inTurn,
  logInAs,
  open,
  openClaim,
  payByCard,
  press,
  removeMailingAddress,
  says,
  saysLegal,
  sendCode,
  shown,
  titled,
  toConfirmation,
  toContact,
  toSummary,
  toWhat,
  toWhen,
  wordsIn,
} from './customer';
import { type Page, type Portal, chooseLanguage } from './portal';

/** What a screen may be in besides being there. */
type SceneState =
  | 'shown'
  | 'loading'
  | 'slow'
  | 'empty'
  | 'invalid'
  | 'refused'
  | 'failed'
  | 'editing'
  | 'dialog'
  | 'menu'
  | 'done'
  | 'expired'
  | 'offline';

/** How the address of a scene is opened. */
export interface Opening {
  readonly account: string;
  readonly address: string;
  /** Without a session. */
  readonly isPublic?: true;
  /** Time passes in it. */
  readonly holdsClock?: true;
  /** Is there on a phone alone. */
  readonly onlyNarrow?: true;
}

/** One screen in one state, and how it is reached. */
export interface Scene extends Opening {
  readonly screen: string;
  readonly state: SceneState;
  readonly then?: Step;
  /** A text that shows as long as the scene lasts. */
  readonly shows: Step;
}

/** The screen itself is there, and waits for what it shows. */
const loading: Step = (actor) => actor.expectWaiting(true);

/** Whether the code of the idle dialog has run, in the page. It loads after that of every screen. */
export const dialogHasRun = (): boolean =>
  document.querySelector('link[href*="/assets/idle."]') !== null &&
  document.querySelector('script[src*="/assets/idle."]') === null;

/**
 * The portal has noticed the customer: only the time from here on counts as idle. The dialog is there, too: the limit of a load that is under
 * way would be over at once when the time jumps.
 */
export const watched: Step = async (actor) => {
  await actor.until(() => 'hearthside.1.activity' in sessionStorage);
  await actor.until(dialogHasRun);
};

const slow: Pick<Scene, 'holdsClock' | 'then'> = {
  holdsClock: true,
  then: inTurn(loading, (actor) => actor.pass('00:11')),
};

/** Runs in the page. What it keeps of the profile is from before another tab changed it. */
const keepsOldProfile = (): boolean => {
  const kept = sessionStorage.getItem('hearthside.1.profile');
  const old = kept
    ?.replace(/"phoneNumber":"[^"]*"/, '"phoneNumber":"201-555-0100"')
    .replace(/("mailingAddress":\{"address1":")[^"]*/, '$1PO Box 7');
  if (old !== undefined) sessionStorage.setItem('hearthside.1.profile', old);
  return old !== undefined;
};

/** Runs in the page. What it keeps of the policy is from before another tab removed a coverage. */
const keepsOldCoverages = (): boolean => {
  const kept = sessionStorage.getItem('hearthside.1.policy');
  const old = kept?.replaceAll('"coverages":[', '"coverages":[{"code":"hep"},');
  if (old !== undefined) sessionStorage.setItem('hearthside.1.policy', old);
  return old !== undefined;
};

const keeps = (isKept: () => boolean, address: string): Step => inTurn((actor) => actor.until(isKept), goTo(address));
/** My Profile reads again what it keeps, and cannot. */
const toOldProfile = keeps(keepsOldProfile, '/profile?fault=customer.load:K10:once');

const toPayment = inTurn(follow('billing.updateMethod'), saysLegal('payment.recurringBilling'));
const toBankAccount = inTurn(saysLegal('payment.recurringBilling'), check('radio', 'payment.account'));
const toNewEmail = editSection('profile.email');
const toCode = inTurn(toNewEmail, askForCode('carmen@example.com'));

const scene = (
  screen: string,
  state: SceneState,
  account: string,
  address: string,
  shows: Step,
  more: Pick<Scene, 'then' | 'holdsClock' | 'onlyNarrow' | 'isPublic'> = {},
): Scene => ({ screen, state, account, address, shows, ...more });

const shownTo = (screen: string, address: string, ...accounts: readonly string[]): readonly Scene[] =>
  accounts.map((account) => scene(screen, 'shown', account, address, shown));

/** A scene that begins at the login. */
const loginScene = (screen: string, state: SceneState, account: string, shows: Step, then: Step = shown): Scene =>
  scene(screen, state, account, '/', shows, { isPublic: true, then });

const publicScenes = ['ny-current', 'nj-current'].flatMap((account) => [
  loginScene('login', 'shown', account, titled('login.title')),
  loginScene('login', 'invalid', account, alert, press('login.submit')),
  loginScene('forgot', 'shown', account, titled('forgot.title.FORGOT_PASSWORD'), follow('login.forgot')),
  loginScene('first time', 'shown', account, titled('forgot.title.FIRST_TIME'), follow('login.firstTime')),
  loginScene('reset', 'shown', account, titled('reset.title'), sendCode('ny-both')),
  loginScene('reset', 'invalid', account, alert, inTurn(sendCode('ny-both'), press('reset.submit'))),
]);

/** Every screen, and each state that it has besides being there. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  loginScene('login', 'refused', 'ny-current', says('login.invalidCredentials'), logInAs('nobody', 'x')),
  scene('login', 'loading', 'ny-current', '/?latency=60000', says('login.submitting'), {
    isPublic: true,
    then: logInAs('ny-current'),
  }),
  scene('login', 'expired', 'nj-current', '/?fault=customer.load:K6', says('login.notice.signedOut'), {
    isPublic: true,
    then: logInAs('nj-current'),
  }),
  loginScene(
    'first time',
    'invalid',
    'ny-current',
    alert,
    inTurn(open('login.firstTime', 'forgot.title.FIRST_TIME'), press('forgot.submit')),
  ),
  loginScene(
    'reset',
    'refused',
    'ny-both',
    alert,
    inTurn(sendCode('ny-both'), fill('reset.code', '111111'), choosePassword()),
  ),
  scene('reset', 'loading', 'ny-invited', '/reset?token=invite-ny&latency=60000', says('reset.checking'), {
    isPublic: true,
  }),
  scene('reset', 'expired', 'ny-invited', '/reset?token=unknown', says('reset.invitation.notFound'), {
    isPublic: true,
  }),
  scene(
    'create account',
    'shown',
    'ny-invited',
    '/reset?token=invite-ny',
    holds('login.userName', 'ny-invited@example.com'),
    { isPublic: true },
  ),

  ...shownTo('home', '/home', 'ny-current', 'nj-current', 'ny-pastdue', 'ny-upcoming', 'ny-cancelled', 'ny-renewal'),
  scene('home', 'empty', 'nj-nopolicy', '/home', says('policy.none')),
  scene('home', 'loading', 'ny-current', '/home?latency=60000', loading),
  ...['ny-both', 'nj-current'].map((account) =>
    scene('home', 'done', account, '/policy/cancel', says('home.cancelled'), { then: cancelPolicy }),
  ),
  scene('home', 'menu', 'nj-current', '/home', dialog, { then: press('shell.menu'), onlyNarrow: true }),
  scene('home', 'offline', 'ny-current', '/home', says('shell.offline'), {
    then: inTurn(shown, (actor) => actor.setOffline()),
  }),
  scene('home', 'dialog', 'nj-current', '/home', dialog, {
    holdsClock: true,
    then: inTurn(watched, (actor) => actor.pass('15:10')),
  }),

  ...shownTo('policy', '/policy', 'ny-both', 'nj-current', 'ny-cancelled'),
  scene('policy', 'loading', 'nj-current', '/policy?latency=60000', loading),
  scene('policy', 'slow', 'nj-current', '/policy?latency=60000', says('shell.takingLonger'), slow),
  scene('home', 'slow', 'ny-current', '/home?latency=60000', says('shell.takingLonger'), slow),
  scene('policy', 'empty', 'nj-nopolicy', '/policy', says('policy.none')),
  scene('policy', 'failed', 'nj-noterms', '/policy', titled('serverError.title')),
  scene('policy', 'done', 'ny-nonrecurring', '/policy/edit', says('policy.changed'), {
    then: inTurn(
      change('edit.add.label', 'coverage.bul'),
      change('edit.remove.label', 'coverage.hep'),
      press('edit.submit.update'),
    ),
  }),
  ...shownTo('edit policy', '/policy/edit', 'ny-both', 'ny-upcoming', 'ny-pastdue'),
  scene('edit policy', 'loading', 'ny-both', '/policy/edit?latency=60000', loading),
  scene('edit policy', 'failed', 'ny-both', '/policy/edit?fault=billing.history:K10', alert),
  scene('edit policy', 'editing', 'ny-both', '/policy/edit', says('edit.prorated.refund'), {
    then: change('edit.remove.label', 'coverage.bul'),
  }),
  scene('edit policy', 'invalid', 'ny-condo', '/policy/edit', says('edit.nothingSelected'), {
    then: change('edit.remove.label', 'coverage.hep'),
  }),
  scene('edit policy', 'refused', 'ny-frozen', '/policy/edit', alert, {
    then: change('edit.add.label', 'coverage.hep'),
  }),
  scene('edit policy from a bank account', 'refused', 'ny-eft', '/policy/edit', says('edit.electronicTransfer'), {
    then: change('edit.add.label', 'coverage.hep'),
  }),
  scene('edit policy, changed elsewhere', 'refused', 'ny-current', '/policy/edit', says('edit.changed'), {
    then: inTurn(
      shown,
      keeps(keepsOldCoverages, '/policy/edit'),
      change('edit.remove.label', 'coverage.bul'),
      consent,
      press('edit.submit.payment'),
    ),
  }),
  ...shownTo('cancel policy', '/policy/cancel', 'ny-both', 'nj-current'),
  scene('cancel policy', 'invalid', 'ny-both', '/policy/cancel', alert, { then: press('cancel.submit') }),
  scene('cancel policy', 'refused', 'ny-both', '/policy/cancel?fault=policy.cancel:K10', alert, { then: cancelPolicy }),

  ...shownTo('billing', '/billing', 'ny-both', 'nj-current', 'ny-pastdue', 'ny-renewal', 'ny-cancelled'),
  scene('billing', 'loading', 'nj-current', '/billing?latency=60000', loading),
  scene('billing', 'failed', 'nj-current', '/billing?fault=billing.history:K10', alert),
  scene('billing frequency', 'shown', 'ny-both', '/billing/frequency', says('frequency.question')),
  scene('billing frequency', 'loading', 'ny-both', '/billing/frequency?latency=60000', loading),
  ...['ny-both', 'nj-current'].map((account) =>
    scene('payment', 'shown', account, '/billing', saysLegal('payment.recurringBilling'), { then: toPayment }),
  ),
  scene('payment', 'failed', 'ny-both', '/billing?fault=billing.agreement:K10', says('payment.agreements.failed'), {
    then: follow('billing.updateMethod'),
  }),
  scene(
    'payment from a bank account',
    'editing',
    'ny-eft',
    '/billing/payment',
    (actor, t) => actor.expectShown('textbox', t('payment.routingNumber')),
    {
      then: toBankAccount,
    },
  ),
  scene('payment from a bank account', 'invalid', 'ny-eft', '/billing/payment', alert, {
    then: inTurn(toBankAccount, agreeToPay, press('payment.submit')),
  }),
  ...['ny-both', 'nj-current'].map((account) =>
    scene('payment', 'invalid', account, '/billing', says('shell.error.title'), {
      then: inTurn(toPayment, agreeToPay, press('payment.submit')),
    }),
  ),
  scene('payment', 'refused', 'ny-pastdue', '/billing', alert, {
    then: inTurn(toPayment, agreeToPay, fillBillingAddress, press('payment.submit')),
  }),
  scene('billing', 'done', 'ny-pastdue', '/billing', says('billing.methodChanged'), {
    then: inTurn(toPayment, payByCard),
  }),

  ...shownTo('profile', '/profile', 'ny-current', 'nj-current'),
  scene('profile', 'loading', 'nj-current', '/profile?latency=60000', loading),
  ...(['profile.name', 'profile.mailingAddress', 'profile.phone'] as const).map((section) =>
    scene(section, 'editing', 'nj-current', '/profile', (actor, t) => actor.expectShown('button', t('shell.save')), {
      then: editSection(section),
    }),
  ),
  scene('profile.name', 'invalid', 'ny-current', '/profile', alert, {
    then: changeName(''),
  }),
  scene('profile.mailingAddress', 'invalid', 'nj-current', '/profile', alert, {
    then: inTurn(editSection('profile.mailingAddress'), fill('profile.city', ''), press('shell.save')),
  }),
  scene(
    'profile.mailingAddress, with suggestions',
    'editing',
    'nj-current',
    '/profile',
    (actor) => actor.expectShown('listbox'),
    {
      then: inTurn(editSection('profile.mailingAddress'), fill('profile.address1', 'maple')),
    },
  ),
  scene('profile.name', 'refused', 'nj-current', '/profile?fault=customer.save:K8', alert, {
    then: inTurn(editSection('profile.name'), press('shell.save')),
  }),
  scene('profile.phone, changed elsewhere', 'refused', 'nj-current', '/profile', says('profile.changed'), {
    then: inTurn(shown, toOldProfile, editSection('profile.phone'), press('shell.save')),
  }),
  scene('profile.mailingAddress, changed elsewhere', 'refused', 'nj-current', '/profile', says('profile.changed'), {
    then: inTurn(shown, toOldProfile, removeMailingAddress),
  }),
  scene('profile.phone, unknown', 'failed', 'nj-current', '/profile', says('shell.unknownOutcome'), {
    then: inTurn(
      shown,
      goTo('/profile?fault=customer.save:K1&fault=customer.load:K10'),
      editSection('profile.phone'),
      press('shell.save'),
    ),
  }),
  scene('profile.name', 'done', 'nj-current', '/profile', says('profile.name.saved'), {
    then: inTurn(editSection('profile.name'), press('shell.save')),
  }),
  scene('email change', 'dialog', 'nj-current', '/profile', dialog, { then: toNewEmail }),
  scene('email change', 'invalid', 'ny-current', '/profile', alert, {
    then: inTurn(toNewEmail, press('shell.next')),
  }),
  scene('email verification', 'dialog', 'nj-current', '/profile', says('email.enterCode'), { then: toCode }),
  scene('email verification', 'expired', 'nj-current', '/profile', says('email.expired'), {
    then: inTurn(toCode, enterCode('111111', 'x')),
  }),

  ...shownTo('claims', '/claim', 'nj-current', 'nj-manyclaims', 'nj-cancelled'),
  scene('claims', 'loading', 'nj-current', '/claim?latency=60000', loading),
  scene('claims', 'empty', 'nj-noclaims', '/claim', says('claims.list.empty')),
  scene('claims: none found', 'empty', 'nj-manyclaims', '/claim', says('claims.list.noneFound'), {
    then: fill('claims.list.find', 'none'),
  }),
  scene('claims', 'failed', 'nj-current', '/claim?fault=claims.list:K10', shown),
  scene('claim details', 'shown', 'nj-current', '/claim', says('claim.dateOfLoss'), { then: openClaim }),
  scene('claim details', 'empty', 'nj-current', '/claim?reference=HC-999999', says('claims.details.none')),
  scene('claim: intro', 'shown', 'nj-current', '/claim/report', shown),
  scene('claim: intro', 'refused', 'nj-nopolicy', '/claim/report', says('claim.intro.noPolicy')),
  scene('claim: what', 'shown', 'nj-current', '/claim/report', titled('claim.what.title'), { then: toWhat }),
  scene('claim: what', 'invalid', 'nj-current', '/claim/report', alert, { then: inTurn(toWhat, press('shell.next')) }),
  scene('claim: what', 'editing', 'nj-current', '/claim/report', titled('claim.what.title'), {
    then: inTurn(toWhat, fill('claim.description', 'It leaks. '.repeat(500)), fill('claim.estimate', '12 €')),
  }),
  scene('claim: when', 'shown', 'nj-current', '/claim/report', titled('claim.when.title'), { then: toWhen }),
  scene('claim: when', 'invalid', 'nj-current', '/claim/report', alert, { then: inTurn(toWhen, press('shell.next')) }),
  scene('claim: contact', 'shown', 'nj-current', '/claim/report', saysLegal('smsConsent'), {
    then: inTurn(toContact, check('radio', 'contactPreference.sms')),
  }),
  scene('claim: contact', 'invalid', 'nj-current', '/claim/report', alert, {
    then: inTurn(toContact, fill('claim.contact.email', ''), press('shell.next')),
  }),
  scene('claim: contact, changed elsewhere', 'refused', 'nj-current', '/claim/report', says('claim.contact.changed'), {
    then: inTurn(toContact, keeps(keepsOldProfile, '/claim/report/contact'), press('shell.next')),
  }),
  scene('claim: summary', 'shown', 'nj-current', '/claim/report', titled('claim.summary.title'), { then: toSummary }),
  scene('claim: confirmation', 'done', 'nj-current', '/claim/report', titled('claim.confirm.title'), {
    then: toConfirmation,
  }),
  scene('home', 'editing', 'nj-current', '/claim/report', says('claims.inProgress'), {
    then: inTurn(toWhat, fill('claim.description', 'It leaks.'), goTo('/home')),
  }),

  ...['ny-current', 'nj-current'].map((account) =>
    scene('not found', 'shown', account, '/nowhere', titled('notFound.title')),
  ),
  ...['ny-current', 'nj-current'].map((account) =>
    scene('server error', 'failed', account, '/error/serverError', titled('serverError.title')),
  ),
  scene('server error, maintenance', 'failed', 'nj-current', '/claim?fault=*:K16-closed', says('maintenance.stop'), {
    then: press('maintenance.wait'),
  }),
  scene('server error of a call', 'failed', 'nj-current', '/claim?fault=*:K10', shown),
];

/** Does what leads to a scene once its address is open. */
export const act = async (actor: Actor, { then, shows }: Scene, language: Language): Promise<void> => {
  await then?.(actor, ...wordsIn(language));
  await shows(actor, ...wordsIn(language));
};

/** Opens the address of a scene. */
export const openScene = async (
  page: Page,
  portal: Portal,
  { account, address, isPublic, holdsClock, onlyNarrow }: Opening,
): Promise<void> => {
  if (holdsClock) await page.clock.install();
  if (onlyNarrow) await page.setViewportSize({ width: 360, height: 800 });
  await portal[isPublic ? 'visit' : 'open'](account, address);
};

/** Brings the page to a scene, in a language. */
export const reach = async (page: Page, portal: Portal, scene: Scene, language: Language): Promise<void> => {
  await chooseLanguage(page, language.code);
  await openScene(page, portal, scene);
  await act(actorOn(page), scene, language);
};
