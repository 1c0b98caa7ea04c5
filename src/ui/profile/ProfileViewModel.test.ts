import { failure } from '../../../tests/support/failure';
import { gate, settle } from '../../../tests/support/FakeNetwork';
import { aBox } from '../../../tests/support/profile';
import { accountPassword, type ProfileCircumstances, profilePage } from '../../../tests/support/profilePage';
import { startVisit } from '../../../tests/support/startVisit';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import type { ProfileSaveReply } from '../../application/ports/CustomerGateway';
import type { FormSection } from '../../domain/profile/sectionForms';
import { noProfileDrafts } from './ProfileDrafts';
import type { ProfileViewModel } from './ProfileViewModel';
import type { SectionEditor } from './SectionEditor';

const opened = async (name: PersonaName = 'nj-current', circumstances?: ProfileCircumstances) => {
  const page = await profilePage(name, circumstances);
  const viewModel = page.open();
  const leave = startVisit(viewModel);
  return { ...page, viewModel, leave };
};

/** The page of a customer who came by a link, so that nothing has loaded. */
const withoutRecord = async (name: PersonaName) => {
  const page = await profilePage(name);
  page.record.profile.reset();
  page.record.policy.reset();
  return page;
};

/** Opens the form of a section. */
const edit = <Section extends FormSection>(viewModel: ProfileViewModel, section: Section) => {
  viewModel.edit(section);
  const { editing } = viewModel;
  if (editing?.section !== section) throw new Error(`${section} is not being edited.`);
  return editing as unknown as SectionEditor<Section>;
};

describe('ProfileViewModel', () => {
  describe('who may see it', () => {
    it.each<[PersonaName, string]>([
      ['nj-cancelled', 'refused'],
      ['ny-cancelled', 'refused'],
      ['ny-upcoming', 'shown'],
      ['nj-nopolicy', 'shown'],
    ])('is, once it has loaded, for %s %s @PROFILE-1 @PROFILE-7', async (name, kind) => {
      const viewModel = (await withoutRecord(name)).open();
      startVisit(viewModel);
      expect(viewModel.content.kind).toBe('loading');
      await settle();
      expect(viewModel.content.kind).toBe(kind);
    });
  });

  describe('a known profile', () => {
    const email = 'moved@example.com';

    it('shows at once, and what another device changed once it is read again @PROFILE-51', async () => {
      const page = await profilePage('nj-current');
      page.account.profile = { ...page.account.profile, email };
      const viewModel = page.open();
      startVisit(viewModel);
      expect(viewModel.content).toMatchObject({ kind: 'shown', profile: { email: 'nj-current@example.com' } });
      await settle();
      expect(viewModel.content).toMatchObject({ profile: { email } });
    });

    it('stays where it cannot be read again @PROFILE-51', async () => {
      const load = () => Promise.reject(failure('other', { status: 500 }));
      const { viewModel, handled } = await opened('nj-current', { customer: { load } });
      await settle();
      expect([viewModel.content.kind, handled]).toEqual(['shown', []]);
    });
  });

  describe('editing', () => {
    it('shows what another tab changed meanwhile, keeps what was typed, and saves it if the customer insists @PROFILE-50', async () => {
      const { viewModel, saved, account } = await opened();
      const editor = edit(viewModel, 'phone');
      editor.change({ phoneNumber: '201-555-0199' });
      account.profile = { ...account.profile, phoneNumber: '201-555-0111' };
      await editor.submission.send();
      expect([viewModel.editing, editor.submission.isSending, saved]).toEqual([editor, false, []]);
      expect(editor.meanwhile?.phoneNumber).toBe('201-555-0111');
      editor.change({ phoneNumber: '201-555-0188' });
      await editor.submission.send();
      expect(saved).toHaveLength(1);
      expect(account.profile.phoneNumber).toBe('201-555-0188');
    });

    it('notices the change of another tab also after a reload @PROFILE-50', async () => {
      const { viewModel, saved, account, open, record } = await opened();
      edit(viewModel, 'phone').change({ phoneNumber: '201-555-0199' });
      account.profile = { ...account.profile, phoneNumber: '201-555-0111' };
      record.profile.write(account.profile);
      const { editing } = open();
      if (editing?.section !== 'phone') throw new Error('phone is not being edited.');
      await editing.submission.send();
      expect(editing.meanwhile?.phoneNumber).toBe('201-555-0111');
      expect(saved).toEqual([]);
    });

    it('asks for the code again after a phone has discarded the page, until the change is given up @PROFILE-52', async () => {
      const { viewModel, open, record } = await opened();
      viewModel.edit('email');
      if (viewModel.editing?.section !== 'email') throw new Error('email is not being edited.');
      viewModel.editing.changeEmail({ email: 'ada@example.com', repeated: 'ada@example.com' });
      await viewModel.editing.code.send();
      record.drafts.clear();
      const { editing } = open();
      expect(editing).toMatchObject({ step: 'verify', newEmail: { email: 'ada@example.com' } });
      if (editing?.section === 'email') editing.close();
      record.drafts.clear();
      expect(open().editing).toBeUndefined();
    });

    it('does not remove a mailing address that another tab has changed, before it was seen @PROFILE-50', async () => {
      const { viewModel, saved, account } = await opened();
      account.profile = { ...account.profile, mailingAddress: { ...aBox, address1: 'PO Box 7' } };
      await viewModel.submission.send();
      expect([viewModel.state, saved]).toEqual([{ kind: 'changed', section: 'mailingAddress' }, []]);
      await viewModel.submission.send();
      expect(saved).toHaveLength(1);
    });

    it('edits one section at a time @PROFILE-4', async () => {
      const { viewModel } = await opened();
      viewModel.edit('name');
      viewModel.edit('phone');
      await viewModel.submission.send();
      expect(viewModel.editing?.section).toBe('name');
    });

    it('closes the form when the insurer refuses, and says why until it is saved or cancelled @PROFILE-9 @PROFILE-10', async () => {
      const { viewModel } = await opened('nj-current', {
        customer: { save: async () => ({ kind: 'refused', message: 'This number is not known.' }) },
      });
      const editor = edit(viewModel, 'phone');
      editor.change({ phoneNumber: '201-555-0199' });
      await editor.submission.send();
      expect(viewModel.state).toEqual({ kind: 'notSaved', section: 'phone' });
      expect(viewModel.notSaved('phone')).toBe('This number is not known.');

      expect(edit(viewModel, 'phone').entry.phoneNumber).toBe('201-555-0199');
      viewModel.editing?.close();
      expect(viewModel.notSaved('phone')).toBeUndefined();
      expect(edit(viewModel, 'phone').entry.phoneNumber).toBe('201-555-0176');
    });

    it('keeps what was typed in one section while another is edited @PROFILE-10', async () => {
      const { viewModel } = await opened('nj-current', {
        customer: { save: async () => ({ kind: 'refused', message: '' }) },
      });
      const editor = edit(viewModel, 'name');
      editor.change({ lastName: 'Delgado' });
      await editor.submission.send();
      edit(viewModel, 'phone').close();
      expect(edit(viewModel, 'name').entry.lastName).toBe('Delgado');
    });
  });

  describe('a save that fails', () => {
    const broken = failure();
    const failing = () => opened('nj-current', { customer: { save: () => Promise.reject(broken) } });

    it('goes to the shared handler and closes the form, and Edit brings back what was typed @PROFILE-9 @PROFILE-10 @PROFILE-13', async () => {
      const page = await failing();
      const editor = edit(page.viewModel, 'name');
      editor.change({ lastName: 'Delgado' });
      await editor.submission.send();
      expect(page.handled).toEqual([broken]);
      expect(page.viewModel.state).toEqual({ kind: 'notSaved', section: 'name' });
      page.leave();

      const later = page.open();
      expect([later.editing, later.notSaved('name')]).toEqual([undefined, '']);
      expect(edit(later, 'name').entry).toMatchObject({ firstName: 'Carmen', middleInitial: 'L', lastName: 'Delgado' });
    });

    it('keeps nothing for the next customer', async () => {
      const { viewModel, record, open } = await failing();
      const editor = edit(viewModel, 'name');
      editor.change({ lastName: 'Delgado' });
      const saving = editor.submission.send();
      record.clear();
      await saving;
      expect([open().editing, open().notSaved('name')]).toEqual([undefined, undefined]);
      expect(record.drafts.of('profile', noProfileDrafts).read()).toEqual(noProfileDrafts);
    });

    it('forgets the password of a change of the email that is closed before the insurer accepts it @PROFILE-43', async () => {
      const { viewModel, record } = await opened();
      viewModel.edit('email');
      if (viewModel.editing?.section === 'email') viewModel.editing.changeVerification({ password: accountPassword });
      viewModel.editing?.close();
      record.email.write({ email: 'carmen.dawson@example.com', verification: 'email-9' });
      viewModel.checkEmailChange();
      expect(viewModel.editing).toMatchObject({ verification: { code: '', password: '' } });
    });

    it.each(['cancelled', 'saved'])('reopens no form that was %s', async (how) => {
      const { viewModel, open } = await opened();
      const editor = edit(viewModel, 'name');
      editor.change({ lastName: 'Delgado' });
      if (how === 'saved') await editor.submission.send();
      else editor.close();
      expect(open().editing).toBeUndefined();
    });
  });

  describe('removing the mailing address', () => {
    it('sends mail to the insured premises again @PROFILE-18', async () => {
      const { viewModel, saved, record, account } = await opened();
      const { address } = account.profile;
      await viewModel.submission.send();
      expect(saved).toEqual([[{ mailingAddress: address }, 'Updated Mailing Address']]);
      expect(record.profile.read()?.mailingAddress).toEqual(address);
      expect(viewModel.state).toEqual({ kind: 'saved', section: 'mailingAddress' });
    });

    it('blocks every edit meanwhile', async () => {
      const { open: answer, opened: answered } = gate<ProfileSaveReply>();
      const { viewModel } = await opened('nj-current', { customer: { save: () => answered } });
      const removing = viewModel.submission.send();
      viewModel.edit('name');
      expect(viewModel.state.kind).toBe('removing');
      expect(viewModel.isEditing).toBe(true);
      answer({ kind: 'refused', message: 'Not now.' });
      await removing;
      expect(viewModel.state).toEqual({ kind: 'notSaved', section: 'mailingAddress' });
      expect(viewModel.notSaved('mailingAddress')).toBe('Not now.');
      expect(viewModel.isEditing).toBe(false);
    });
  });
});

describe('A save whose reply is lost @PROFILE-48', () => {
  /** The save arrives or not, its reply is lost, and so are so many reads after it. */
  const lost = async ({ arrives = true, unread = 0 } = {}) => {
    let failing = 0;
    const page = await profilePage('nj-current', {
      customer: {
        save: async (change, description) => {
          failing = unread;
          if (arrives) page.account.profile = { ...page.account.profile, ...change };
          throw failure('unknownOutcome', { message: description });
        },
        load: async () => {
          if (failing === 0) return page.account.profile;
          failing -= 1;
          throw failure('unknownOutcome');
        },
      },
    });
    const viewModel = page.open();
    startVisit(viewModel);
    const editor = edit(viewModel, 'phone');
    editor.change({ phoneNumber: '201-555-0199' });
    await editor.submission.send();
    return { ...page, viewModel };
  };

  it('closes the form with what was typed if the profile does not have it', async () => {
    const { viewModel, handled } = await lost({ arrives: false });
    expect([viewModel.state, viewModel.isUnknown('phone')]).toEqual([{ kind: 'notSaved', section: 'phone' }, false]);
    expect(handled).toMatchObject([{ details: { kind: 'unknownOutcome' } }]);
    expect(edit(viewModel, 'phone').entry.phoneNumber).toBe('201-555-0199');
  });

  it('offers to check again until the profile can be read', async () => {
    const { viewModel, saved } = await lost({ unread: 2 });
    expect(viewModel.isUnknown('phone')).toBe(true);
    expect(viewModel.isUnknown('name')).toBe(false);
    const checking = viewModel.submission.checkAgain();
    expect([viewModel.state.kind, viewModel.isEditing]).toEqual(['checking', true]);
    await checking;
    expect(viewModel.isUnknown('phone')).toBe(true);
    await viewModel.submission.checkAgain();
    expect(viewModel.state).toEqual({ kind: 'saved', section: 'phone' });
    expect([viewModel.isUnknown('phone'), saved.length]).toEqual([false, 1]);
  });

  it.each([
    ['saved', true, 'saved', undefined],
    ['not saved', false, 'notSaved', ''],
  ] as const)('is looked for after a reload: %s', async (_, arrives, kind, message) => {
    const { record, open } = await lost({ arrives, unread: 1 });
    record.drafts.clear();
    const reloaded = open();
    startVisit(reloaded);
    await settle();
    expect(reloaded.state).toEqual({ kind, section: 'phone' });
    expect(reloaded.notSaved('phone')).toBe(message);
  });
});
