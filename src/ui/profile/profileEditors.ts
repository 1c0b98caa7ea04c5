import type { CompleteEmailChange } from '../../application/customer/completeEmailChange';
import type { ConfirmEmailChange } from '../../application/customer/confirmEmailChange';
import type { RequestEmailCode } from '../../application/customer/requestEmailCode';
import type { SaveProfile } from '../../application/customer/saveProfile';
import type { AddressLookup } from '../../application/ports/AddressLookup';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { Wait } from '../../application/ports/Wait';
import type { Navigation } from '../app/Navigation';
import { AddressSuggestions } from './AddressSuggestions';
import { EmailChangeViewModel } from './EmailChangeViewModel';
import type { ProfileDraft } from './ProfileDrafts';
import { SectionEditor } from './SectionEditor';
import {
  type SectionForm,
  contactPreferenceForm,
  edeliveryForm,
  mailingAddressForm,
  nameForm,
  phoneForm,
} from './sectionForms';

type EditorOf<Form> = Form extends SectionForm<infer Entry, infer Message> ? SectionEditor<Entry, Message> : never;

export type NameEditor = EditorOf<typeof nameForm>;
export type MailingAddressEditor = EditorOf<typeof mailingAddressForm>;
export type PhoneEditor = EditorOf<typeof phoneForm>;
export type ContactPreferenceEditor = EditorOf<typeof contactPreferenceForm>;
export type EdeliveryEditor = EditorOf<typeof edeliveryForm>;

/** The one section that is being edited. */
export type ProfileEditing =
  | { readonly section: 'name'; readonly editor: NameEditor }
  | {
      readonly section: 'mailingAddress';
      readonly editor: MailingAddressEditor;
      readonly suggestions: AddressSuggestions;
    }
  | { readonly section: 'phone'; readonly editor: PhoneEditor }
  | { readonly section: 'contactPreference'; readonly editor: ContactPreferenceEditor }
  | { readonly section: 'edelivery'; readonly editor: EdeliveryEditor }
  | { readonly section: 'email'; readonly change: EmailChangeViewModel };

/** What an editor tells the page. */
export interface ProfilePage {
  readonly typed: (draft: ProfileDraft) => void;
  readonly saved: () => void;
  readonly closed: () => void;
  /** What was typed is with the insurer, and need not be kept. */
  readonly accepted: () => void;
  /** Tells when the customer leaves. */
  readonly visit: () => AbortSignal;
}

export type OpenProfileEditor = ReturnType<typeof profileEditors>;

/** Opens the editor of a section, with what was typed there or what is stored. */
export const profileEditors =
  (
    saveProfile: SaveProfile,
    requestEmailCode: RequestEmailCode,
    confirmEmailChange: ConfirmEmailChange,
    completeEmailChange: CompleteEmailChange,
    lookup: AddressLookup,
    wait: Wait,
    navigation: Navigation,
    failures: FailureHandler,
  ) =>
  (draft: ProfileDraft, page: ProfilePage): ProfileEditing => {
    const editor = <Entry extends object, Message extends string>(
      form: SectionForm<Entry, Message>,
      entry: Entry,
      draftOf: (entry: Entry) => ProfileDraft,
    ) =>
      new SectionEditor(
        form,
        entry,
        { typed: (typed) => page.typed(draftOf(typed)), saved: page.saved },
        saveProfile,
        failures,
      );

    const { section } = draft;
    switch (section) {
      case 'name':
        return { section, editor: editor(nameForm, draft.entry, (entry) => ({ section, entry })) };
      case 'mailingAddress': {
        const address = editor(mailingAddressForm, draft.entry, (entry) => ({ section, entry }));
        return {
          section,
          editor: address,
          suggestions: new AddressSuggestions(lookup, wait, address.change, failures),
        };
      }
      case 'phone':
        return { section, editor: editor(phoneForm, draft.entry, (entry) => ({ section, entry })) };
      case 'contactPreference':
        return { section, editor: editor(contactPreferenceForm, draft.entry, (entry) => ({ section, entry })) };
      case 'edelivery':
        return { section, editor: editor(edeliveryForm, draft.entry, (entry) => ({ section, entry })) };
      case 'email':
        return {
          section,
          change: new EmailChangeViewModel(
            draft.entry,
            {
              typed: (entry) => page.typed({ section, entry }),
              accepted: page.accepted,
              closed: page.closed,
              completed: page.saved,
            },
            page.visit,
            requestEmailCode,
            confirmEmailChange,
            completeEmailChange,
            navigation,
            failures,
          ),
        };
    }
  };
