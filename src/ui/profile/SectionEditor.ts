import { makeAutoObservable } from 'mobx';
import type { SaveProfileOutcome } from '../../application/customer/saveProfile';
import type { SaveSection } from '../../application/customer/saveSection';
import type { Draft } from '../../application/ports/Drafts';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { Profile } from '../../domain/customer/Profile';
import {
  type FormSection,
  type SectionEntries,
  type SectionError,
  sectionForms,
} from '../../domain/customer/sectionForms';
import { runAction } from '../screen/runAction';
import { type ProfileDrafts, keepTyped } from './ProfileDrafts';

type State<Entry> =
  | { readonly kind: 'editing' }
  | { readonly kind: 'invalid'; readonly error: SectionError<Entry> }
  | { readonly kind: 'saving' };

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
  entry: SectionEntries[Section];
  state: State<SectionEntries[Section]> = { kind: 'editing' };
  /** The profile with someone else's change of this section, which the customer has been shown. */
  meanwhile: Profile | undefined;

  readonly #dependencies: Dependencies;

  constructor(section: Section, entry: SectionEntries[Section], dependencies: Dependencies) {
    this.section = section;
    this.entry = entry;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  change(change: Partial<SectionEntries[Section]>): void {
    this.entry = { ...this.entry, ...change };
    if (!this.isSaving) this.become({ kind: 'editing' });
    keepTyped(this.#dependencies.drafts, this.section, this.entry);
  }

  /** Saves once, however often the button is pressed. */
  async save(): Promise<void> {
    const { record, saveSection, errors, drafts, ended } = this.#dependencies;
    const form = sectionForms[this.section];
    if (this.isSaving) return;
    const [error] = form.errors(this.entry);
    if (error) return this.become({ kind: 'invalid', error });

    this.become({ kind: 'saving' });
    const isDone = await runAction(errors, async () => {
      const seen = this.meanwhile ?? drafts.read().seen;
      const outcome = await saveSection(form.change(this.entry), form.description, seen);
      if (outcome.kind === 'changed') this.becomeChanged(record.profile.read());
      else ended(outcome);
    });
    if (!isDone) ended({ kind: 'refused', message: '' });
    this.become({ kind: 'editing' });
  }

  /** Closes the form without a save. */
  close(): void {
    this.#dependencies.ended({ kind: 'cancelled' });
  }

  private becomeChanged(meanwhile: Profile | undefined): void {
    this.meanwhile = meanwhile;
  }

  private become(state: State<SectionEntries[Section]>): void {
    this.state = state;
  }
}

/** The editor of one section, or of any of several. */
export type EditorOf<Section extends FormSection> = { [One in Section]: SectionEditor<One> }[Section];
