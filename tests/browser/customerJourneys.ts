import { aClaim } from '../support/claim';
import { password } from './portal';
import {
  type PlainKey,
  type Step,
  agree,
  agreeToPay,
  alert,
  change,
  editSection,
  fill,
  fillAll,
  fillBillingAddress,
  fillCard,
  follow,
  inTurn,
  logInAs,
  press,
  says,
  saysLegal,
  titled,
} from './scenes';
import { dateEntries } from './steps';

/** What a customer does from the login on. */
interface CustomerJourney {
  readonly name: string;
  readonly account: string;
  readonly address?: string;
  readonly steps: readonly Step[];
}

const signIn = (account: string, secret?: string): Step => inTurn(logInAs(account, secret), titled('home.title'));
/** Goes to a screen by the menu. */
const goTo = (item: PlainKey, title: PlainKey): Step => inTurn(follow(item), titled(title));
const followLink =
  (name: string): Step =>
  (actor) =>
    actor.press('link', name);
const choosePassword = (secret: string): Step =>
  inTurn(fill('reset.password', secret), fill('reset.repeated', secret), press('reset.submit'));
const payByCard = inTurn(titled('payment.title'), fillCard, fillBillingAddress, agreeToPay, press('payment.submit'));
const next = press('shell.next');
const save = press('shell.save');

/** The journeys of keyboard.spec.ts and journeys.spec.ts, for engines that Playwright does not drive, and for phones. */
export const customerJourneys: readonly CustomerJourney[] = [
  {
    name: 'recovers a password, signs in, opens a claim and logs out',
    account: 'nj-current',
    steps: [
      follow('login.forgot'),
      titled('forgot.title.FORGOT_PASSWORD'),
      fill('forgot.userName', 'nj-current@example.com'),
      press('forgot.submit'),
      titled('reset.title'),
      fill('reset.code', '246810'),
      choosePassword('Another-1!'),
      titled('login.title'),
      signIn('nj-current', 'Another-1!'),
      goTo('shell.menu.claim', 'claims.title'),
      (actor, t) => actor.press('button', t('claims.list.details', { reference: 'HC-204938' })),
      says('claim.dateOfLoss'),
      press('shell.logOut'),
      titled('login.title'),
    ],
  },
  {
    name: 'is invited, and creates an account',
    account: 'ny-invited',
    address: '/reset?token=invite-ny',
    steps: [choosePassword(password), titled('home.title')],
  },
  {
    name: 'begins a claim, leaves it, resumes it, mends it and sends it',
    account: 'nj-noclaims',
    steps: [
      signIn('nj-noclaims'),
      goTo('shell.menu.claim', 'claims.title'),
      goTo('claims.report', 'claim.intro.title'),
      agree,
      next,
      titled('claim.what.title'),
      fill('claim.description', aClaim().description),
      goTo('shell.menu.home', 'home.title'),
      goTo('claims.continue', 'claim.what.title'),
      (actor, t) => actor.expectValue(t('claim.description'), aClaim().description),
      next,
      alert,
      fill('claim.what.equipment', 'Boiler'),
      fill('claim.estimate', '99'),
      next,
      titled('claim.when.title'),
      fillAll((t) => dateEntries(['01', '15', '2026'], t)),
      next,
      titled('claim.contact.title'),
      (actor, t) => actor.check('radio', t('contactPreference.sms')),
      next,
      titled('claim.summary.title'),
      (actor, t) => actor.press('link', `${t('shell.edit')} ${t('claim.summary.when')}`),
      titled('claim.when.title'),
      fill('shell.date.day', '16'),
      next,
      titled('claim.summary.title'),
      press('claim.summary.submit'),
      titled('claim.confirm.title'),
      goTo('claim.confirm.ok', 'home.title'),
    ],
  },
  {
    name: 'opens a document, adds a coverage and pays for it',
    account: 'ny-current',
    steps: [
      signIn('ny-current'),
      goTo('shell.menu.policy', 'policy.title'),
      (actor) => actor.openDocument(),
      followLink('Edit my policy'),
      titled('edit.title'),
      change('edit.add.label', 'coverage.hep'),
      says('edit.prorated.charge'),
      (actor, _, legal) => actor.check('checkbox', legal('disclosure.consent')),
      press('edit.submit.payment'),
      says('policy.changed'),
    ],
  },
  {
    name: 'cancels a policy, with a reason',
    account: 'nj-current',
    steps: [
      signIn('nj-current'),
      goTo('shell.menu.policy', 'policy.title'),
      followLink('Cancel my policy'),
      titled('cancel.title'),
      press('cancel.submit'),
      alert,
      fill('cancel.reason', 'We move.'),
      press('cancel.submit'),
      titled('home.title'),
      says('home.cancelled'),
    ],
  },
  {
    name: 'pays a bill',
    account: 'ny-renewal',
    steps: [
      signIn('ny-renewal'),
      goTo('shell.menu.billing', 'billing.title'),
      press('billing.pay'),
      payByCard,
      says('billing.methodChanged'),
    ],
  },
  {
    name: 'replaces a bank account by a card, and pays monthly',
    account: 'ny-eft',
    steps: [
      signIn('ny-eft'),
      goTo('shell.menu.billing', 'billing.title'),
      follow('billing.updateMethod'),
      saysLegal('payment.recurringBilling'),
      payByCard,
      says('billing.methodChanged'),
      followLink('Edit billing frequency'),
      says('frequency.question'),
      (actor) => actor.check('radio'),
      save,
      titled('billing.title'),
      says('billing.frequency.monthly'),
    ],
  },
  {
    name: 'changes a name, a mailing address and an email address',
    account: 'ny-current',
    steps: [
      signIn('ny-current'),
      goTo('shell.menu.profile', 'profile.title'),
      editSection('profile.name'),
      fill('profile.firstName', 'Eleanor'),
      save,
      says('profile.name.saved'),
      editSection('profile.mailingAddress'),
      fill('profile.address1', 'PO Box 7'),
      fill('profile.city', 'Troy'),
      (actor, t) => actor.choose(t('profile.state'), 'NY'),
      fill('profile.zipCode', '12180'),
      save,
      says('profile.mailingAddress.saved'),
      (actor, t) => actor.press('button', t('profile.remove.label', { section: t('profile.mailingAddress') })),
      says('profile.mailingAddress.same'),
      editSection('profile.email'),
      fill('email.email', 'eleanor@example.com'),
      fill('email.repeated', 'eleanor@example.com'),
      next,
      says('email.enterCode'),
      fill('email.code', '246810'),
      fill('email.password', password),
      next,
      says('profile.email.saved'),
      press('shell.logOut'),
      titled('login.title'),
    ],
  },
];
