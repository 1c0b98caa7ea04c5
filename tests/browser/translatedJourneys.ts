import { english } from '../../src/ui/text/english';
import { type Language, type PlainTextKey, translate } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import {
  type Step,
  change,
  choose,
  dialog,
  editSection,
  fill,
  press,
  says,
  shown,
  titled,
  toConfirmation,
  toWhen,
} from './customer';
import { type Opening, watched } from './scenes';

/** Texts change in it, at each step. */
export interface Journey extends Opening {
  readonly name: string;
  readonly steps: readonly Step[];
}

const saysNot =
  (key: PlainTextKey): Step =>
  (actor, t) =>
    actor.expectNoText(t(key));
const saysText =
  (text: string): Step =>
  (actor) =>
    actor.expectText(text);
const copied: Step = (actor, t) => actor.expectShown('button', t('shell.copied'));
const titledIn =
  (language: Language, key: PlainTextKey): Step =>
  (actor) =>
    actor.expectScreen(translate(language)(key));
const speak =
  (name: 'Español' | 'English'): Step =>
  (actor) =>
    actor.press('button', name);
const changeFirstName = (name: string): readonly Step[] => [
  editSection('profile.name'),
  fill('profile.firstName', name),
  press('shell.save'),
  says('profile.name.saved'),
  saysText(`${name} J. Whitfield`),
];

const inBothLanguages = (
  [
    ['nj-current', '/home', 'home.title'],
    ['nj-current', '/policy', 'policy.title'],
    ['nj-current', '/billing', 'billing.title'],
    ['nj-current', '/profile', 'profile.title'],
    ['nj-current', '/claim', 'claims.title'],
    ['nj-current', '/claim/report', 'claim.intro.title'],
    ['ny-both', '/policy/edit', 'edit.title'],
    ['ny-both', '/policy/cancel', 'cancel.title'],
    ['ny-both', '/billing/frequency', 'frequency.title'],
    ['ny-both', '/billing/payment', 'payment.title'],
    ['ny-both', '/error/serverError', 'serverError.title'],
    ['ny-both', '/nowhere', 'notFound.title'],
  ] as const
).map(([account, address, title]): Journey => ({
  name: `reads ${address} in Spanish, and in English again`,
  account,
  address,
  steps: [
    shown,
    titledIn(english, title),
    speak('Español'),
    titledIn(spanish, title),
    speak('English'),
    titledIn(english, title),
  ],
}));

export const journeys: readonly Journey[] = [
  {
    name: 'copies the number of the policy',
    account: 'nj-current',
    address: '/policy',
    steps: [shown, press('policy.number.copy'), copied, titled('policy.title')],
  },
  {
    name: 'files a claim, and copies its reference',
    account: 'nj-current',
    address: '/claim/report',
    steps: [toConfirmation, press('claim.confirm.copy'), copied, titled('claim.confirm.title')],
  },
  {
    name: 'removes a coverage, adds it again, and removes the other',
    account: 'ny-both',
    address: '/policy/edit',
    steps: [
      change('edit.remove.label', 'coverage.bul'),
      says('edit.prorated.refund'),
      change('edit.add.label', 'coverage.bul'),
      saysNot('edit.prorated.refund'),
      change('edit.remove.label', 'coverage.hep'),
      says('edit.prorated.refund'),
    ],
  },
  {
    name: 'mends the login until it is right',
    account: 'ny-current',
    address: '/',
    isPublic: true,
    steps: [
      press('login.submit'),
      says('login.userName.required'),
      fill('login.userName', 'ny-current@example.com'),
      saysNot('login.userName.required'),
      press('login.submit'),
      says('login.password.required'),
      fill('login.password', 'Wrong-2026!'),
      press('login.submit'),
      says('login.invalidCredentials'),
      fill('login.password', 'Hearth-2026!'),
      press('login.submit'),
      titled('home.title'),
      press('shell.logOut'),
      titled('login.title'),
    ],
  },
  {
    name: 'changes the name twice',
    account: 'ny-current',
    address: '/profile',
    steps: [...changeFirstName('Ana'), ...changeFirstName('Eva')],
  },
  {
    name: 'leaves out what a claim needs, and mends it',
    account: 'nj-current',
    address: '/claim/report',
    steps: [
      toWhen,
      press('shell.next'),
      says('claim.dateOfLoss.required'),
      press('shell.calendar.previous'),
      press('shell.calendar.previous'),
      press('shell.calendar.next'),
      press('shell.calendar.shortcut.yesterday'),
      saysNot('claim.dateOfLoss.required'),
      press('shell.next'),
      titled('claim.contact.title'),
    ],
  },
  {
    name: 'turns and sorts the pages of a list',
    account: 'nj-manyclaims',
    address: '/claim',
    steps: [
      saysText('1–10 of 10,000'),
      press('shell.pagination.next'),
      saysText('11–20 of 10,000'),
      choose('shell.pagination.size', '20'),
      saysText('1–20 of 10,000'),
      press('claims.list.submitted'),
      saysText('HC-509999'),
      press('shell.pagination.next'),
      press('shell.pagination.previous'),
      saysText('1–20 of 10,000'),
    ],
  },
  {
    name: 'is asked whether somebody is there, and stays',
    account: 'nj-current',
    address: '/home',
    holdsClock: true,
    steps: [
      watched,
      (actor) => actor.pass('15:10'),
      dialog,
      (actor) => actor.pass('00:45'),
      press('idle.stay'),
      (actor) => actor.expectGone('dialog'),
    ],
  },
  ...inBothLanguages,
];
