import type { Draft } from '../../application/drafts/Drafts';
import { makeAutoObservable } from 'mobx';
import { notStarted } from '../screen/useVisit';
import type { CompleteRecord } from '../../application/customer/completeRecord';
import { type FindOutProfile, openProfileChange } from '../../application/customer/findOutProfile';
import { type SaveProfile, messageOf } from '../../application/customer/saveProfile';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Profile } from '../../domain/customer/Profile';
import { isActive } from '../../domain/policy/Policy';
import { runAction } from '../screen/runAction';
import {
  type ProfileDraft,
  type ProfileDrafts,
  type ProfileSection,
  draftOf,
  withTyped,
  without,
} from './ProfileDrafts';
import type { OpenProfileEditor, ProfileEditing, ProfilePage } from './profileEditors';
import { sectionOf } from './sectionOf';
import { storedDraft } from './storedDraft';

type Work =
  | { readonly kind: 'viewing' }
  /** A form has just closed; the focus goes there. */
  | { readonly kind: 'saved' | 'notSaved' | 'cancelled'; readonly section: ProfileSection }
  | { readonly kind: 'editing'; readonly editing: ProfileEditing }
  | { readonly kind: 'removingMailingAddress' }
  /** The portal finds out what became of a change whose reply was lost. */
  | { readonly kind: 'checking'; readonly section: ProfileSection };

type Content =
  | { readonly kind: 'loading' }
  /** The policy is inactive. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'shown'; readonly profile: Profile };

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'policy' | 'profile' | 'email' | 'sent'>;
  readonly completeRecord: CompleteRecord;
  readonly saveProfile: SaveProfile;
  readonly findOutProfile: FindOutProfile;
  readonly openEditor: OpenProfileEditor;
  readonly drafts: Draft<ProfileDrafts>;
  readonly errors: ErrorHandler;
}

/** The customer's own data. One section is edited at a time. */
export class ProfileViewModel {
  work: Work = { kind: 'viewing' };
  isLoaded: boolean;

  readonly #dependencies: Dependencies;
  #visit = notStarted;
  /** An email change that was closed before it was complete: it still knows the password. */
  #unfinished: ProfileEditing | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.isLoaded = dependencies.record.policy.read() !== undefined && dependencies.record.profile.read() !== undefined;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    const drafts = dependencies.drafts.read();
    const draft = drafts.open && draftOf(drafts, drafts.open);
    if (draft) this.work = { kind: 'editing', editing: this.#open(draft) };
  }

  /** Loads what is missing when the customer did not come from the dashboard. */
  start(signal: AbortSignal): void {
    this.#visit = signal;
    void this.#begin(signal);
    signal.addEventListener('abort', () => this.#leaveAddress());
  }

  get content(): Content {
    const policy = this.#dependencies.record.policy.read();
    if (policy !== undefined && !isActive(policy)) return { kind: 'refused' };
    const profile = this.#dependencies.record.profile.read();
    return this.isLoaded && profile !== undefined ? { kind: 'shown', profile } : { kind: 'loading' };
  }

  get isEditing(): boolean {
    return ['editing', 'removingMailingAddress', 'checking'].includes(this.work.kind);
  }

  get editing(): ProfileEditing | undefined {
    return this.work.kind === 'editing' ? this.work.editing : undefined;
  }

  /** The new address while the insurer carries out the change. */
  get pendingEmail(): string | undefined {
    const { email, verification } = this.#dependencies.record.email.read();
    return verification === '' ? undefined : email;
  }

  /** The insurer's message for a section that was not saved; it may be empty. */
  notSaved(section: ProfileSection): string | undefined {
    return this.#drafts.notSaved[section];
  }

  /** Whether it is not known what became of the section's change. */
  isUnknown(section: ProfileSection): boolean {
    const change = openProfileChange(this.#dependencies.record);
    return change !== undefined && sectionOf(change) === section && this.notSaved(section) !== undefined;
  }

  /** Finds out what became of a change whose reply was lost. */
  async checkAgain(): Promise<void> {
    const { record, findOutProfile, errors } = this.#dependencies;
    const change = openProfileChange(record);
    if (change === undefined || this.isEditing) return;
    const section = sectionOf(change);
    const signal = this.#visit;
    const checking: Work = { kind: 'checking', section };
    this.become(checking);
    await runAction(
      errors,
      async () => {
        const finding = await findOutProfile(signal);
        if (finding === 'done') this.#dependencies.drafts.write(without(this.#drafts, section));
        else this.#keepNotSaved(section, '');
        this.become({ kind: finding === 'done' ? 'saved' : 'notSaved', section });
      },
      signal,
    );
    if (this.work === checking) this.become({ kind: 'viewing' });
  }

  edit(section: ProfileSection): void {
    if (this.isEditing || this.content.kind !== 'shown') return;
    const draft = draftOf(this.#drafts, section) ?? storedDraft(section, this.content.profile);
    this.#typed(draft);
    this.become({ kind: 'editing', editing: this.#open(draft) });
  }

  cancel(): void {
    this.#close('cancelled');
  }

  /** Sends mail to the insured premises again. */
  async removeMailingAddress(): Promise<void> {
    const { errors, saveProfile } = this.#dependencies;
    if (this.isEditing || this.content.kind !== 'shown') return;
    const section = 'mailingAddress';
    const mailingAddress = this.content.profile.address;
    this.become({ kind: 'removingMailingAddress' });
    const isDone = await runAction(errors, async () => {
      const reply = await saveProfile({ mailingAddress }, 'Updated Mailing Address');
      if (reply.kind === 'saved') this.#dependencies.drafts.write(without(this.#drafts, section));
      else this.#keepNotSaved(section, messageOf(reply));
      this.become({ kind: reply.kind === 'saved' ? 'saved' : 'notSaved', section });
    });
    if (!isDone) this.become({ kind: 'viewing' });
  }

  /** Asks again about an email change that was accepted and is not complete. */
  checkEmailChange(): void {
    if (this.isEditing || this.pendingEmail === undefined) return;
    const email = this.pendingEmail;
    const editing =
      this.#unfinished ??
      this.#open({ section: 'email', entry: { step: 'complete', newEmail: { email, repeated: email } } });
    this.become({ kind: 'editing', editing });
    if (editing.section === 'email') void editing.change.checkAgain();
  }

  private become(work: Work): void {
    this.work = work;
  }

  private becomeLoaded(): void {
    this.isLoaded = true;
  }

  get #drafts(): ProfileDrafts {
    return this.#dependencies.drafts.read();
  }

  async #begin(signal: AbortSignal): Promise<void> {
    const { completeRecord, errors } = this.#dependencies;
    const load = async (): Promise<void> => {
      await completeRecord(signal);
      this.becomeLoaded();
    };
    if (!this.isLoaded) await runAction(errors, load, signal);
    if (this.isLoaded && !signal.aborted) await this.checkAgain();
  }

  #open(draft: ProfileDraft): ProfileEditing {
    const page: ProfilePage = {
      typed: (typed) => this.#typed(typed),
      saved: () => this.#close('saved'),
      notSaved: (message) => this.#closeNotSaved(message),
      closed: () => this.#close('cancelled'),
      accepted: () => this.#dependencies.drafts.write(without(this.#drafts, draft.section)),
      visit: () => this.#visit,
    };
    return this.#dependencies.openEditor(draft, page);
  }

  #typed(draft: ProfileDraft): void {
    this.#dependencies.drafts.write(withTyped(this.#drafts, draft));
  }

  #close(how: 'saved' | 'cancelled'): void {
    const { editing } = this;
    if (editing === undefined) return;
    this.#leaveAddress();
    this.#dependencies.drafts.write(without(this.#drafts, editing.section));
    this.#unfinished = editing.section === 'email' && this.pendingEmail !== undefined ? editing : undefined;
    this.become({ kind: how, section: editing.section });
  }

  /** Closes the form, and keeps what was typed. After the session has ended there is no draft, and nothing is kept. */
  #closeNotSaved(message: string): void {
    const { editing } = this;
    if (editing === undefined) return;
    this.#leaveAddress();
    if (draftOf(this.#drafts, editing.section)) this.#keepNotSaved(editing.section, message);
    this.become({ kind: 'notSaved', section: editing.section });
  }

  #keepNotSaved(section: ProfileSection, message: string): void {
    const { typed, notSaved } = this.#drafts;
    this.#dependencies.drafts.write({ typed, notSaved: { ...notSaved, [section]: message } });
  }

  #leaveAddress(): void {
    if (this.editing?.section === 'mailingAddress') this.editing.suggestions.stop();
  }
}
