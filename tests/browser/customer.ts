import configuration from '../../config/portal.json';
import { textIn } from '../../src/domain/ConfiguredText';
import type { LegalKey } from '../../src/domain/wording/legalTexts';
import { type Language, type PlainTextKey, type Translate, translate } from '../../src/ui/text/Language';
import { pseudo, pseudoWording } from '../../src/ui/text/pseudo';
import { aReason } from '../support/aReason';
import { claimWords } from '../support/claim';
import { shippedWording } from '../support/shippedWording';
import { type Actor, actorOn } from './Actor';
import { type Page, language, password } from './portal';

/** What a customer does, in any language and in any engine: an actor's hands are a mouse, a keyboard or a driver. */
export type Step = (
  actor: Actor,
  t: Translate,
  legal: (key: LegalKey) => string,
  languageCode: string,
) => Promise<void>;

/** The texts of a language, as the steps look for them. */
export const wordsIn = (spoken: Language) => {
  const { texts } = spoken === pseudo ? pseudoWording(shippedWording('en')) : shippedWording(spoken.code);
  return [translate(spoken), (key: LegalKey) => texts[key], spoken.code] as const;
};

export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (...context) => {
    for (const step of steps) await step(...context);
  };

/** Does something on a page with the mouse, in the language of the journeys. */
export const perform = (page: Page, ...steps: readonly Step[]): Promise<void> =>
  inTurn(...steps)(actorOn(page), ...wordsIn(language));

export const shown: Step = async (actor) => {
  await actor.expectScreen();
  await actor.expectWaiting(false);
};
export const alert: Step = (actor) => actor.expectShown('alert');
export const dialog: Step = (actor) => actor.expectShown('dialog');
export const says =
  (key: PlainTextKey): Step =>
  (actor, t) =>
    actor.expectText(t(key).trim());
export const tells =
  (key: PlainTextKey): Step =>
  (actor, t) =>
    actor.expectTold(t(key));
export const saysLegal =
  (key: LegalKey): Step =>
  (actor, _, legal) =>
    actor.expectText(legal(key));
export const titled =
  (key: PlainTextKey): Step =>
  (actor, t) =>
    actor.expectScreen(t(key));
export const holds =
  (key: PlainTextKey, text: string): Step =>
  (actor, t) =>
    actor.expectValue(t(key), text);

export const goTo =
  (path: string): Step =>
  (actor) =>
    actor.goTo(path);
export const press =
  (key: PlainTextKey): Step =>
  (actor, t) =>
    actor.press('button', t(key));
export const follow =
  (key: PlainTextKey): Step =>
  (actor, t) =>
    actor.press('link', t(key));
export const fill =
  (key: PlainTextKey, text: string): Step =>
  (actor, t) =>
    actor.fill(t(key), text);
/** Chooses one of several, the first without a name. */
export const check =
  (role: 'checkbox' | 'radio', key?: PlainTextKey): Step =>
  (actor, t) =>
    actor.check(role, key && t(key));
export const choose =
  (key: PlainTextKey, value: string): Step =>
  (actor, t) =>
    actor.choose(t(key), value);

/** Goes to a screen by its link. */
export const open = (link: PlainTextKey, title: PlainTextKey): Step => inTurn(follow(link), titled(title));
export const toPolicy = open('shell.menu.policy', 'policy.title');
export const toBilling = open('shell.menu.billing', 'billing.title');
export const toProfile = open('shell.menu.profile', 'profile.title');
export const toClaims = open('shell.menu.claim', 'claims.title');

// Signing in

export const fillLogin = (account: string, secret = password): Step =>
  inTurn(fill('login.userName', `${account}@example.com`), fill('login.password', secret));
export const logInAs = (account: string, secret?: string): Step =>
  inTurn(fillLogin(account, secret), press('login.submit'));
export const signIn = (account: string, secret?: string): Step =>
  inTurn(logInAs(account, secret), titled('home.title'));
/** Asks for a code to reset a forgotten password. */
export const sendCode = (account: string): Step =>
  inTurn(
    // The login has a field of the same name.
    open('login.forgot', 'forgot.title.FORGOT_PASSWORD'),
    fill('forgot.userName', `${account}@example.com`),
    press('forgot.submit'),
    titled('reset.title'),
  );
export const fillNewPassword = (secret = password): Step =>
  inTurn(fill('reset.password', secret), fill('reset.repeated', secret));
export const choosePassword = (secret?: string): Step => inTurn(fillNewPassword(secret), press('reset.submit'));

// Reporting a claim

export const leakingBoiler = { ...claimWords, estimate: '1234.5' };

export const openClaim: Step = (actor, t) =>
  actor.press('button', t('claims.list.details', { reference: 'HC-204938' }));
export const beginClaim = inTurn(toClaims, open('claims.report', 'claim.intro.title'));
export const agree: Step = (actor, _, legal) => actor.check('checkbox', legal('claim.agreement'));
export const enterDate = (month: string, day: string, year: string): Step =>
  inTurn(fill('shell.date.month', month), fill('shell.date.day', day), fill('shell.date.year', year));

const sayWhat = inTurn(
  fill('claim.description', leakingBoiler.description),
  fill('claim.what.equipment', leakingBoiler.equipment),
  fill('claim.estimate', leakingBoiler.estimate),
);

/** From the introduction of a claim to each further step of it. */
export const toWhat = inTurn(agree, press('shell.next'), titled('claim.what.title'));
export const toWhen = inTurn(toWhat, sayWhat, press('shell.next'), titled('claim.when.title'));
export const toContact = inTurn(
  toWhen,
  enterDate('01', '15', '2026'),
  press('shell.next'),
  titled('claim.contact.title'),
);
export const toSummary = inTurn(toContact, press('shell.next'), titled('claim.summary.title'));
export const sendClaim = inTurn(press('claim.summary.submit'), titled('claim.confirm.title'));
export const toConfirmation = inTurn(toSummary, sendClaim);

// The policy

/** Goes on by a link of the configuration. */
export const followAction =
  (route: '/policy/edit' | '/policy/cancel' | '/billing/frequency'): Step =>
  (actor, _t, _legal, languageCode) => {
    const { policyActions, billingActions } = configuration.variants.newYork;
    const action = [...policyActions, ...billingActions].find((each) => each.route === route);
    return actor.press('link', textIn(languageCode, action?.label ?? ''));
  };
export const change =
  (label: 'edit.add.label' | 'edit.remove.label', coverage: PlainTextKey): Step =>
  (actor, t) =>
    actor.press('button', t(label, { coverage: t(coverage) }));
export const addCoverage = change('edit.add.label', 'coverage.hep');
export const consent: Step = (actor, _, legal) => actor.check('checkbox', legal('disclosure.consent'));
export const payForCoverage = inTurn(addCoverage, says('edit.prorated.charge'), consent, press('edit.submit.payment'));
export const giveReason = fill('cancel.reason', aReason);
export const cancelPolicy = inTurn(giveReason, press('cancel.submit'));

// Paying

/** A card that the card service accepts. */
const fillCard = inTurn(
  fill('payment.card.number', '4111 1111 1111 1111'),
  fill('payment.card.month', '12'),
  fill('payment.card.year', '30'),
  fill('payment.card.cvv', '123'),
);
export const fillAccount = inTurn(
  check('radio', 'payment.account'),
  check('radio', 'payment.accountType.checking'),
  fill('payment.routingNumber', '021000021'),
  fill('payment.accountNumber', '000123456789'),
  fill('payment.repeatedNumber', '000123456789'),
);
export const fillBillingAddress = inTurn(
  fill('payment.firstName', 'Nora'),
  fill('payment.lastName', 'Whitfield'),
  fill('payment.address1', '118 Maple Avenue'),
  fill('payment.city', 'Albany'),
  choose('payment.stateCode', 'NY'),
  fill('payment.zipCode', '12203'),
);
/** There is one agreement, except for a customer without recurring billing. */
export const agreeToPay = check('checkbox');
export const confirmPayment = inTurn(fillBillingAddress, agreeToPay, press('payment.submit'));
export const payByCard = inTurn(fillCard, confirmPayment);

// My Profile

export const editSection =
  (section: PlainTextKey): Step =>
  (actor, t) =>
    actor.press('button', t('profile.edit', { section: t(section) }));
export const removeMailingAddress: Step = (actor, t) =>
  actor.press('button', t('profile.remove.label', { section: t('profile.mailingAddress') }));
export const changeName = (firstName: string): Step =>
  inTurn(editSection('profile.name'), fill('profile.firstName', firstName), press('shell.save'));
export const fillMailingAddress = inTurn(
  fill('profile.address1', 'PO Box 7'),
  fill('profile.city', 'Troy'),
  choose('profile.state', 'NY'),
  fill('profile.zipCode', '12180'),
);
export const fillNewEmail = (email: string): Step => inTurn(fill('email.email', email), fill('email.repeated', email));
export const askForCode = (email: string): Step =>
  inTurn(fillNewEmail(email), press('shell.next'), says('email.enterCode'));
export const fillCode = (code = '246810', secret = password): Step =>
  inTurn(fill('email.code', code), fill('email.password', secret));
export const enterCode = (code?: string, secret?: string): Step => inTurn(fillCode(code, secret), press('shell.next'));
export const changeEmail = (email: string): Step =>
  inTurn(editSection('profile.email'), askForCode(email), enterCode(), tells('profile.email.saved'));
