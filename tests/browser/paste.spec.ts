import type { FormFile } from '../support/openForm';
import { type FieldElement, type FieldKind, fieldSelector, kindOf } from '../support/textFields';
import {
  type Step,
  askForCode,
  check,
  editSection,
  inTurn,
  perform,
  press,
  sendCode,
  titled,
  toContact,
  toWhat,
  toWhen,
} from './customer';
import { type Locator, type Page, type Portal, expect, password, test } from './portal';
import { isInEveryEngine } from './translation';

interface Form {
  readonly account: string;
  readonly path: string;
  /** The steps from the address to the form. */
  readonly reach?: Step;
}

const editing = (reach: Step): Form => ({ account: 'nj-current', path: '/profile', reach });
const claiming = (reach: Step): Form => ({ account: 'nj-current', path: '/claim/report', reach });
const toNewEmail = editSection('profile.email');

const forms: Readonly<Record<FormFile, Form>> = {
  'billing/BankAccountFields.tsx': {
    account: 'ny-eft',
    path: '/billing/payment',
    reach: check('radio', 'payment.account'),
  },
  'billing/BillingAddressFields.tsx': { account: 'ny-current', path: '/billing/payment' },
  'claims/ClaimContactScreen.tsx': claiming(toContact),
  'claims/ClaimWhatScreen.tsx': claiming(toWhat),
  'claims/ClaimWhenScreen.tsx': claiming(toWhen),
  'claims/ClaimsListControls.tsx': { account: 'nj-manyclaims', path: '/claim' },
  'policy/CancelPolicyScreen.tsx': { account: 'nj-current', path: '/policy/cancel' },
  'profile/MailingAddressSection.tsx': editing(editSection('profile.mailingAddress')),
  'profile/NameSection.tsx': editing(editSection('profile.name')),
  'profile/NewEmailForm.tsx': editing(toNewEmail),
  'profile/PhoneSection.tsx': editing(editSection('profile.phone')),
  'profile/VerifyEmailForm.tsx': editing(inTurn(toNewEmail, askForCode('carmen@example.com'))),
  'session/ForgotScreen.tsx': { account: 'nj-current', path: '/forgot' },
  'session/LoginScreen.tsx': { account: 'nj-current', path: '/' },
  'session/ResetForm.tsx': {
    account: 'nj-current',
    path: '/',
    reach: sendCode('nj-current'),
  },
};

interface Case {
  /** A value as it is copied from somewhere, and what the field makes of it. */
  readonly copied: string;
  readonly value: string;
  readonly long: string;
}

const cases: Readonly<Record<FieldKind, Case>> = {
  line: {
    copied: '\u202A\uFEFFAda\u00A0 \u200BLo\u00ADvelace\u2009\u202C',
    value: 'Ada Lovelace',
    long: 'x'.repeat(400),
  },
  letter: { copied: '\u200B\u00A0Q\uFEFF', value: 'Q', long: 'QRS' },
  lines: {
    copied: ' \u200BWater\u00A0 under\n\nthe door\u202C ',
    value: 'Water under\n\nthe door',
    long: 'x'.repeat(600),
  },
  email: {
    copied: '\u202A\uFEFFnj-current@exam\u200Bple.com\u00A0\u202C',
    value: 'nj-current@example.com',
    long: `${'x'.repeat(400)}@example.com`,
  },
  code: { copied: '\u00A0１２３ 456\u2011780\u200B', value: '123456780', long: '1'.repeat(400) },
  phone: {
    copied: '\u202D+1 (201)\u00A0555\u20110199\u202C',
    value: '201-555-0199',
    long: '2'.repeat(60),
  },
  zip: { copied: '\u00A0０７３０３\u200B', value: '07303', long: '0'.repeat(40) },
  money: { copied: '\u200E1.250,75\u00A0', value: '$ 1,250.75', long: '9'.repeat(60) },
  date: { copied: '\u200ENov 20, 2025\u00A0', value: '11/20/2025', long: '123456' },
  password: { copied: ` ${password}\u200B`, value: ` ${password}\u200B`, long: 'é'.repeat(300) },
};

/** Replaces the text of a field by a text from the clipboard. */
const paste = async (page: Page, field: Locator, text: string): Promise<void> => {
  await page.evaluate((copied) => {
    // Nothing can be copied out of a password.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body);
    const copy = (event: ClipboardEvent): void => {
      event.clipboardData?.setData('text/plain', copied);
      event.preventDefault();
    };
    document.addEventListener('copy', copy, { once: true, capture: true });
  }, text);
  await page.keyboard.press('ControlOrMeta+c');
  await field.evaluate((element: HTMLInputElement) => {
    element.focus();
    element.select();
  });
  await page.keyboard.press('ControlOrMeta+v');
};

/** Empties a field and enters a whole value, each with one event alone, as the browser and password managers do. */
const fillBy = (field: Locator, type: 'input' | 'change', value: string): Promise<void> =>
  field.evaluate(
    (element: HTMLInputElement | HTMLTextAreaElement, [event, filled]) => {
      const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      for (const text of ['', filled]) {
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text);
        element.dispatchEvent(new Event(event, { bubbles: true }));
      }
    },
    [type, value] as const,
  );

interface Field {
  readonly box: Locator;
  readonly kind: FieldKind;
  readonly id: string;
}

const fieldsOf = async (page: Page): Promise<readonly Field[]> => {
  const all = page.locator(`#root ${fieldSelector}`);
  await expect(all.first()).toBeVisible();
  const elements = await all.evaluateAll((found) =>
    found.map((element): FieldElement => {
      const { id, tagName, name, type, autocomplete, placeholder } = element as HTMLInputElement;
      const inputMode = element.getAttribute('inputmode') ?? '';
      return { id, tagName, name, type, inputMode, autocomplete, placeholder };
    }),
  );
  return elements.map((element, index) => ({ box: all.nth(index), kind: kindOf(element), id: element.id }));
};

/** What the whole field shows once it is left. A date has three parts. */
const shown = async (page: Page, { box, kind }: Field): Promise<string> => {
  await box.blur();
  if (kind !== 'date') return box.inputValue();
  return page
    .locator('fieldset input')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLInputElement).value).join('/'));
};

const note = (page: Page, field: Field): Locator =>
  page
    .getByText(/^\d+ characters? did not fit$/)
    .and(page.locator(`[id^="${field.id.replace(/-(?:day|year)$/, '')}"], [id$="-note"]`));

const open = async (page: Page, portal: Portal, { account, path, reach }: Form): Promise<void> => {
  if (path.startsWith('/forgot') || path === '/') await portal.visit(account, path);
  else await portal.open(account, path);
  if (reach) await perform(page, reach);
};

test.describe('What is pasted @memory @everything', () => {
  for (const [index, [file, form]] of Object.entries(forms).entries()) {
    const engines = isInEveryEngine(index) ? '' : ' @chromium';
    test(`is the value that was meant in every field of ${file}${engines} @INPUT-35 @INPUT-38 @INPUT-46`, async ({
      page,
      portal,
    }) => {
      await open(page, portal, form);
      const fields = await fieldsOf(page);
      for (const field of fields) {
        const { copied, value, long } = cases[field.kind];
        const { box, id } = field;
        // The login is on the page before React. Its email is cleaned when it is sent.
        const meant = file === 'session/LoginScreen.tsx' ? copied : value;
        const before = await shown(page, field);
        await test.step(`${id}: undo`, async () => {
          await paste(page, box, copied);
          await page.keyboard.press('ControlOrMeta+z');
          const parts = (await shown(page, field)).split('/');
          // What a field writes in its own form ends what the browser can undo.
          const isWritten = ['code', 'date', 'money', 'phone', 'zip'].includes(field.kind);
          for (const [index, part] of parts.entries())
            expect([before, ...(isWritten ? [meant] : [])].map((whole) => whole.split('/')[index])).toContain(part);
        });
        if (['code', 'email', 'line', 'money', 'phone', 'zip'].includes(field.kind) && meant === value)
          await test.step(`${id}: undo of what the field has written`, async () => {
            await box.fill('');
            await box.pressSequentially(copied);
            expect(await shown(page, field)).toBe(meant);
            await box.focus();
            for (let times = 0; times < 3; times += 1) await page.keyboard.press('ControlOrMeta+z');
            expect(await shown(page, field)).toBe(meant);
          });
        await test.step(`${id}: paste`, async () => {
          await paste(page, box, copied);
          expect(await shown(page, field)).toBe(meant);
          await expect(note(page, field)).toHaveCount(0);
        });
        await test.step(`${id}: too long`, async () => {
          await paste(page, box, long);
          await expect(note(page, field)).toBeVisible();
          const kept = await box.inputValue();
          expect(long.startsWith(kept)).toBe(true);
        });
        for (const event of ['input', 'change'] as const)
          await test.step(`${id}: ${event} alone`, async () => {
            await fillBy(box, event, copied);
            expect(await shown(page, field)).toBe(meant);
          });
      }
    });
  }

  test('undoes nothing in the parts of a date, or a chosen address, that the portal has written @INPUT-46', async ({
    page,
    portal,
  }) => {
    const undo = async (): Promise<void> => {
      for (let times = 0; times < 6; times += 1) await page.keyboard.press('ControlOrMeta+z');
    };
    await open(page, portal, forms['claims/ClaimWhenScreen.tsx']);
    const parts = page.locator('fieldset input');
    await parts.first().focus();
    await page.keyboard.type('1/2/2025');
    await undo();
    expect(await parts.evaluateAll((all) => all.map((part) => (part as HTMLInputElement).value))).toEqual([
      '1',
      '2',
      '',
    ]);

    await open(page, portal, forms['profile/MailingAddressSection.tsx']);
    const street = page.getByLabel('Street Address');
    await street.fill('');
    await street.pressSequentially('maple');
    await page.getByRole('listbox').getByRole('option').click();
    await expect(page.getByLabel('City')).toHaveValue('Albany');
    await street.focus();
    await undo();
    await expect(street).toHaveValue('118 Maple Avenue');
  });

  test('signs a customer in whose email has invisible characters', async ({ page, portal }) => {
    await portal.visit('nj-current');
    await paste(page, page.getByLabel('Email Address'), cases.email.copied);
    await paste(page, page.getByLabel('Password', { exact: true }), password);
    await perform(page, press('login.submit'), titled('home.title'));
  });
});
