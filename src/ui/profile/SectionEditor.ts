import { makeAutoObservable } from 'mobx';
import type { SaveProfile, SaveProfileOutcome } from '../../application/customer/profileUseCases';
import type { Draft } from '../../application/drafts/Drafts';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
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
  readonly saveProfile: SaveProfile;
  readonly errors: ErrorHandler;
  readonly drafts: Draft<ProfileDrafts>;
  readonly ended: (outcome: SectionOutcome) => void;
}

/** The form of one section of the profile. A save closes it, whatever the outcome. */
export class SectionEditor<Section extends FormSection> {
  readonly section: Section;
  entry: SectionEntries[Section];
  state: State<SectionEntries[Section]> = { kind: 'editing' };

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
    const { saveProfile, errors, ended } = this.#dependencies;
    const form = sectionForms[this.section];
    if (this.isSaving) return;
    const [error] = form.errors(this.entry);
    if (error) return this.become({ kind: 'invalid', error });

    this.become({ kind: 'saving' });
    const isDone = await runAction(errors, async () =>
      ended(await saveProfile(form.change(this.entry), form.description)),
    );
    if (!isDone) ended({ kind: 'refused', message: '' });
    this.become({ kind: 'editing' });
  }

  /** Closes the form without a save. */
  close(): void {
    this.#dependencies.ended({ kind: 'cancelled' });
  }

  private become(state: State<SectionEntries[Section]>): void {
    this.state = state;
  }
}

/** The editor of one section, or of any of several. */
export type EditorOf<Section extends FormSection> = { [One in Section]: SectionEditor<One> }[Section];
