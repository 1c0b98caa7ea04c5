import { makeAutoObservable, runInAction } from 'mobx';
import type { SaveProfile } from '../../application/customer/saveProfile';
import type { FailureHandler } from '../../application/ports/FailureHandler';
import type { Failure } from '../../domain/validation';
import { attempt } from '../app/attempt';
import type { SectionForm } from './sectionForms';

type State<Entry, Message extends string> =
  | { readonly kind: 'editing' }
  | { readonly kind: 'invalid'; readonly failure: Failure<Entry, Message> }
  | { readonly kind: 'saving' }
  /** The insurer did not take it; the message may be empty. */
  | { readonly kind: 'refused'; readonly message: string };

/** What an editor tells the page. */
interface EditorPage<Entry> {
  readonly typed: (entry: Entry) => void;
  readonly saved: () => void;
}

/** One section of the profile while it is edited: what was typed, and how saving it goes. */
export class SectionEditor<Entry extends object, Message extends string> {
  entry: Entry;
  state: State<Entry, Message> = { kind: 'editing' };

  readonly #form: SectionForm<Entry, Message>;
  readonly #page: EditorPage<Entry>;
  readonly #saveProfile: SaveProfile;
  readonly #failures: FailureHandler;

  constructor(
    form: SectionForm<Entry, Message>,
    entry: Entry,
    page: EditorPage<Entry>,
    saveProfile: SaveProfile,
    failures: FailureHandler,
  ) {
    this.entry = entry;
    this.#form = form;
    this.#page = page;
    this.#saveProfile = saveProfile;
    this.#failures = failures;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  change(change: Partial<Entry>): void {
    this.entry = { ...this.entry, ...change };
    if (!this.isSaving) this.state = { kind: 'editing' };
    this.#page.typed(this.entry);
  }

  /** Saves once, however often the button is pressed; what was typed stays until the insurer has taken it. */
  async save(): Promise<void> {
    if (this.isSaving) return;
    const [failure] = this.#form.failures(this.entry);
    if (failure) {
      this.state = { kind: 'invalid', failure };
      return;
    }

    this.state = { kind: 'saving' };
    await attempt(this.#failures, async () => {
      const reply = await this.#saveProfile(this.#form.change(this.entry), this.#form.description);
      if (reply.kind === 'saved') return this.#page.saved();
      runInAction(() => {
        this.state = reply;
      });
    });
    runInAction(() => {
      if (this.isSaving) this.state = { kind: 'editing' };
    });
  }
}
