import type { CompleteEmailChange } from '../../application/customer/completeEmailChange';
import type { ConfirmEmailChange } from '../../application/customer/confirmEmailChange';
import type { RequestEmailCode } from '../../application/customer/requestEmailCode';
import type { SaveProfile } from '../../application/customer/saveProfile';
import type { AddressLookup } from '../../application/ports/AddressLookup';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Delay } from '../../application/ports/Delay';
import type { Navigation } from '../screen/Navigation';
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

export type MailingAddressEditor = EditorOf<typeof mailingAddressForm>;

/** The section that is edited. */
export type ProfileEditing =
  | { readonly section: 'name'; readonly editor: EditorOf<typeof nameForm> }
  | {
      readonly section: 'mailingAddress';
      readonly editor: MailingAddressEditor;
      readonly suggestions: AddressSuggestions;
    }
  | { readonly section: 'phone'; readonly editor: EditorOf<typeof phoneForm> }
  | { readonly section: 'contactPreference'; readonly editor: EditorOf<typeof contactPreferenceForm> }
  | { readonly section: 'edelivery'; readonly editor: EditorOf<typeof edeliveryForm> }
  | { readonly section: 'email'; readonly change: EmailChangeViewModel };

/** What an editor reports to the page. */
export interface ProfilePage {
  readonly typed: (draft: ProfileDraft) => void;
  readonly saved: () => void;
  /** @param message the insurer's; may be empty */
  readonly notSaved: (message: string) => void;
  readonly closed: () => void;
  /** The insurer has what was typed. */
  readonly accepted: () => void;
  /** The signal of the current visit. */
  readonly visit: () => AbortSignal;
}

interface Dependencies {
  readonly saveProfile: SaveProfile;
  readonly requestEmailCode: RequestEmailCode;
  readonly confirmEmailChange: ConfirmEmailChange;
  readonly completeEmailChange: CompleteEmailChange;
  readonly lookup: AddressLookup;
  readonly wait: Delay;
  readonly navigation: Navigation;
  readonly errors: ErrorHandler;
}

export type OpenProfileEditor = ReturnType<typeof profileEditors>;

/** Opens the editor of a section with a draft. */
export const profileEditors =
  (dependencies: Dependencies) =>
  (draft: ProfileDraft, page: ProfilePage): ProfileEditing => {
    const editor = <Entry extends object, Message extends string>(
      form: SectionForm<Entry, Message>,
      entry: Entry,
      toDraft: (entry: Entry) => ProfileDraft,
    ) => new SectionEditor(entry, { ...dependencies, ...page, form, typed: (typed) => page.typed(toDraft(typed)) });

    const { section } = draft;
    switch (section) {
      case 'name':
        return { section, editor: editor(nameForm, draft.entry, (entry) => ({ section, entry })) };
      case 'mailingAddress': {
        const address = editor(mailingAddressForm, draft.entry, (entry) => ({ section, entry }));
        return {
          section,
          editor: address,
          suggestions: new AddressSuggestions({ ...dependencies, entry: () => address.entry, fill: address.change }),
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
          change: new EmailChangeViewModel(draft.entry, {
            ...dependencies,
            ...page,
            typed: (entry) => page.typed({ section, entry }),
            completed: page.saved,
          }),
        };
    }
  };
