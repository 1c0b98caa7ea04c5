import { type Credentials, credentialsErrors } from '../../domain/session/credentials';
import { typedEmail } from '../../domain/typed/typedEmail';
import type { EarlyLogin, LoginState } from '../../ui/session/EarlyLogin';
import { OwnNodes } from './OwnNodes';
import { showLogin, templateOf } from './showLogin';

/** A customer who waits for the portal this long learns that something is wrong. */
export const patience = 30_000;

/** The login before React, which also learns that the portal cannot start. */
export interface DrivenLogin extends EarlyLogin {
  /** A script of the portal failed: the login ends for a customer who waits, or who asks for the portal from now on. */
  fail(): void;
}

/**
 * Runs the prerendered login in plain DOM by the same rules as the view-model, until React adopts its nodes. It loads the portal at the
 * first touch or key. A click that needs the portal is repeated once React has adopted the login. A submit waits for the template of the
 * state that it leads to, which comes after the script.
 *
 * @param load rejects if the portal does not load; it may be called again
 * @param send sends the login call early
 * @param giveUp takes the place of the login when the portal cannot start
 */
export const driveEarlyLogin = (
  login: HTMLElement,
  product: string,
  load: () => Promise<void>,
  send: (credentials: Credentials) => void,
  giveUp: () => void,
): DrivenLogin => {
  let state: LoginState = { kind: 'idle' };
  let sent: Credentials | undefined;
  let isFrozen = false;
  let isBroken = false;
  let repeat: (() => void) | undefined;
  let patienceEnds: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const nodes = new OwnNodes(login.parentElement ?? login);

  const valueOf = (name: keyof Credentials): string =>
    login.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';

  /** Returns false if the part of the page that has the state has not arrived. */
  const show = (next: LoginState): boolean => {
    const template = templateOf(next);
    if (!template) return false;
    state = next;
    nodes.change(() => showLogin(login, template, product));
    login.querySelector<HTMLElement>('[role=alert]')?.focus();
    return true;
  };

  const isAwaited = (): boolean =>
    !isFrozen && !ended.signal.aborted && (state.kind === 'sending' || repeat !== undefined);
  const reportNotLoaded = (): void => {
    if (!isAwaited()) return;
    repeat = sent = undefined;
    show({ kind: 'logInFailed' });
  };
  const giveUpIfAwaited = (): void => {
    if (!isBroken || !isAwaited()) return;
    ended.abort();
    giveUp();
  };

  const loadPortal = (): void => {
    load().catch(reportNotLoaded);
    giveUpIfAwaited();
  };
  /** Also reports a script that never arrives: it does not fail. */
  const waitForPortal = (): void => {
    loadPortal();
    clearTimeout(patienceEnds);
    patienceEnds = setTimeout(reportNotLoaded, patience);
  };

  const submitAgain = (): void => login.querySelector('form')?.requestSubmit();

  const logIn = (): void => {
    const credentials = { userName: typedEmail(valueOf('userName')), password: valueOf('password') };
    const [error] = credentialsErrors(credentials);
    if (!show(error ? { kind: 'invalid', error } : { kind: 'sending' }))
      document.addEventListener('DOMContentLoaded', submitAgain);
    else if (!error) {
      sent = credentials;
      send(credentials);
    }
  };

  const submit = (event: Event): void => {
    event.preventDefault();
    if (isFrozen) repeat = submitAgain;
    else if (state.kind === 'sending') return;
    else logIn();
    waitForPortal();
  };

  const clearError = (): void => {
    if (!isFrozen && state.kind !== 'sending' && state.kind !== 'idle') show({ kind: 'idle' });
  };

  const click = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button[type=button]') : null;
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const href = target.getAttribute('href') ?? '/';
    if (href.startsWith('#')) {
      event.preventDefault();
      document.getElementById(href.slice(1))?.focus();
    } else if (href.startsWith('/')) {
      event.preventDefault();
      repeat = () => target.click();
      waitForPortal();
    }
  };

  const { signal } = ended;
  login.addEventListener('submit', submit, { signal });
  login.addEventListener('input', clearError, { signal });
  login.addEventListener('click', click, { signal });
  for (const touch of ['keydown', 'pointerdown']) login.addEventListener(touch, loadPortal, { once: true, signal });

  return {
    fail: () => {
      isBroken = true;
      giveUpIfAwaited();
    },
    freeze: () => {
      isFrozen = true;
      return signal.aborted ? { kind: 'idle' } : state;
    },
    adopt: (hydrate) => {
      if (signal.aborted) hydrate();
      else nodes.change(hydrate);
    },
    end: () => {
      if (signal.aborted) return undefined;
      ended.abort();
      // React has finished the commit by then.
      if (repeat) queueMicrotask(repeat);
      return sent;
    },
  };
};
