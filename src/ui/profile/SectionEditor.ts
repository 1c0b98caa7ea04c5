import { makeAutoObservable } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { Draft } from '../../application/ports/Drafts';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { SaveProfileOutcome } from '../../application/profile/saveProfile';
import type { SaveSection, SaveSectionOutcome } from '../../application/profile/saveSection';
import type { Profile } from '../../domain/profile/Profile';
import {
  type FormSection,
  type SectionEntries,
  type SectionError,
  sectionForms,
} from '../../domain/profile/sectionForms';
import { Submission } from '../screen/Submission';
import { type ProfileDrafts, keepTyped } from './ProfileDrafts';

type Reply = { readonly kind: 'invalid'; readonly error: SectionError } | SaveSectionOutcome;

/** How a form ended. */
export type SectionOutcome = SaveProfileOutcome | { readonly kind: 'cancelled' };

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'profile'>;
  readonly saveSection: SaveSection;
  readonly errors: ErrorHandler;
  readonly drafts: Draft<ProfileDrafts>;
  readonly ended: (outcome: SectionOutcome) => void;
}

/** The form of one section of the profile. A save closes it, whatever the outcome, unless the section was changed meanwhile. */
export class SectionEditor<Section extends FormSection> {
  readonly section: Section;
  readonly submission: Submission<Reply>;
  /** The profile with someone else's change of this section, which the customer has been shown. */
  meanwhile: Profile | undefined;
  /** The insurer's message about the refused entry. It is empty after the customer changes the entry. */
  refusal: string;

  readonly #opened: SectionEntries[Section];
  readonly #dependencies: Dependencies;

  constructor(section: Section, entry: SectionEntries[Section], dependencies: Dependencies) {
    this.section = section;
    this.#opened = entry;
    this.#dependencies = dependencies;
    this.refusal = dependencies.drafts.read().notSaved[section] ?? '';
    this.submission = new Submission<Reply>({
      send: () => {
        const [error] = sectionForms[section].errors(this.entry);
        return error ? { kind: 'invalid', error } : this.#save();
      },
      errors: dependencies.errors,
    });
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The draft; there is none after the session has ended. */
  get entry(): SectionEntries[Section] {
    return this.#dependencies.drafts.read().typed[this.section] ?? this.#opened;
  }

  change(change: Partial<SectionEntries[Section]>): void {
    this.submission.clear();
    this.refusal = '';
    keepTyped(this.#dependencies.drafts, this.section, { ...this.entry, ...change });
  }

  /** Closes the form without a save. */
  close(): void {
    this.#dependencies.ended({ kind: 'cancelled' });
  }

  async #save(): Promise<SaveSectionOutcome> {
    const { saveSection, drafts } = this.#dependencies;
    const form = sectionForms[this.section];
    let outcome: SaveSectionOutcome = { kind: 'refused', message: '' };
    try {
      outcome = await saveSection({
        change: form.change(this.entry),
        description: form.description,
        seen: this.meanwhile ?? drafts.read().seen,
      });
      return outcome;
    } finally {
      this.end(outcome);
    }
  }

  private end(outcome: SaveSectionOutcome): void {
    const { record, ended } = this.#dependencies;
    if (outcome.kind === 'changed') this.meanwhile = record.profile.read();
    else ended(outcome);
  }
}

/** The editor of one section, or of any of several. */
export type EditorOf<Section extends FormSection> = { [One in Section]: SectionEditor<One> }[Section];
