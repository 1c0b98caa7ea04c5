import type { NewEmail } from '../../domain/customer/emailChange';
import type { CustomerName } from '../../domain/customer/profileRules';
import type { PostalAddress } from '../../domain/PostalAddress';
import type { ContactPreferenceEntry, EdeliveryEntry, PhoneEntry } from './sectionForms';

/** The progress of an email change. The code and the password are never kept. */
export interface EmailDraft {
  /** `complete`: the insurer accepted the change and has not carried it out yet. */
  readonly step: 'edit' | 'verify' | 'complete';
  readonly newEmail: NewEmail;
}

/** The typed values of a section. */
export type ProfileDraft =
  | { readonly section: 'name'; readonly entry: CustomerName }
  | { readonly section: 'mailingAddress'; readonly entry: PostalAddress }
  | { readonly section: 'phone'; readonly entry: PhoneEntry }
  | { readonly section: 'contactPreference'; readonly entry: ContactPreferenceEntry }
  | { readonly section: 'edelivery'; readonly entry: EdeliveryEntry }
  | { readonly section: 'email'; readonly entry: EmailDraft };

export type ProfileSection = ProfileDraft['section'];

/** Everything that was typed on My Profile and is not saved. */
export interface ProfileDrafts {
  /** The section whose form is open. */
  readonly open?: ProfileSection | undefined;
  readonly typed: readonly ProfileDraft[];
  /** The sections that were not saved, and the insurer's message, which may be empty. */
  readonly notSaved: Readonly<Partial<Record<ProfileSection, string>>>;
}

export const noProfileDrafts: ProfileDrafts = { typed: [], notSaved: {} };

export const draftOf = ({ typed }: ProfileDrafts, section: ProfileSection): ProfileDraft | undefined =>
  typed.find((draft) => draft.section === section);

/** The drafts while the form of the draft's section is open. */
export const withTyped = (drafts: ProfileDrafts, draft: ProfileDraft): ProfileDrafts => ({
  ...drafts,
  open: draft.section,
  typed: [...drafts.typed.filter(({ section }) => section !== draft.section), draft],
});

/** The drafts after a section was saved or cancelled. */
export const without = ({ typed, notSaved }: ProfileDrafts, section: ProfileSection): ProfileDrafts => {
  const { [section]: _, ...others } = notSaved;
  return { typed: typed.filter((draft) => draft.section !== section), notSaved: others };
};
