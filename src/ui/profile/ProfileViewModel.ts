import { makeAutoObservable } from 'mobx';
import type { CompleteRecord } from '../../application/account/completeRecord';
import type { LoadProfile } from '../../application/account/loadProfile';
import { ifFailed } from '../../application/ifFailed';
import type { Pause } from '../../application/Pause';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Draft } from '../../application/ports/Drafts';
import { pendingProfileChange } from '../../application/profile/profileWrite';
import type { ResolveProfile } from '../../application/profile/resolveProfile';
import type { SaveSection, SaveSectionOutcome } from '../../application/profile/saveSection';
import { isInactive } from '../../domain/account/PaidPolicy';
import type { Profile } from '../../domain/profile/Profile';
import { type FormSection, type ProfileSection, sectionForms, sectionOf } from '../../domain/profile/sectionForms';
import { readDuring } from '../screen/runAction';
import { Submission } from '../screen/Submission';
import { notStarted } from '../screen/useVisit';
import { AddressSuggestions, type LookupDependencies } from './AddressSuggestions';
import { EmailChangeViewModel, type EmailDependencies } from './EmailChangeViewModel';
import { type EmailDraft, type ProfileDrafts, forget, keepNotSaved, keepSeen, keepTyped } from './ProfileDrafts';
import { type EditorOf, SectionEditor, type SectionOutcome } from './SectionEditor';

type ProfileEditing = EditorOf<FormSection> | EmailChangeViewModel;

type State =
  | { readonly kind: 'viewing' }
  /** A form has just closed; the focus goes there. `changed`: the section was not removed, because someone else changed it. */
  | { readonly kind: 'saved' | 'cancelled' | 'changed'; readonly section: ProfileSection }
  | { readonly kind: 'notSaved'; readonly section: ProfileSection; readonly pause: Pause | undefined }
  | { readonly kind: 'editing'; readonly editing: ProfileEditing }
  /** `checking`: the portal finds out what became of a change whose reply was lost. */
  | { readonly kind: 'removing' | 'checking'; readonly section: ProfileSection };

type Content =
  | { readonly kind: 'loading' }
  /** The policy is inactive. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'shown'; readonly profile: Profile };

interface Dependencies extends EmailDependencies, LookupDependencies {
  readonly saveSection: SaveSection;
  readonly resolveProfile: ResolveProfile;
  readonly record: Pick<CustomerRecord, 'session' | 'policy' | 'profile' | 'email' | 'sent'>;
  readonly completeRecord: CompleteRecord;
  readonly loadProfile: LoadProfile;
  readonly drafts: Draft<ProfileDrafts>;
}

const newEmailChange: EmailDraft = { step: 'edit', newEmail: { email: '', repeated: '' } };

/** The customer's own data. One section is edited at a time. */
export class ProfileViewModel {
  state: State = { kind: 'viewing' };
  isLoaded: boolean;
  /** Removes the mailing address, and finds out what became of a change of any section. */
  readonly submission: Submission<SaveSectionOutcome>;

  readonly #dependencies: Dependencies;
  #visit = notStarted;
  /** Kept while the insurer changes the email, even after it was closed, because it knows the password that the change needs. */
  #emailChange: EmailChangeViewModel | undefined;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.isLoaded = dependencies.record.policy.read() !== undefined && dependencies.record.profile.read() !== undefined;
    this.submission = new Submission({
      send: () => this.#removeMailingAddress(),
      check: (visit) => this.#checkAgain(visit),
      errors: dependencies.errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    const { email, verification } = dependencies.record.email.read();
    // A phone may have discarded the page while the customer looked for the code.
    if (email !== '' && verification === '' && !this.#drafts.read().open)
      keepTyped(this.#drafts, 'email', { step: 'verify', newEmail: { email, repeated: email } });
    const { open } = this.#drafts.read();
    if (open) this.#open(open);
  }

  /** Loads the policy and the profile. A profile that the record has shows at once, and is read again. */
  start(signal: AbortSignal): void {
    const { completeRecord, loadProfile, errors } = this.#dependencies;
    this.#visit = signal;
    this.submission.start(signal);
    // Another device may have changed it. If it cannot be read now, the known one stays.
    const readAgain = () => loadProfile(signal).catch(ifFailed(undefined));
    if (this.isLoaded) void readDuring(signal, errors, readAgain, () => undefined);
    void readDuring(signal, errors, completeRecord, () => {
      this.isLoaded = true;
      return this.submission.checkAgain();
    });
  }

  get content(): Content {
    const { record } = this.#dependencies;
    if (isInactive(record.policy.read())) return { kind: 'refused' };
    const profile = record.profile.read();
    return this.isLoaded && profile !== undefined ? { kind: 'shown', profile } : { kind: 'loading' };
  }

  get isEditing(): boolean {
    return ['editing', 'removing', 'checking'].includes(this.state.kind);
  }

  get editing(): ProfileEditing | undefined {
    return this.state.kind === 'editing' ? this.state.editing : undefined;
  }

  /** The new address while the insurer carries out the change. */
  get pendingEmail(): string | undefined {
    const { email, verification } = this.#dependencies.record.email.read();
    return verification === '' ? undefined : email;
  }

  /** The insurer's message for a section that was not saved; it may be empty. */
  notSaved(section: ProfileSection): string | undefined {
    return this.#drafts.read().notSaved[section];
  }

  /** Whether the section has a change whose outcome is not known. */
  isUnknown(section: ProfileSection): boolean {
    return this.#changedSection === section && this.notSaved(section) !== undefined;
  }

  edit(section: ProfileSection): void {
    if (this.isEditing || this.content.kind !== 'shown') return;
    const stored = section === 'email' ? newEmailChange : sectionForms[section].stored(this.content.profile);
    keepTyped(this.#drafts, section, this.#drafts.read().typed[section] ?? stored);
    keepSeen(this.#drafts, this.content.profile);
    this.#open(section);
  }

  /** Asks again about an email change that was accepted and is not complete. */
  checkEmailChange(): void {
    const email = this.pendingEmail;
    if (this.isEditing || email === undefined) return;
    const editing = this.#emailChange ?? this.#openEmail({ step: 'complete', newEmail: { email, repeated: email } });
    this.become({ kind: 'editing', editing });
    void editing.submission.checkAgain();
  }

  /** The suggestions for an address while its form is open. */
  suggestionsFor(address: SectionEditor<'mailingAddress'>): AddressSuggestions {
    return new AddressSuggestions(address, this.#dependencies);
  }

  private become(state: State): void {
    this.state = state;
  }

  get #drafts(): Draft<ProfileDrafts> {
    return this.#dependencies.drafts;
  }

  /** The section of a change whose outcome is not known. */
  get #changedSection(): ProfileSection | undefined {
    const change = pendingProfileChange(this.#dependencies.record);
    return change && sectionOf(change);
  }

  /** Opens the form of a section with what was typed. */
  #open(section: ProfileSection): void {
    const { email } = this.#drafts.read().typed;
    const editing = section === 'email' ? email && this.#openEmail(email) : this.#openForm(section);
    if (editing) this.become({ kind: 'editing', editing });
  }

  #openForm<Section extends FormSection>(section: Section): EditorOf<Section> | undefined {
    const entry = this.#drafts.read().typed[section];
    const ended = (outcome: SectionOutcome): void => this.end(section, outcome);
    return entry && new SectionEditor(section, entry, { ...this.#dependencies, ended });
  }

  #openEmail(draft: EmailDraft): EmailChangeViewModel {
    this.#emailChange = new EmailChangeViewModel(draft, {
      ...this.#dependencies,
      ended: (outcome) => this.end('email', outcome),
      visit: () => this.#visit,
    });
    return this.#emailChange;
  }

  /** From then on, mail goes to the insured premises. */
  #removeMailingAddress(): Promise<SaveSectionOutcome> | undefined {
    if (this.isEditing || this.content.kind !== 'shown') return undefined;
    const { profile } = this.content;
    return this.#whileShowing(
      { kind: 'removing', section: 'mailingAddress' },
      this.#dependencies.saveSection({
        change: { mailingAddress: profile.address },
        description: 'Updated Mailing Address',
        seen: profile,
      }),
    );
  }

  /** Finds out whether a change took effect after its reply was lost. */
  #checkAgain(visit: AbortSignal): Promise<SaveSectionOutcome> | undefined {
    const section = this.#changedSection;
    if (section === undefined || this.isEditing) return undefined;
    return this.#whileShowing({ kind: 'checking', section }, this.#dependencies.resolveProfile(visit));
  }

  async #whileShowing(
    state: Extract<State, { readonly kind: 'removing' | 'checking' }>,
    reply: Promise<SaveSectionOutcome>,
  ): Promise<SaveSectionOutcome> {
    this.become(state);
    try {
      const outcome = await reply;
      this.end(state.section, outcome);
      return outcome;
    } finally {
      if (this.state === state) this.become({ kind: 'viewing' });
    }
  }

  private end(section: ProfileSection, outcome: SectionOutcome | SaveSectionOutcome): void {
    if (this.pendingEmail === undefined) {
      this.#emailChange = undefined;
      if (section === 'email') this.#dependencies.record.email.reset();
    }
    if (outcome.kind === 'changed') return this.become({ kind: 'changed', section });
    if (outcome.kind === 'saved' || outcome.kind === 'cancelled') {
      forget(this.#drafts, section);
      return this.become({ kind: outcome.kind, section });
    }
    // After the session has ended there is no draft, and nothing is kept.
    if (this.editing === undefined || this.#drafts.read().typed[section])
      keepNotSaved(this.#drafts, section, outcome.kind === 'refused' ? outcome.message : '');
    this.become({ kind: 'notSaved', section, pause: outcome.kind === 'refused' ? outcome.pause : undefined });
  }
}
