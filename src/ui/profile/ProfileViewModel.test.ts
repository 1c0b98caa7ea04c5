import { gate, settle } from '../../../tests/support/FakeNetwork';
import { type ProfileCircumstances, profilePage } from '../../../tests/support/profilePage';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ApiFailure } from '../../application/ApiFailure';
import type { ProfileSaveReply } from '../../application/ports/CustomerGateway';
import type { ChangeDescription, ProfileChange } from '../../domain/customer/profileChange';
import type { ProfileSection, ProfileViewModel } from './ProfileViewModel';
import type { ProfileEditing } from './profileEditors';

const opened = async (name: PersonaName = 'nj-current', circumstances?: ProfileCircumstances) => {
  const page = await profilePage(name, circumstances);
  const viewModel = page.open();
  const leave = viewModel.start();
  return { ...page, viewModel, leave };
};

/** The section that is being edited, which has to be this one. */
const editorOf = <Section extends ProfileSection>(viewModel: ProfileViewModel, section: Section) => {
  const { editing } = viewModel;
  if (editing?.section !== section) throw new Error(`${section} is not being edited.`);
  return editing as Extract<ProfileEditing, { readonly section: Section }>;
};

const premises = { address1: '19 Harbor View', city: 'Hoboken', state: 'NJ', zipCode: '07030' };
const box = { address1: 'PO Box 418', city: 'Jersey City', state: 'NJ', zipCode: '07303' };

type Edit = (viewModel: ProfileViewModel) => Promise<void>;

const saves: readonly (readonly [ProfileSection, Edit, ProfileChange, ChangeDescription])[] = [
  [
    'name',
    (viewModel) => {
      const { editor } = editorOf(viewModel, 'name');
      editor.change({ firstName: 'Carmela', middleInitial: '' });
      return editor.save();
    },
    { firstName: 'Carmela', middleInitial: '', lastName: 'Dawson' },
    'Updated Customer Name',
  ],
  [
    'mailingAddress',
    (viewModel) => {
      const { editor } = editorOf(viewModel, 'mailingAddress');
      editor.change({ address1: 'PO Box 9', zipCode: '07303-0009' });
      return editor.save();
    },
    { mailingAddress: { address1: 'PO Box 9', city: 'Jersey City', state: 'NJ', zipCode: '07303-0009' } },
    'Updated Mailing Address',
  ],
  [
    'phone',
    (viewModel) => {
      const { editor } = editorOf(viewModel, 'phone');
      editor.change({ phoneNumber: '201-555-0199' });
      return editor.save();
    },
    { phoneNumber: '201-555-0199' },
    'Updated Phone Number',
  ],
  [
    'contactPreference',
    (viewModel) => {
      const { editor } = editorOf(viewModel, 'contactPreference');
      editor.change({ contactPreference: 'sms' });
      return editor.save();
    },
    { contactPreference: 'sms' },
    'Updated Contact Preference',
  ],
  [
    'edelivery',
    (viewModel) => {
      const { editor } = editorOf(viewModel, 'edelivery');
      editor.change({ edeliveryPreference: false });
      return editor.save();
    },
    { edeliveryPreference: false },
    'Updated eDevlivery Preference',
  ],
];

describe('ProfileViewModel', () => {
  describe('who may see it', () => {
    it('shows the profile that the dashboard has loaded, without a call', async () => {
      const { viewModel, record } = await opened();
      expect(viewModel.content).toEqual({ kind: 'shown', profile: record.profile.read() });
    });

    it('loads what a customer lacks who came by a link', async () => {
      const page = await profilePage('nj-current');
      page.record.profile.reset();
      page.record.policy.reset();
      const viewModel = page.open();
      viewModel.start();
      expect(viewModel.content.kind).toBe('loading');
      await settle();
      expect(viewModel.content.kind).toBe('shown');
    });

    it.each<[PersonaName, string]>([
      ['nj-cancelled', 'refused'],
      ['ny-cancelled', 'refused'],
      ['ny-upcoming', 'shown'],
      ['nj-nopolicy', 'shown'],
    ])('is for %s %s', async (name, kind) => {
      const page = await profilePage(name);
      page.record.profile.reset();
      page.record.policy.reset();
      const viewModel = page.open();
      viewModel.start();
      await settle();
      expect(viewModel.content.kind).toBe(kind);
    });

    it('hands on a load that fails, and drops one that the customer left', async () => {
      const page = await profilePage('nj-current');
      page.record.profile.reset();
      page.record.session.reset();
      const viewModel = page.open();
      viewModel.start();
      await settle();
      expect(page.handled).toMatchObject([{ details: { status: 401 } }]);
      page.open().start()();
      await settle();
      expect(page.handled).toHaveLength(1);
    });
  });

  describe('editing', () => {
    it.each(saves)('saves %s with its payload and its description', async (section, edit, change, description) => {
      const { viewModel, saved, record } = await opened();
      viewModel.edit(section);
      await edit(viewModel);
      expect(saved).toEqual([[change, description]]);
      expect(record.profile.read()).toMatchObject(change);
      expect(viewModel.work).toEqual({ kind: 'saved', section });
    });

    it('edits one section at a time', async () => {
      const { viewModel } = await opened();
      viewModel.edit('name');
      viewModel.edit('phone');
      await viewModel.removeMailingAddress();
      expect(viewModel.editing?.section).toBe('name');
    });

    it.each<[ProfileSection, (viewModel: ProfileViewModel) => Promise<void>, string]>([
      [
        'name',
        (viewModel) => {
          const { editor } = editorOf(viewModel, 'name');
          editor.change({ firstName: ' ', lastName: '' });
          return editor.save();
        },
        'profile.firstName.required',
      ],
      [
        'mailingAddress',
        (viewModel) => {
          const { editor } = editorOf(viewModel, 'mailingAddress');
          editor.change({ city: '', zipCode: '' });
          return editor.save();
        },
        'profile.city.required',
      ],
      [
        'phone',
        (viewModel) => {
          const { editor } = editorOf(viewModel, 'phone');
          editor.change({ phoneNumber: '201-555-019' });
          return editor.save();
        },
        'profile.phoneNumber.incomplete',
      ],
      [
        'contactPreference',
        (viewModel) => {
          const { editor } = editorOf(viewModel, 'contactPreference');
          editor.change({ contactPreference: 'pigeon' });
          return editor.save();
        },
        'profile.contactPreference.required',
      ],
      [
        'edelivery',
        (viewModel) => {
          const { editor } = editorOf(viewModel, 'edelivery');
          editor.change({ edeliveryPreference: undefined });
          return editor.save();
        },
        'profile.edelivery.required',
      ],
    ])('says the first thing that is wrong with %s, and sends nothing', async (section, edit, message) => {
      const { viewModel, saved } = await opened();
      viewModel.edit(section);
      await edit(viewModel);
      const { editing } = viewModel;
      if (editing === undefined || editing.section === 'email') throw new Error('The form was closed.');
      expect(editing.editor.state).toMatchObject({ kind: 'invalid', failure: { message } });
      expect(saved).toEqual([]);
    });

    it('begins with what is stored, the phone number without its +1', async () => {
      const { viewModel } = await opened();
      viewModel.edit('phone');
      expect(editorOf(viewModel, 'phone').editor.entry).toEqual({ phoneNumber: '201-555-0176' });
    });

    it('forgets what was typed when it is cancelled', async () => {
      const { viewModel } = await opened();
      viewModel.edit('name');
      editorOf(viewModel, 'name').editor.change({ lastName: 'Someone else' });
      viewModel.cancel();
      expect(viewModel.work).toEqual({ kind: 'cancelled', section: 'name' });
      viewModel.edit('name');
      expect(editorOf(viewModel, 'name').editor.entry.lastName).toBe('Dawson');
    });

    it('begins a mailing address afresh where mail goes to the insured premises', async () => {
      const { viewModel } = await opened('nj-noclaims');
      viewModel.edit('mailingAddress');
      expect(editorOf(viewModel, 'mailingAddress').editor.entry).toMatchObject({ address1: '', zipCode: '' });
    });

    it('saves once, however often the button is pressed', async () => {
      const { open: answer, opened: answered } = gate<ProfileSaveReply>();
      const { viewModel, saved } = await opened('nj-current', { customer: { save: () => answered } });
      viewModel.edit('phone');
      const { editor } = editorOf(viewModel, 'phone');
      const first = editor.save();
      await editor.save();
      expect(editor.isSaving).toBe(true);
      answer({ kind: 'saved' });
      await first;
      expect(saved).toHaveLength(1);
      expect(editor.isSaving).toBe(false);
    });

    it('keeps the form when the insurer refuses, and forgets why as soon as something is typed', async () => {
      const { viewModel } = await opened('nj-current', {
        customer: { save: async () => ({ kind: 'refused', message: 'This number is not known.' }) },
      });
      viewModel.edit('phone');
      const { editor } = editorOf(viewModel, 'phone');
      editor.change({ phoneNumber: '201-555-0199' });
      await editor.save();
      expect(editor.state).toEqual({ kind: 'refused', message: 'This number is not known.' });
      expect(editor.entry.phoneNumber).toBe('201-555-0199');
      editor.change({ phoneNumber: '201-555-0198' });
      expect(editor.state).toEqual({ kind: 'editing' });
    });
  });

  describe('a save that fails', () => {
    const failure = new ApiFailure({ status: 500, message: '' });
    const failing = () => opened('nj-current', { customer: { save: () => Promise.reject(failure) } });

    it('goes to the shared handler, and finds the form again as it was left', async () => {
      const page = await failing();
      page.viewModel.edit('name');
      editorOf(page.viewModel, 'name').editor.change({ lastName: 'Delgado' });
      await editorOf(page.viewModel, 'name').editor.save();
      expect(page.handled).toEqual([failure]);
      expect(editorOf(page.viewModel, 'name').editor.isSaving).toBe(false);
      page.leave();

      const { editor } = editorOf(page.open(), 'name');
      expect(editor.entry).toEqual({ firstName: 'Carmen', middleInitial: 'L', lastName: 'Delgado' });
    });

    it('shows nothing of it to the next customer', async () => {
      const { viewModel, record, open } = await failing();
      viewModel.edit('name');
      editorOf(viewModel, 'name').editor.change({ lastName: 'Delgado' });
      const session = record.session.read();
      if (session) record.session.write({ ...session, userName: 'someone@example.com' });
      expect(open().editing).toBeUndefined();
    });

    it.each(['cancelled', 'saved'])('finds no form that was %s', async (how) => {
      const { viewModel, open } = await opened();
      viewModel.edit('name');
      editorOf(viewModel, 'name').editor.change({ lastName: 'Delgado' });
      if (how === 'saved') await editorOf(viewModel, 'name').editor.save();
      else viewModel.cancel();
      expect(open().editing).toBeUndefined();
    });
  });

  describe('removing the mailing address', () => {
    it('sends mail to the insured premises again', async () => {
      const { viewModel, saved, record } = await opened();
      expect(record.profile.read()?.mailingAddress).toEqual(box);
      await viewModel.removeMailingAddress();
      expect(saved).toEqual([[{ mailingAddress: premises }, 'Updated Mailing Address']]);
      expect(record.profile.read()?.mailingAddress).toEqual(premises);
      expect(viewModel.work).toEqual({ kind: 'saved', section: 'mailingAddress' });
    });

    it('lets nothing be edited meanwhile', async () => {
      const { open: answer, opened: answered } = gate<ProfileSaveReply>();
      const { viewModel } = await opened('nj-current', { customer: { save: () => answered } });
      const removing = viewModel.removeMailingAddress();
      viewModel.edit('name');
      expect(viewModel.work.kind).toBe('removingMailingAddress');
      expect(viewModel.isEditing).toBe(true);
      answer({ kind: 'refused', message: 'Not now.' });
      await removing;
      expect(viewModel.work).toEqual({ kind: 'mailingAddressNotRemoved', message: 'Not now.' });
      expect(viewModel.isEditing).toBe(false);
    });

    it('goes to the shared handler when it fails', async () => {
      const failure = new ApiFailure({ status: 509, message: '' });
      const { viewModel, handled } = await opened('nj-current', { customer: { save: () => Promise.reject(failure) } });
      await viewModel.removeMailingAddress();
      expect(handled).toEqual([failure]);
      expect(viewModel.work).toEqual({ kind: 'viewing' });
    });
  });
});
