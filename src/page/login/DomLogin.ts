import { type Credentials, credentialsErrors } from '../../domain/session/credentials';
import { typedEmail } from '../../domain/typed/typedEmail';
import type { EarlyLogin, LoginState } from '../../ui/session/EarlyLogin';
import { OwnNodes } from './OwnNodes';
import { showLogin, templateOf } from './showLogin';

/** After this many milliseconds, a customer who waits for the portal learns that something is wrong. */
export const PORTAL_LIMIT = 30_000;

/** What the login needs of the page around it. */
interface Page {
  /** Loads the portal. Rejects if it does not load; it may be called again. */
  readonly load: () => Promise<void>;
  /** Sends the login call early. */
  readonly send: (credentials: Credentials) => void;
  /** Takes the place of the login when the portal cannot start. */
  readonly giveUp: () => void;
}

/** The link or the button of a plain click. */
const clicked = (event: MouseEvent): HTMLElement | null => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return isPlain && event.target instanceof Element ? event.target.closest('a, button[type=button]') : null;
};

const valueIn = (login: HTMLElement, name: keyof Credentials): string =>
  login.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';

/**
 * Runs the prerendered login in plain DOM by the same rules as the view-model, until React adopts its nodes. It loads the portal at the
 * first touch or key. A click that needs the portal is repeated once React has adopted the login. A submit waits for the template of the
 * state that it leads to, which comes after the script.
 */
export class DomLogin implements EarlyLogin {
  readonly #login: HTMLElement;
  readonly #product: string;
  readonly #page: Page;
  /** Until the login ends: they would keep the fields, with the password, for as long as the page. */
  #nodes: OwnNodes | undefined;
  readonly #ended = new AbortController();
  #state: LoginState = { kind: 'idle' };
  #sent: Credentials | undefined;
  #isFrozen = false;
  #isBroken = false;
  #repeat: (() => void) | undefined;
  #limitTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(login: HTMLElement, product: string, page: Page) {
    this.#login = login;
    this.#product = product;
    this.#page = page;
    this.#nodes = new OwnNodes(login.parentElement ?? login);
    const { signal } = this.#ended;
    login.addEventListener('submit', this.#submit, { signal });
    login.addEventListener('input', this.#clearError, { signal });
    login.addEventListener('click', this.#click, { signal });
    for (const touch of ['keydown', 'pointerdown'])
      login.addEventListener(touch, this.#loadPortal, { once: true, signal });
  }

  /** A script of the portal failed: the login ends for a customer who waits, or who asks for the portal from now on. */
  fail(): void {
    this.#isBroken = true;
    this.#giveUpIfAwaited();
  }

  freeze(): LoginState {
    this.#isFrozen = true;
    return this.#state;
  }

  adopt(hydrate: () => void): void {
    if (this.#nodes) this.#nodes.change(hydrate);
    else hydrate();
  }

  end(): Credentials | undefined {
    if (this.#ended.signal.aborted) return undefined;
    // React has finished the commit by then.
    if (this.#repeat) queueMicrotask(this.#repeat);
    const sent = this.#sent;
    this.#finish();
    return sent;
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    if (this.#isFrozen) this.#repeat = this.#submitAgain;
    else if (this.#state.kind === 'sending') return;
    else this.#logIn();
    this.#waitForPortal();
  };

  readonly #submitAgain = (): void => this.#login.querySelector('form')?.requestSubmit();

  #logIn(): void {
    const login = this.#login;
    const credentials = { userName: typedEmail(valueIn(login, 'userName')), password: valueIn(login, 'password') };
    const [error] = credentialsErrors(credentials);
    // The page has no templates for values that are too long.
    if (error?.message === 'email.email.invalid' || error?.message === 'shell.password.tooLong')
      this.#repeat = this.#submitAgain;
    else if (!this.#show(error ? { kind: 'invalid', error } : { kind: 'sending' }))
      document.addEventListener('DOMContentLoaded', this.#submitAgain);
    else if (!error) {
      this.#sent = credentials;
      this.#page.send(credentials);
    }
  }

  /** Returns false if the part of the page that has the state has not arrived. */
  #show(next: LoginState): boolean {
    const template = templateOf(next);
    if (!template) return false;
    this.#state = next;
    this.#nodes?.change(() => showLogin(this.#login, template, this.#product));
    this.#login.querySelector<HTMLElement>('[role=alert]')?.focus();
    return true;
  }

  readonly #clearError = (): void => {
    const { kind } = this.#state;
    if (!this.#isFrozen && kind !== 'sending' && kind !== 'idle') this.#show({ kind: 'idle' });
  };

  readonly #click = (event: MouseEvent): void => {
    const target = clicked(event);
    if (!target) return;
    const href = target.getAttribute('href') ?? '/';
    if (href.startsWith('#')) {
      event.preventDefault();
      document.getElementById(href.slice(1))?.focus();
    } else if (href.startsWith('/')) {
      event.preventDefault();
      this.#repeat = () => target.click();
      this.#waitForPortal();
    }
  };

  readonly #loadPortal = (): void => {
    this.#page.load().catch(this.#reportNotLoaded);
    this.#giveUpIfAwaited();
  };

  /** Also reports a script that never arrives: it does not fail. */
  #waitForPortal(): void {
    this.#loadPortal();
    clearTimeout(this.#limitTimer);
    this.#limitTimer = setTimeout(this.#reportNotLoaded, PORTAL_LIMIT);
  }

  #isAwaited(): boolean {
    return !this.#isFrozen && (this.#state.kind === 'sending' || this.#repeat !== undefined);
  }

  readonly #reportNotLoaded = (): void => {
    if (!this.#isAwaited()) return;
    this.#repeat = this.#sent = undefined;
    this.#show({ kind: 'logInFailed' });
  };

  #giveUpIfAwaited(): void {
    if (!this.#isBroken || !this.#isAwaited()) return;
    this.#finish();
    this.#page.giveUp();
  }

  #finish(): void {
    this.#ended.abort();
    this.#state = { kind: 'idle' };
    this.#repeat = this.#sent = this.#nodes = undefined;
  }
}
