import { makeAutoObservable } from 'mobx';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { runAction } from './runAction';
import { notStarted } from './useVisit';

interface Outcome {
  readonly kind: string;
}

/** What differs from form to form. */
interface Form<Reply extends Outcome, Input> {
  /**
   * Returns a promise if the form was sent. Otherwise nothing was sent, and the value is the error, or `undefined` if nothing can be sent
   * now.
   */
  readonly send: (input: Input, visit: AbortSignal) => Promise<Reply> | Reply | undefined;
  /** Reads the outcome of an earlier send. Aborts with the visit. */
  readonly check?: (visit: AbortSignal) => Promise<Reply> | undefined;
  /** What comes after an outcome that ends the form, unless the customer has left meanwhile. */
  readonly done?: { readonly [Kind in Reply['kind']]?: () => void };
  /** The same after an outcome that does not end it. */
  readonly next?: { readonly [Kind in Reply['kind']]?: () => void };
  readonly errors: ErrorHandler;
}

/** The life of a form that sends something. The view-model defines the call and the meaning of each outcome. */
export class Submission<Reply extends Outcome, Input = void> {
  state: { readonly kind: 'idle' } | { readonly kind: 'sending' } | Reply = { kind: 'idle' };

  readonly #form: Form<Reply, Input>;
  #visit = notStarted;

  constructor(form: Form<Reply, Input>) {
    this.#form = form;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  start(signal: AbortSignal): void {
    this.#visit = signal;
  }

  /** Whether the form is sent or checked, or has ended and the next screen is about to show. */
  get isSending(): boolean {
    return this.state.kind === 'sending' || this.state.kind in (this.#form.done ?? {});
  }

  /** Sends once, however often the button is pressed. A change that may have been carried out can only be checked. */
  async send(input: Input): Promise<void> {
    if (this.isSending || this.state.kind === 'unknown') return;
    const sent = this.#form.send(input, this.#visit);
    if (sent instanceof Promise) await this.#awaitReply(sent);
    else if (sent) this.state = sent;
  }

  async checkAgain(): Promise<void> {
    if (this.state.kind === 'sending') return;
    const found = this.#form.check?.(this.#visit);
    if (found) await this.#awaitReply(found, this.#visit);
  }

  /** Forgets the outcome, because the form has changed. */
  clear(): void {
    if (this.state.kind !== 'sending') this.state = { kind: 'idle' };
  }

  private become(state: typeof this.state): void {
    this.state = state;
    const { done, next } = this.#form;
    const steps: Readonly<Partial<Record<string, () => void>>> = { ...done, ...next };
    if (!this.#visit.aborted) steps[state.kind]?.();
  }

  async #awaitReply(reply: Promise<Reply>, signal?: AbortSignal): Promise<void> {
    this.state = { kind: 'sending' };
    // Back from the error page leads to the form, also after a check.
    const errors = { handle: (failure: unknown) => this.#form.errors.handle(failure) };
    const hasReply = await runAction(errors, async () => this.become(await reply), signal);
    if (!hasReply) this.become({ kind: 'idle' });
  }
}
