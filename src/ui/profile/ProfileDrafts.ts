import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { NewEmail } from '../../domain/customer/emailChange';
import type { CustomerName } from '../../domain/customer/profileRules';
import type { PostalAddress } from '../../domain/PostalAddress';
import type { ContactPreferenceEntry, EdeliveryEntry, PhoneEntry } from './sectionForms';

/** Where a change of the email address stands; the code and the password are never kept. */
export interface EmailDraft {
  /** The last one is that of a change that was accepted, and is not completed yet. */
  readonly step: 'edit' | 'verify' | 'complete';
  readonly newEmail: NewEmail;
}

/** The section that is being edited, and what was typed. */
export type ProfileDraft =
  | { readonly section: 'name'; readonly entry: CustomerName }
  | { readonly section: 'mailingAddress'; readonly entry: PostalAddress }
  | { readonly section: 'phone'; readonly entry: PhoneEntry }
  | { readonly section: 'contactPreference'; readonly entry: ContactPreferenceEntry }
  | { readonly section: 'edelivery'; readonly entry: EdeliveryEntry }
  | { readonly section: 'email'; readonly entry: EmailDraft };

/** Keeps a half-filled form while a failed call shows the error page, for the customer who filled it in and no one else. */
export class ProfileDrafts {
  readonly #session: CustomerRecord['session'];
  #kept: { readonly owner: string; readonly draft: ProfileDraft } | undefined;

  constructor(session: CustomerRecord['session']) {
    this.#session = session;
  }

  read(): ProfileDraft | undefined {
    const owner = this.#session.read()?.userName;
    return this.#kept !== undefined && this.#kept.owner === owner ? this.#kept.draft : undefined;
  }

  write(draft: ProfileDraft): void {
    const owner = this.#session.read()?.userName;
    this.#kept = owner === undefined ? undefined : { owner, draft };
  }

  reset(): void {
    this.#kept = undefined;
  }
}
