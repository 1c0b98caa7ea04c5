import type { Draft } from '../../application/ports/Drafts';
import type { NewEmail } from '../../domain/profile/emailChange';
import type { Profile } from '../../domain/profile/Profile';
import type { ProfileSection, SectionEntries } from '../../domain/profile/sectionForms';

/** The progress of an email change. The code and the password are never kept. */
export interface EmailDraft {
  /** `complete`: the insurer accepted the change and has not carried it out yet. */
  readonly step: 'edit' | 'verify' | 'complete';
  readonly newEmail: NewEmail;
}

interface Typed extends SectionEntries {
  readonly email: EmailDraft;
}

/** Everything that was typed on My Profile and is not saved. */
export interface ProfileDrafts {
  /** The section whose form is open. */
  readonly open?: ProfileSection | undefined;
  /** The profile that the open form was opened on. */
  readonly seen?: Profile | undefined;
  readonly typed: { readonly [Section in ProfileSection]?: Typed[Section] | undefined };
  /** The sections that were not saved, and the insurer's message, which may be empty. */
  readonly notSaved: { readonly [Section in ProfileSection]?: string | undefined };
}

export const noProfileDrafts: ProfileDrafts = { typed: {}, notSaved: {} };

/** Keeps what was typed while the form of a section is open. */
export const keepTyped = (
  drafts: Draft<ProfileDrafts>,
  section: ProfileSection,
  entry: Typed[ProfileSection],
): void => {
  const { seen, typed, notSaved } = drafts.read();
  drafts.write({ open: section, seen, typed: { ...typed, [section]: entry }, notSaved });
};

/** Keeps what the customer saw when a form was opened. */
export const keepSeen = (drafts: Draft<ProfileDrafts>, seen: Profile): void => drafts.write({ ...drafts.read(), seen });

/** Keeps what was typed after the form of a section was closed without a save. */
export const keepNotSaved = (drafts: Draft<ProfileDrafts>, section: ProfileSection, message: string): void => {
  const { typed, notSaved } = drafts.read();
  drafts.write({ typed, notSaved: { ...notSaved, [section]: message } });
};

/** Forgets a section that was saved or cancelled. */
export const forget = (drafts: Draft<ProfileDrafts>, section: ProfileSection): void => {
  const { typed, notSaved } = drafts.read();
  drafts.write({ typed: { ...typed, [section]: undefined }, notSaved: { ...notSaved, [section]: undefined } });
};
