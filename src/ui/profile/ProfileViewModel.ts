import { makeAutoObservable, runInAction } from 'mobx';
import type { CompleteRecord } from '../../application/customer/completeRecord';
import type { SaveProfile } from '../../application/customer/saveProfile';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { Profile } from '../../domain/customer/Profile';
import { isActive } from '../../domain/policy/Policy';
import { attempt } from '../app/attempt';
import type { ProfileDraft, ProfileDrafts } from './ProfileDrafts';
import type { OpenProfileEditor, ProfileEditing, ProfilePage } from './profileEditors';
import { storedDraft } from './storedDraft';

export type ProfileSection = ProfileDraft['section'];

type Work =
  | { readonly kind: 'viewing' }
  /** Just now: the focus goes to where the customer was. */
  | { readonly kind: 'saved' | 'cancelled'; readonly section: ProfileSection }
  | { readonly kind: 'editing'; readonly editing: ProfileEditing }
  | { readonly kind: 'removingMailingAddress' }
  /** The message is the insurer's, and may be empty. */
  | { readonly kind: 'mailingAddressNotRemoved'; readonly message: string };

type Content =
  | { readonly kind: 'loading' }
  /** An inactive policy's profile cannot be edited (document 2, section 6). */
  | { readonly kind: 'refused' }
  | { readonly kind: 'shown'; readonly profile: Profile };

/** The customer's own data, one section of which is edited at a time (document 2, sections 2 and 4, profile). */
export class ProfileViewModel {
  work: Work = { kind: 'viewing' };
  isLoaded: boolean;

  readonly #record: Pick<CustomerRecord, 'policy' | 'profile' | 'email'>;
  readonly #completeRecord: CompleteRecord;
  readonly #saveProfile: SaveProfile;
  readonly #openEditor: OpenProfileEditor;
  readonly #drafts: ProfileDrafts;
  readonly #failures: FailureHandler;
  #visit = new AbortController();
  /** A change of the email address that was closed before it was completed: it still knows the password. */
  #unfinished: ProfileEditing | undefined;

  constructor(
    record: Pick<CustomerRecord, 'policy' | 'profile' | 'email'>,
    completeRecord: CompleteRecord,
    saveProfile: SaveProfile,
    openEditor: OpenProfileEditor,
    drafts: ProfileDrafts,
    failures: FailureHandler,
  ) {
    this.#record = record;
    this.#completeRecord = completeRecord;
    this.#saveProfile = saveProfile;
    this.#openEditor = openEditor;
    this.#drafts = drafts;
    this.#failures = failures;
    this.isLoaded = record.policy.read() !== undefined && record.profile.read() !== undefined;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    const draft = drafts.read();
    if (draft) this.work = { kind: 'editing', editing: this.#open(draft) };
  }

  /** Loads what a customer who did not come by the dashboard lacks. */
  start(): () => void {
    this.#visit = new AbortController();
    if (!this.isLoaded) void this.#load(this.#visit.signal);
    return () => {
      this.#visit.abort();
      this.#leaveAddress();
    };
  }

  get content(): Content {
    const policy = this.#record.policy.read();
    if (policy !== undefined && !isActive(policy)) return { kind: 'refused' };
    const profile = this.#record.profile.read();
    return this.isLoaded && profile !== undefined ? { kind: 'shown', profile } : { kind: 'loading' };
  }

  /** Something is being edited, so that nothing else can be. */
  get isEditing(): boolean {
    return this.work.kind === 'editing' || this.work.kind === 'removingMailingAddress';
  }

  get editing(): ProfileEditing | undefined {
    return this.work.kind === 'editing' ? this.work.editing : undefined;
  }

  /** The address that the customer will have once the insurer has carried out the change. */
  get pendingEmail(): string | undefined {
    const { email, verification } = this.#record.email.read();
    return verification === '' ? undefined : email;
  }

  edit(section: ProfileSection): void {
    if (this.isEditing || this.content.kind !== 'shown') return;
    const draft = storedDraft(section, this.content.profile);
    this.#drafts.write(draft);
    this.work = { kind: 'editing', editing: this.#open(draft) };
  }

  cancel(): void {
    this.#close('cancelled');
  }

  /** Mail goes to the insured premises again. */
  async removeMailingAddress(): Promise<void> {
    if (this.isEditing || this.content.kind !== 'shown') return;
    const { address } = this.content.profile;
    this.work = { kind: 'removingMailingAddress' };
    let outcome: Work = { kind: 'viewing' };
    await attempt(this.#failures, async () => {
      const reply = await this.#saveProfile({ mailingAddress: address }, 'Updated Mailing Address');
      outcome =
        reply.kind === 'saved'
          ? { kind: 'saved', section: 'mailingAddress' }
          : { kind: 'mailingAddressNotRemoved', message: reply.message };
    });
    this.#become(outcome);
  }

  /** Goes on with a change of the email address that was accepted and is not completed yet. */
  checkEmailChange(): void {
    if (this.isEditing || this.pendingEmail === undefined) return;
    const email = this.pendingEmail;
    const editing =
      this.#unfinished ??
      this.#open({ section: 'email', entry: { step: 'complete', newEmail: { email, repeated: email } } });
    this.work = { kind: 'editing', editing };
    if (editing.section === 'email') void editing.change.checkAgain();
  }

  async #load(signal: AbortSignal): Promise<void> {
    await attempt(
      this.#failures,
      async () => {
        await this.#completeRecord(signal);
        runInAction(() => {
          this.isLoaded = true;
        });
      },
      signal,
    );
  }

  #open(draft: ProfileDraft): ProfileEditing {
    const page: ProfilePage = {
      typed: (typed) => this.#drafts.write(typed),
      saved: () => this.#close('saved'),
      closed: () => this.#close('cancelled'),
      accepted: () => this.#drafts.reset(),
      visit: () => this.#visit.signal,
    };
    return this.#openEditor(draft, page);
  }

  #close(how: 'saved' | 'cancelled'): void {
    const { editing } = this;
    if (editing === undefined) return;
    this.#leaveAddress();
    this.#drafts.reset();
    this.#unfinished = editing.section === 'email' && this.pendingEmail !== undefined ? editing : undefined;
    this.#become({ kind: how, section: editing.section });
  }

  #leaveAddress(): void {
    if (this.editing?.section === 'mailingAddress') this.editing.suggestions.close();
  }

  #become(work: Work): void {
    runInAction(() => {
      this.work = work;
    });
  }
}
