import { makeAutoObservable } from 'mobx';
import { type SaveProfile, messageOf } from '../../application/customer/saveProfile';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import type { FieldError } from '../../domain/validation';
import { runAction } from '../screen/runAction';
import type { SectionForm } from './sectionForms';

type State<Entry, Message extends string> =
  | { readonly kind: 'editing' }
  | { readonly kind: 'invalid'; readonly error: FieldError<Entry, Message> }
  | { readonly kind: 'saving' };

interface Dependencies<Entry extends object, Message extends string> {
  readonly form: SectionForm<Entry, Message>;
  readonly saveProfile: SaveProfile;
  readonly errors: ErrorHandler;
  readonly typed: (entry: Entry) => void;
  readonly saved: () => void;
  /** @param message the insurer's; may be empty */
  readonly notSaved: (message: string) => void;
}

/** The form of one section of the profile. A save closes it, whatever the outcome. */
export class SectionEditor<Entry extends object, Message extends string> {
  entry: Entry;
  state: State<Entry, Message> = { kind: 'editing' };

  readonly #dependencies: Dependencies<Entry, Message>;

  constructor(entry: Entry, dependencies: Dependencies<Entry, Message>) {
    this.entry = entry;
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isSaving(): boolean {
    return this.state.kind === 'saving';
  }

  change(change: Partial<Entry>): void {
    this.entry = { ...this.entry, ...change };
    if (!this.isSaving) this.become({ kind: 'editing' });
    this.#dependencies.typed(this.entry);
  }

  /** Saves once, however often the button is pressed. */
  async save(): Promise<void> {
    const { form, saveProfile, errors, saved, notSaved } = this.#dependencies;
    if (this.isSaving) return;
    const [error] = form.errors(this.entry);
    if (error) return this.become({ kind: 'invalid', error });

    this.become({ kind: 'saving' });
    const isDone = await runAction(errors, async () => {
      const reply = await saveProfile(form.change(this.entry), form.description);
      if (reply.kind === 'saved') saved();
      else notSaved(messageOf(reply));
    });
    if (!isDone) notSaved('');
    this.become({ kind: 'editing' });
  }

  private become(state: State<Entry, Message>): void {
    this.state = state;
  }
}
