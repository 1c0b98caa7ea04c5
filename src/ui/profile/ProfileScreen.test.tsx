/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { changeSlot } from '../../../tests/support/changeSlot';
import { lostReply } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { region } from '../../../tests/support/onScreen';
import { aBox, anAddress } from '../../../tests/support/profile';
import { profilePage } from '../../../tests/support/profilePage';
import { drawProfile, showProfile } from '../../../tests/support/profileScreen';
import { typeInto } from '../../../tests/support/typeInto';
import { profile as profileReply } from '../../adapters/http/replies/profile';
import { memoryAddressLookup } from '../../adapters/memory/memoryAddressLookup';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { AddressLookup } from '../../application/ports/AddressLookup';
import type { ProfileSaveReply } from '../../application/ports/CustomerGateway';
import type { Profile } from '../../domain/profile/Profile';
import type { ChangeDescription, ProfileChange } from '../../domain/profile/profileChange';

// Computing whether an element is hidden is slow, and nothing here is hidden.
configure({ defaultHidden: true });

const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string): boolean => fireEvent.click(button(name));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const long = (length: number): string => 'x'.repeat(length);

type Limit = readonly [label: string, limit: number];

interface Editing {
  readonly title: string;
  /** Label and limit of each text field, in order; -1 for a masked field. */
  readonly fields: readonly [Limit, ...(readonly Limit[])];
  readonly correct: Readonly<Record<string, string>>;
  readonly saved: readonly [ProfileChange, ChangeDescription];
  readonly saving: string;
  readonly success: string;
  readonly shown: string;
}

const everything: readonly Editing[] = [
  {
    title: 'Name',
    fields: [
      ['First Name', 255],
      ['Middle Initial', 1],
      ['Last Name', 255],
    ],
    correct: { 'First Name': 'Ana', 'Middle Initial': '', 'Last Name': 'Díaz' },
    saved: [{ firstName: 'Ana', middleInitial: '', lastName: 'Díaz' }, 'Updated Customer Name'],
    saving: 'Saving Name',
    success: 'Your name has been saved.',
    shown: 'Ana Díaz',
  },
  {
    title: 'Mailing Address',
    fields: [
      ['Street Address', 255],
      ['City', 255],
      ['Zip Code', 10],
    ],
    correct: { 'Street Address': '4 Elm Street', City: 'Ponce', State: 'PR', 'Zip Code': '00716-0123' },
    saved: [
      { mailingAddress: { address1: '4 Elm Street', city: 'Ponce', state: 'PR', zipCode: '00716-0123' } },
      'Updated Mailing Address',
    ],
    saving: 'Saving ...',
    success: 'Your mailing address has been saved.',
    shown: '4 Elm StreetPonce, PR 00716-0123',
  },
  {
    title: 'Phone Number',
    fields: [['Phone Number', 40]],
    correct: { 'Phone Number': '+1 (201) 555-0199' },
    saved: [{ phoneNumber: '201-555-0199' }, 'Updated Phone Number'],
    saving: 'Saving ...',
    success: 'Your phone number has been saved.',
    shown: '201-555-0199',
  },
];

describe('ProfileScreen', () => {
  it('says that it loads @PROFILE-1', async () => {
    const page = await profilePage('nj-current');
    page.record.profile.reset();
    drawProfile(page);
    expect(screen.getByText('Loading the Profile view ...')).toBeVisible();
    await act(settle);
    expect(screen.getByText('Carmen L. Dawson')).toBeVisible();
    expect(screen.queryByText('Loading the Profile view ...')).toBeNull();
  });

  const parts = ['Name', 'Insured Premises', 'Mailing Address', 'Email Address', 'Phone Number'];

  it.each<[PersonaName, readonly string[]]>([
    ['nj-current', parts],
    ['ny-current', [...parts, '3rd Party Designee']],
  ])('shows %s the sections %j @PROFILE-2 @PROFILE-6', async (name, shown) => {
    await showProfile(name);
    expect(headings()).toEqual(shown);
  });

  it('shows the insured premises without a way to edit them @PROFILE-2', async () => {
    await showProfile('nj-current');
    const premises = region('Insured Premises');
    expect(premises).toHaveTextContent('19 Harbor ViewHoboken, NJ 07030');
    expect(within(premises).queryByRole('button')).toBeNull();
  });

  it('shows the designee by name and address, and none without a name @PROFILE-3', async () => {
    const { record } = await showProfile('ny-current');
    expect(region('3rd Party Designee')).toHaveTextContent('Peter Whitfield4 Orchard LaneTroy, NY 12180');
    const profile = record.profile.read();
    const designee = profile?.thirdPartyDesignee;
    if (profile === undefined || designee === undefined) throw new Error('There is no designee.');
    act(() => record.profile.write({ ...profile, thirdPartyDesignee: { fullName: 'Dana Cole' } }));
    expect(region('3rd Party Designee')).toHaveTextContent(/^3rd Party DesigneeDana Cole$/);
    act(() => record.profile.write({ ...profile, thirdPartyDesignee: { ...designee, fullName: '' } }));
    expect(headings()).toEqual(parts);
  });

  it.each<[PersonaName, string]>([
    ['nj-current', 'Carmen L. Dawson'],
    ['nj-noclaims', 'Julian Park'],
  ])('shows the name of %s as %s @PROFILE-14', async (name, shown) => {
    await showProfile(name);
    expect(within(region('Name')).getByText(shown)).toBeVisible();
  });

  it('shows "..." for what the insurer does not send', async () => {
    const load = async () => v.parse(profileReply, { email: 'ada@example.com' });
    await showProfile('nj-current', { customer: { load } });

    expect(await screen.findByText('ada@example.com')).toBeInTheDocument();
    expect(within(region('Name')).getByText('...')).toBeInTheDocument();
    expect(within(region('Phone Number')).getByText('...')).toBeInTheDocument();
  });

  it('leads a customer with an inactive policy to the dashboard @PROFILE-7', async () => {
    await showProfile('nj-cancelled');
    expect(screen.getByText('the dashboard')).toBeVisible();
  });

  describe.each(everything)('$title', ({ title, fields, correct, saved, saving, success, shown }) => {
    it('limits what is typed @PROFILE-15 @PROFILE-19', async () => {
      await showProfile();
      click(`Edit ${title}`);
      const inputs = within(region(title)).getAllByLabelText<HTMLInputElement>(/./, { selector: 'input' });
      for (const input of inputs) fireEvent.change(input, { target: { value: 'x'.repeat(300) } });
      expect(inputs.map(({ labels, value }) => [labels?.[0]?.textContent, value.length])).toEqual(fields);
    });

    it('saves and sends only the section @PROFILE-12', async () => {
      const page = await showProfile();
      click(`Edit ${title}`);
      typeInto(correct);
      click('Save');

      expect(await screen.findByText(success)).toBeVisible();
      expect(screen.getByRole('status')).toHaveFocus();
      expect(document.title).toBe('My Profile – Hearthside');
      expect(page.saved).toEqual([saved]);
      expect(region(title)).toHaveTextContent(shown);
    });

    it('has a spinner instead of the buttons while it is saved, then closes and says why it was refused @PROFILE-5 @PROFILE-9 @PROFILE-10 @PROFILE-15 @SHELL-46', async () => {
      const { open: answer, opened: answered } = gate<ProfileSaveReply>();
      await showProfile('nj-current', { customer: { save: () => answered } });
      click(`Edit ${title}`);
      click('Save');
      expect(within(region(title)).getByText(saving)).toBeVisible();
      expect(within(region(title)).queryByRole('button')).toBeNull();
      answer({ kind: 'refused', message: 'Not on file.' });
      expect(await screen.findByRole('alert')).toHaveTextContent('Not on file.');
      expect(screen.getByText('Not on file.')).toHaveAttribute('lang', 'en');
      expect(screen.getByRole('alert')).toHaveFocus();
      expect(button(`Edit ${title}`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    });

    it('is the only section that is edited, starts at its first field, and returns the focus @PROFILE-4 @PROFILE-8', async () => {
      await showProfile();
      expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
      click(`Edit ${title}`);
      expect(screen.queryByRole('button', { name: /^(?:Edit|Remove) / })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
      const [field] = fields;
      const first = screen.getByLabelText<HTMLInputElement>(field[0], { selector: 'input' });
      expect(first).toHaveFocus();
      const before = first.value;
      typeInto(correct);
      click('Cancel');
      expect(button(`Edit ${title}`)).toHaveFocus();
      expect(screen.getByRole('link', { name: 'Back' })).toBeVisible();
      click(`Edit ${title}`);
      expect(screen.getByLabelText(field[0], { selector: 'input' })).toHaveValue(before);
    });
  });

  it.each(['Edit Phone Number', 'Remove Mailing Address'])(
    'says when to try again after too many attempts: %s @FAULT-53',
    async (name) => {
      const save = async (): Promise<ProfileSaveReply> => ({
        kind: 'refused',
        message: 'Too many phone numbers and addresses.',
        pause: { kind: 'tooManyAttempts', seconds: 90 },
      });
      await showProfile('nj-current', { customer: { save } });
      click(name);
      if (name.startsWith('Edit')) click('Save');
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Too many phone numbers and addresses.Too many attempts. Please try again in 2 minutes.',
      );
      expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull();
    },
  );

  it('does not take an unknown outcome for a refusal while another section is edited @PROFILE-48', async () => {
    await showProfile('nj-current', { customer: { save: lostReply, load: lostReply } });
    click('Edit Phone Number');
    click('Save');
    const unknown = /^We could not find out whether your change was made/;
    expect(await screen.findByRole('alert')).toHaveTextContent(unknown);
    expect(button('Check again')).toBeVisible();

    click('Edit Name');
    expect(within(region('Phone Number')).getByRole('alert')).toHaveTextContent(unknown);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('offers to remove a distinct mailing address, and says so where there is none @PROFILE-17 @PROFILE-18', async () => {
    await showProfile();
    expect(region('Mailing Address')).toHaveTextContent('PO Box 418Jersey City, NJ 07303');
    click('Remove Mailing Address');
    expect(within(region('Mailing Address')).getByRole('status')).toHaveTextContent('Saving ...');
    expect(await screen.findByText('(Same as Insured Premises)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Mailing Address' })).toBeNull();
  });

  it('does not offer to send mail to insured premises that are not known @PROFILE-18', async () => {
    const { record } = await showProfile();
    act(() => changeSlot(record.profile, { address: { ...anAddress, city: '' } }));
    expect(region('Mailing Address')).toHaveTextContent('PO Box 418');
    expect(screen.queryByRole('button', { name: 'Remove Mailing Address' })).toBeNull();
  });

  it.each<[string, string, Partial<Profile>, string]>([
    ['Name', 'Last Name', { lastName: 'Jensen' }, 'Carmen L. Jensen'],
    ['Phone Number', 'Phone Number', { phoneNumber: '+12015550111' }, '201-555-0111'],
    ['Mailing Address', 'City', { mailingAddress: undefined }, '(Same as Insured Premises)'],
  ])(
    'shows what %s was changed to meanwhile, and keeps it on request @PROFILE-50',
    async (title, label, change, now) => {
      const { account, saved } = await showProfile();
      click(`Edit ${title}`);
      account.profile = { ...account.profile, ...change };
      const typed = title === 'Phone Number' ? '201-555-0199' : 'Princeton';
      const field = () => within(region(title)).getByLabelText(label);
      fireEvent.change(field(), { target: { value: typed } });
      click('Save');
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(`This was changed in the meantime, to:${now}`);
      expect(alert).toHaveFocus();
      expect(field()).toHaveValue(typed);
      expect(button('Save mine anyway')).toBeVisible();
      click('Keep the current one');
      expect(region(title)).toHaveTextContent(now);
      expect(saved).toEqual([]);
    },
  );

  it('shows a mailing address that was changed before it was removed @PROFILE-50', async () => {
    const { account, saved } = await showProfile();
    account.profile = { ...account.profile, mailingAddress: { ...aBox, address1: 'PO Box 7' } };
    click('Remove Mailing Address');
    expect(await screen.findByText('This was changed in the meantime, to:')).toBeVisible();
    expect(region('Mailing Address')).toHaveTextContent('PO Box 7Jersey City, NJ 07303');
    expect(saved).toEqual([]);
  });

  describe('the street', () => {
    const street = () => screen.getByRole('combobox', { name: 'Street Address' });
    const typed = async (text: string, lookup?: AddressLookup) => {
      const page = await showProfile('nj-noclaims', lookup && { lookup });
      click('Edit Mailing Address');
      act(() => street().focus());
      fireEvent.change(street(), { target: { value: text } });
      await act(() => page.time.pass(250));
      return page;
    };
    const parts = () =>
      ['Street Address', 'City', 'State', 'Zip Code'].map(
        (name) => screen.getByLabelText<HTMLInputElement>(name).value,
      );
    const options = () => screen.queryAllByRole('option').filter(({ id }) => id.startsWith('address1'));
    const press = (key: string): boolean => fireEvent.keyDown(street(), { key });

    it('has suggestions, and the arrow keys choose one that fills in the rest @PROFILE-22', async () => {
      await typed('lake');
      expect(options().map(({ textContent }) => textContent)).toEqual([
        '240 Lake Avenue, Rochester, NY 14608',
        '1200 Lakeshore Drive, Chicago, IL 60610',
      ]);
      expect(screen.getByText('2 addresses suggested. Use the arrow keys to choose one.')).toBeInTheDocument();
      for (const key of ['ArrowDown', 'ArrowUp']) press(key);
      expect(street()).toHaveAttribute('aria-activedescendant', options()[1]?.id);
      press('Enter');
      await act(settle);
      expect(street()).toHaveValue('1200 Lakeshore Drive');
      expect(screen.getByLabelText('City')).toHaveValue('Chicago');
      expect(screen.getByLabelText('State')).toHaveValue('IL');
      expect(screen.getByLabelText('Zip Code')).toHaveValue('60610');
      expect(options()).toEqual([]);
    });

    it.each<[string, () => void]>([
      ['Escape', () => press('Escape')],
      ['leaving the field', () => fireEvent.blur(street())],
      ['Cancel', () => click('Cancel')],
    ])('has no suggestions after %s', async (_, close) => {
      await typed('lake');
      expect(options()).toHaveLength(2);
      close();
      expect(options()).toEqual([]);
    });

    it('has no suggestions where it is filled without the focus, which it cannot lose @INPUT-46', async () => {
      const { time } = await typed('lake');
      act(() => screen.getByLabelText('City').focus());
      fireEvent.change(street(), { target: { value: '19 Harbor' } });
      await act(() => time.pass(250));
      expect(options()).toEqual([]);
    });

    it.each([
      ['Rochester', 'NY', ''],
      ['Hoboken', 'NJ', '07030'],
    ])('keeps no zip code of another place: in %s, %s it is "%s" @PROFILE-22', async (city, state, zipCode) => {
      const resolve = async () => ({ address1: '240 Lake Avenue', city, state });
      await typed('lake', { ...memoryAddressLookup, resolve });
      typeInto({ City: 'Hoboken', State: 'NJ', 'Zip Code': '07030' });
      for (const key of ['ArrowDown', 'Enter']) press(key);
      await act(settle);
      expect(['City', 'State', 'Zip Code'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value)).toEqual([
        city,
        state,
        zipCode,
      ]);
    });

    // Safari sends the key that ends a composition after its end, with the code 229.
    it.each([{ isComposing: true }, { keyCode: 229 }])(
      'leaves the keys of a composition to the keyboard: %j',
      async (how) => {
        await typed('lake');
        press('ArrowDown');
        for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(street(), { key, ...how });
        expect(options().map((option) => option.ariaSelected)).toEqual(['true', 'false']);
        expect(street()).toHaveValue('lake');
      },
    );

    it('keeps its suggestions, which a tap may be about to choose, when a composition ends @PROFILE-22', async () => {
      await typed('lake');
      fireEvent.compositionEnd(street());
      expect(options()).toHaveLength(2);
    });

    it('ends the session of the address service when the customer leaves the screen @CONFIG-36', async () => {
      const finish = jest.fn();
      const { leave } = await typed('lake', { ...memoryAddressLookup, finish });
      expect(finish).not.toHaveBeenCalled();
      leave();
      expect(finish).toHaveBeenCalledTimes(1);
    });

    describe('whose suggestion is chosen before its parts are known', () => {
      const chosen = async () => {
        const details = gate<undefined>();
        const resolve: AddressLookup['resolve'] = async (suggestion) => {
          await details.opened;
          return memoryAddressLookup.resolve(suggestion);
        };
        const page = await typed('lake', { ...memoryAddressLookup, resolve });
        press('ArrowDown');
        press('Enter');
        return {
          ...page,
          learn: async () => {
            details.open(undefined);
            await act(settle);
          },
        };
      };

      type Page = Awaited<ReturnType<typeof chosen>>;

      it('is filled in although the customer has left the field @PROFILE-22', async () => {
        const { learn } = await chosen();
        fireEvent.blur(street());
        await learn();
        expect(street()).toHaveValue('240 Lake Avenue');
        expect(screen.getByLabelText('City')).toHaveValue('Rochester');
      });

      it('is filled in although the keyboard ends its composition @PROFILE-22', async () => {
        const { learn } = await chosen();
        fireEvent.compositionEnd(street());
        await learn();
        expect(street()).toHaveValue('240 Lake Avenue');
      });

      it('leaves what the customer has typed since into another field @PROFILE-22', async () => {
        const { learn } = await chosen();
        typeInto({ City: 'Greece' });
        await learn();
        expect(screen.getByLabelText('City')).toHaveValue('Greece');
        expect(screen.getByLabelText('Zip Code')).toHaveValue('14608');
      });

      it.each<[string, (page: Page) => void, (page: Page) => void]>([
        ['types again', () => fireEvent.change(street(), { target: { value: 'la' } }), () => undefined],
        ['cancels', () => click('Cancel'), () => click('Edit Mailing Address')],
        ['leaves the screen', ({ leave }) => leave(), ({ comeBack }) => comeBack()],
      ])('is not filled in once the customer %s', async (_, goOn, lookAgain) => {
        const page = await chosen();
        goOn(page);
        await page.learn();
        lookAgain(page);
        expect(screen.getByLabelText('City')).not.toHaveValue('Rochester');
      });
    });

    it.each<[string, () => void]>([
      ['left', () => act(() => screen.getByLabelText('City').focus())],
      ['sent with Enter', () => press('Enter')],
    ])('fills in the parts of a whole address once it is %s @PROFILE-54', async (_, end) => {
      await typed('1 Main St, Apt 4, Troy, NY 12180, USA');
      // The window loses the focus, and the field keeps it.
      fireEvent.blur(street());
      expect(street()).toHaveValue('1 Main St, Apt 4, Troy, NY 12180, USA');
      end();
      expect(parts()).toEqual(['1 Main St, Apt 4', 'Troy', 'NY', '12180']);
    });

    it('fills in state and zip code from the city @PROFILE-54', async () => {
      await typed('1 Main St');
      typeInto({ City: 'Troy, NY 12180' });
      fireEvent.blur(screen.getByLabelText('City'));
      expect(parts()).toEqual(['1 Main St', 'Troy', 'NY', '12180']);
    });

    it('asks a browser for the whole street, with the apartment @INPUT-28', async () => {
      await typed('');
      expect(street()).toHaveAttribute('autocomplete', 'street-address');
    });

    it('has commas where the lines of a pasted address end @PROFILE-54', async () => {
      await typed('9 ');
      fireEvent.paste(street(), {
        clipboardData: { getData: () => 'Elm St\r\nTroy, New York 12180,\n\nUnited States\n' },
      });
      expect(street()).toHaveValue('9 Elm St, Troy, New York 12180, United States');
      expect(fireEvent.paste(street(), { clipboardData: { getData: () => 'one line\n' } })).toBe(true);
    });

    it('accepts an address that is typed by hand @PROFILE-22', async () => {
      const { saved } = await typed(long(255));
      expect(options()).toEqual([]);
      expect(screen.queryByText(/suggested/)).toBeNull();
      typeInto({ City: 'Trenton', State: 'NJ', 'Zip Code': '08608' });
      click('Save');
      expect(await screen.findByText('Your mailing address has been saved.')).toBeVisible();
      expect(saved).toMatchObject([[{ mailingAddress: { address1: long(255), city: 'Trenton' } }, expect.anything()]]);
    });
  });
});
