/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { billingParts } from '../src/domain/billing/BillingAddress';
import { emptyDraft, whatHappened } from '../src/domain/claims/ClaimDraft';
import { claimTextNames } from '../src/domain/claims/claimTexts';
import { PostalAddress, addressParts } from '../src/domain/PostalAddress';
import { nameFields, profileTexts } from '../src/domain/profile/profileFields';
import { mailingAddressErrors } from '../src/domain/profile/profileRules';
import { fieldId } from '../src/ui/kit/Form';
import { english } from '../src/ui/text/english';
import type { Language, PlainTextKey } from '../src/ui/text/Language';
import { spanish } from '../src/ui/text/spanish';
import { aReason } from './support/aReason';
import { claimWords } from './support/claim';
import { drawIn } from './support/drawScreen';
import { settle } from './support/FakeNetwork';
import { inSample } from './support/inSample';
import { control, enterAll, newEmail, openForm, press } from './support/openForm';
import { billingAddress } from './support/payment';
import { anAddress } from './support/profile';
import { sourcesIn } from './support/sourcesIn';

// The check for hidden elements is slow.
configure({ defaultHidden: true });

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The entry of each field of a form. */
type Entries = Readonly<Record<string, string>>;

interface FormRow {
  /** The file with the form. */
  readonly file: string;
  /** Shows the form. The insurer refuses what it sends with the message, if there is one. */
  readonly show: (refusal?: string) => unknown;
  /** What the form takes. */
  readonly right: Entries;
  /**
   * Wrong entries of each field, with the key of the reason: empty, and in another form. The rules have tests of their own. The other
   * fields are right, unless the row gives them too.
   */
  readonly wrong: readonly (readonly [field: string, entry: string | Entries, reason: PlainTextKey])[];
  /** Fields that take everything that can be entered. */
  readonly free?: readonly string[];
  /** What the insurer may say of a field. Its messages have a language of their own. */
  readonly refusals?: readonly (readonly [field: string, message: string])[];
}

const phones = (field: string, required?: PlainTextKey): FormRow['wrong'] => [
  ...(required ? ([[field, '', required]] as const) : []),
  [field, '201-555', 'profile.phoneNumber.incomplete'],
];

const date = (month: string, day: string, year: string): Entries => ({
  dateOfLoss: month,
  'dateOfLoss-day': day,
  'dateOfLoss-year': year,
});

const forms: Readonly<Record<string, FormRow>> = {
  'Log in': {
    file: 'session/LoginScreen.tsx',
    show: openForm['session/LoginScreen.tsx'],
    right: { userName: 'ada@example.com', password: 'Hearth-2026!' },
    wrong: [
      ['userName', '', 'login.userName.required'],
      ['password', '', 'login.password.required'],
    ],
  },
  'Forgot Password': {
    file: 'session/ForgotScreen.tsx',
    show: openForm['session/ForgotScreen.tsx'],
    right: { userName: 'ada@example.com' },
    wrong: [
      ['userName', '', 'forgot.userName.required'],
      ['userName', 'ada', 'email.email.invalid'],
    ],
  },
  'Set Password': {
    file: 'session/ResetForm.tsx',
    show: openForm['session/ResetForm.tsx'],
    refusals: [
      ['code', 'Invalid verification code provided, please try again.'],
      ['password', 'Password does not conform to policy.'],
    ],
    right: { code: '246810', password: 'Harbor-2026!', repeated: 'Harbor-2026!' },
    wrong: [
      ['code', '', 'reset.code.required'],
      ['code', '24#810', 'shell.code.invalid'],
      ['password', '', 'reset.password.required'],
      ['password', 'a'.repeat(256), 'shell.password.tooLong'],
      ['repeated', '', 'reset.repeated.required'],
      ['repeated', 'Harbor-2025!', 'reset.repeated.differs'],
    ],
  },
  'What happened?': {
    file: 'claims/ClaimForm.tsx',
    show: openForm['claims/ClaimWhatScreen.tsx'],
    right: { ...claimWords, estimate: '$ 120.00' },
    wrong: [
      ['description', '', 'claim.description.required'],
      ['equipment', '', 'claim.equipment.required'],
      ['estimate', '', 'claim.estimate.required'],
      ['estimate', 'a lot', 'claim.estimate.invalid'],
    ],
    free: claimTextNames.filter((name) => whatHappened(emptyDraft).every(({ field }) => field !== name)),
  },
  'When did this happen?': {
    file: 'claims/ClaimForm.tsx',
    show: openForm['claims/ClaimWhenScreen.tsx'],
    right: date('11', '20', '2025'),
    wrong: [
      ['dateOfLoss', date('', '', ''), 'claim.dateOfLoss.required'],
      ['dateOfLoss', date('24', '11', '2026'), 'shell.date.impossible'],
      ['dateOfLoss', date('11', '', '2026'), 'shell.date.impossible'],
      ['dateOfLoss', date('11', '20', '26'), 'shell.date.shortYear'],
    ],
  },
  'Please verify your contact info': {
    file: 'claims/ClaimForm.tsx',
    show: openForm['claims/ClaimContactScreen.tsx'],
    refusals: [
      ['email', 'The email address is not valid.'],
      ['phoneNumber', 'The phone number is not complete.'],
      ['contactPreference', 'The contact preference is not possible.'],
    ],
    right: { email: 'ada@example.com', phoneNumber: '201-555-0199', otherPhoneNumber: '' },
    wrong: [
      ['email', '', 'claim.contact.email.required'],
      ['email', 'ada', 'email.email.invalid'],
      ...phones('phoneNumber', 'claim.contact.phoneNumber.required'),
      ...phones('otherPhoneNumber'),
    ],
    free: ['contactPreference'],
  },
  Name: {
    file: 'profile/SectionForm.tsx',
    show: openForm['profile/NameSection.tsx'],
    refusals: [['lastName', 'The last name is too long.']],
    right: { firstName: 'Carmen', lastName: 'Ortiz' },
    wrong: [
      ['firstName', '', 'profile.firstName.required'],
      ['lastName', '', 'profile.lastName.required'],
    ],
    free: nameFields.filter((field) => profileTexts[field].canBeRemoved),
  },
  'Mailing Address': {
    file: 'profile/SectionForm.tsx',
    show: openForm['profile/MailingAddressSection.tsx'],
    refusals: [
      ['zipCode', 'The zip code is unknown.'],
      ['address1', 'The mailing address is not complete.'],
    ],
    right: anAddress,
    wrong: [
      ['address1', '', 'profile.address1.required'],
      ['city', '', 'profile.city.required'],
      ['state', '', 'profile.state.required'],
      ['zipCode', '', 'profile.zipCode.required'],
      ['zipCode', '1220', 'shell.zipCode.invalid'],
    ],
    free: addressParts.filter((part) => mailingAddressErrors(PostalAddress.empty).every(({ field }) => field !== part)),
  },
  'Phone Number': {
    file: 'profile/SectionForm.tsx',
    show: openForm['profile/PhoneSection.tsx'],
    refusals: [['phoneNumber', 'The phone number is not complete.']],
    right: { phoneNumber: '201-555-0199' },
    wrong: phones('phoneNumber', 'profile.phoneNumber.required'),
  },
  'Update Email Address': {
    file: 'profile/NewEmailForm.tsx',
    show: openForm['profile/NewEmailForm.tsx'],
    right: newEmail,
    wrong: [
      ['email', '', 'email.email.required'],
      ['email', { email: 'carmen@', repeated: 'carmen@' }, 'email.email.invalid'],
      ['repeated', '', 'email.repeated.required'],
      ['repeated', 'ada@example.com', 'email.repeated.differs'],
      ['email', { email: 'nj-noclaims@example.com', repeated: 'nj-noclaims@example.com' }, 'email.inUse'],
    ],
  },
  'Verify Email Address': {
    file: 'profile/VerifyEmailForm.tsx',
    show: openForm['profile/VerifyEmailForm.tsx'],
    right: { code: '246810', password: 'Hearth-2026!' },
    wrong: [
      ['code', '', 'email.code.required'],
      ['code', '24#810', 'shell.code.invalid'],
      ['code', '111111', 'email.expired'],
      ['password', '', 'email.password.required'],
    ],
  },
  'Payment Information, with a bank account': {
    file: 'billing/PaymentScreen.tsx',
    show: async (refusal) => {
      await openForm['billing/BankAccountFields.tsx'](refusal);
      await press('[value="savings"]');
      await press(`#${fieldId('recurringBilling')}`);
    },
    right: { ...billingAddress, routingNumber: '021000021', accountNumber: '12345678', repeatedNumber: '12345678' },
    wrong: [
      ['routingNumber', '', 'payment.routingNumber.required'],
      ['routingNumber', '021000022', 'payment.routingNumber.invalid'],
      ['accountNumber', { accountNumber: '', repeatedNumber: '' }, 'payment.accountNumber.required'],
      ['accountNumber', { accountNumber: '12a', repeatedNumber: '12a' }, 'payment.accountNumber.invalid'],
      ['repeatedNumber', '1234', 'payment.repeatedNumber.different'],
      ...billingParts.map((field) => [field, '', `payment.${field}.required`] as const),
      ['zipCode', '1220', 'shell.zipCode.invalid'],
    ],
    free: ['payBy', 'accountType', 'recurringBilling'],
    refusals: [['zipCode', 'The zip code does not match the account.']],
  },
  'Edit billing frequency': {
    file: 'billing/FrequencyScreen.tsx',
    show: () => undefined,
    right: {},
    wrong: [],
  },
  'Cancel my policy': {
    file: 'policy/CancelPolicyScreen.tsx',
    show: openForm['policy/CancelPolicyScreen.tsx'],
    refusals: [['reason', 'The reason is too short.']],
    right: { reason: aReason },
    wrong: [['reason', '', 'cancel.reason.required']],
  },
};

const languages: Readonly<Record<string, Language>> = { English: english, Spanish: spanish };

/** Where the description of a field is: a date and a choice have it around their parts. */
const descriptionOf = (field: Control): readonly (string | null | undefined)[] => {
  const described = field.getAttribute('aria-describedby') ? field : field.closest('fieldset');
  return (described?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent.trim());
};

/** The names of the fields of the form. The other parts of a date and the other choices of a group belong to the first. */
const fieldNames = (): readonly string[] =>
  [...document.querySelectorAll<Control>(`form :is(input, textarea, select)[id^="${fieldId('')}"]:not([readonly])`)]
    .map(({ id }) => id.slice(fieldId('').length))
    .filter((name) => !/-(?:day|year)$/.test(name));

describe('Every form', () => {
  it('is in the table', () => {
    const files = sourcesIn('src/ui', '.tsx')
      .filter(({ file, source }) => !/^(?:kit|gallery)\/|\.test\.tsx$/.test(file) && /<Form\b|<form\b/.test(source))
      .map(({ file }) => file);
    expect([...new Set(Object.values(forms).map(({ file }) => file))].sort()).toEqual(files.sort());
  });
});

describe.each(Object.entries(languages))('In %s', (_, language) => {
  beforeAll(() => {
    drawIn(language);
    window.scrollTo = () => undefined;
  });
  afterEach(cleanup);

  const text = (key: PlainTextKey): string => language.words[key].trim();

  describe.each(Object.entries(forms))('%s', (_name, { show, right, wrong, free = [], refusals = [] }) => {
    if (wrong.length === 0) return;
    // Every message has Spanish words (everyWord.test.ts): one for each form shows that the form says them.
    const ofLanguage = <T,>(rows: readonly T[]): readonly T[] =>
      language === english ? inSample(rows, 3) : rows.slice(0, 1);

    it.each(ofLanguage(wrong))(
      'says what is wrong with %s: %j is %s @INPUT-17 @INPUT-18',
      async (field, entry, reason) => {
        await show();
        await act(settle);
        expect([...new Set([...wrong.map(([row]) => row), ...free])].sort()).toEqual([...fieldNames()].sort());
        const all = { ...right, ...(typeof entry === 'string' ? { [field]: entry } : entry) };
        enterAll(all);
        const typed = (): Entries => Object.fromEntries(Object.keys(all).map((name) => [name, control(name).value]));
        const before = typed();
        await press('form [type="submit"]');

        const alert = within(document.querySelector('form') ?? document.body).getByRole('alert');
        expect(alert).toHaveFocus();
        expect(alert).toHaveTextContent(text('shell.error.title'));
        expect(alert).not.toHaveTextContent(text('shell.notSaved'));
        expect(screen.getAllByRole('alert')).toEqual([alert]);
        expect(document.title.startsWith(text('shell.error.prefix').trim())).toBe(true);

        // The first wrong part of a date.
        const marked = document.querySelector<Control>(`input[id^="field-${field}"][aria-invalid]`) ?? control(field);
        expect(marked.closest('[aria-invalid="true"]')).not.toBeNull();
        expect(descriptionOf(marked)).toContain(text(reason));
        expect(typed()).toEqual(before);
        fireEvent.click(within(alert).getByRole('link', { name: text(reason) }));
        expect(marked).toHaveFocus();
      },
    );

    if (refusals.length === 0) return;
    it.each(ofLanguage(refusals))('says at %s that the insurer refuses it: %j @INPUT-49', async (field, message) => {
      await show(message);
      await act(settle);
      enterAll(right);
      await press('form [type="submit"]');

      const alert = screen.getByRole('alert');
      expect(alert).toHaveFocus();
      expect(alert).toHaveTextContent(text('shell.error.title'));
      expect(alert).not.toHaveTextContent(text('shell.notSaved'));
      const link = within(alert).getByRole('link', { name: message });
      expect(link).toHaveAttribute('lang', 'en');
      await act(async () => void fireEvent.click(link));

      expect(control(field)).toHaveFocus();
      const isMarked = (): boolean => control(field).closest('[aria-invalid="true"]') !== null;
      expect(isMarked()).toBe(true);
      expect(descriptionOf(control(field))).toContain(message);
      expect(screen.getByText(message, { selector: 'span' })).toHaveAttribute('lang', 'en');
      for (const [name, value] of Object.entries(right)) expect(control(name)).toHaveValue(value);
      if (right[field] === undefined) return;
      enterAll({ [field]: right[field].slice(0, -1) });
      expect(isMarked()).toBe(false);
    });
  });
});
