import { type Credentials, credentialsFailures } from '../../../domain/session/credentials';
import type { EarlyScreens, EarlyState } from './earlyScreens';
import { morph } from './morph';

/** What the customer did on the early login. */
export interface Handover {
  readonly credentials: Credentials;
  /** What was sent, where the customer waits for the answer, or is told what is wrong with it. */
  readonly submitted: Credentials | undefined;
}

/** The login screen that stands in the page before React is there, as the portal's own login screen sees it. */
export interface EarlyLogin {
  /** Over when nothing is being pressed: a press that the page goes away under is lost. */
  atRest(): Promise<void>;
  /** `undefined` once the portal's own screens are shown. */
  handOver(): Handover | undefined;
  /** Shows the portal's own screen instead, with the focus where it is, and the click that waited. */
  leave(): void;
}

export interface EarlyPlaces {
  /** Where the early login stands. */
  readonly early: HTMLElement;
  /** Where the portal draws its screens, out of sight until it takes over. */
  readonly portal: HTMLElement;
}

/** The same thing on the portal's own screen; what has a name of its own may have more in it there. */
const twinOf = (element: Element, screen: HTMLElement): HTMLElement | undefined =>
  [...screen.querySelectorAll<HTMLElement>(element.tagName)].find(
    ({ id, className, textContent }) =>
      id === element.id && (id !== '' || (className === element.className && textContent === element.textContent)),
  );

/**
 * Drives the prerendered login screen in plain DOM, by the same rules as the view-model: it says what is wrong at once, and loads
 * the portal on the first sign of the customer. Whatever needs the portal waits for it, and is done when it takes over.
 *
 * @param load rejects where the portal cannot be loaded, and may be called again then
 * @param send sends a login ahead of the portal, where that can be done
 */
export const driveEarlyLogin = (
  { early, portal }: EarlyPlaces,
  screens: EarlyScreens,
  load: () => Promise<void>,
  send: (credentials: Credentials) => void,
): EarlyLogin => {
  let state: EarlyState = 'ready';
  let submitted: Credentials | undefined;
  let pressed: Element | undefined;
  let released: Promise<void> | undefined;
  let hasLeft = false;

  const valueOf = (name: keyof Credentials): string =>
    early.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const credentials = (): Credentials => ({ userName: valueOf('userName'), password: valueOf('password') });

  const show = (next: EarlyState): void => {
    state = next;
    const { content, title } = screens(next);
    morph(early, content);
    document.title = title;
  };
  const tell = (next: EarlyState): void => {
    show(next);
    early.querySelector<HTMLElement>('[role=alert]')?.focus();
  };

  const hurry = (): void => {
    load().catch(() => {
      const isAwaited = state === 'loggingIn' || pressed !== undefined;
      pressed = undefined;
      if (isAwaited) tell('logInFailed');
    });
  };

  const submit = (event: Event): void => {
    event.preventDefault();
    if (state === 'loggingIn') return;
    submitted = credentials();
    const failure = credentialsFailures(submitted)[0];
    if (failure) tell(failure.field);
    else {
      show('loggingIn');
      send(submitted);
    }
    hurry();
  };

  const change = (): void => {
    if (state === 'loggingIn') return;
    submitted = undefined;
    if (state !== 'ready') show('ready');
  };

  const click = (event: MouseEvent): void => {
    const target = event.target instanceof Element ? event.target.closest('a, button[type=button]') : null;
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const href = target.getAttribute('href') ?? '/';
    if (href.startsWith('#')) {
      event.preventDefault();
      document.getElementById(href.slice(1))?.focus();
    } else if (href.startsWith('/')) {
      event.preventDefault();
      pressed = target;
      hurry();
    }
  };

  const press = (): void => {
    released = new Promise((resolve) => {
      const release = (): void => {
        released = undefined;
        // The click comes first.
        setTimeout(resolve);
      };
      for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, { once: true });
    });
  };

  early.addEventListener('pointerdown', press);
  early.addEventListener('submit', submit);
  early.addEventListener('input', change);
  early.addEventListener('click', click);
  for (const sign of ['keydown', 'pointerdown'] as const) early.addEventListener(sign, hurry, { once: true });
  show('ready');
  portal.hidden = true;

  return {
    atRest: () => released ?? Promise.resolve(),
    handOver: () => (hasLeft ? undefined : { credentials: credentials(), submitted }),
    leave: () => {
      if (hasLeft) return;
      hasLeft = true;
      const focused = early.contains(document.activeElement) ? document.activeElement : null;
      early.remove();
      portal.hidden = false;
      if (focused) twinOf(focused, portal)?.focus({ preventScroll: true });
      if (pressed) twinOf(pressed, portal)?.click();
    },
  };
};
