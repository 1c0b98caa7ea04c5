import type * as Library from '@testing-library/dom';
import { type Actor, documentLink } from '../browser/Actor';
import { type Step, inTurn, wordsIn } from '../browser/customer';
import { language } from '../browser/portal';
import { mark } from '../browser/translation';
import type { Element } from './WebDriver';
import { type Customer, expect } from './webkit';

/** Runs in the page: the first element of a role, and of a name, that is not disabled. */
const findByRole = (role: string, name: string | null, end: string) => {
  const bare = (text: string): string => text.replaceAll(end, '').replaceAll(/\s+/g, ' ').trim();
  const library = Reflect.get(globalThis, 'TestingLibraryDom') as typeof Library | undefined;
  // Another page has opened meanwhile.
  if (!library) return null;
  const options = name === null ? {} : { name: (found: string) => bare(found) === bare(name) };
  return (
    library.queryAllByRole(document.body, role, options).find((found) => !found.matches('[aria-disabled=true]')) ?? null
  );
};

/** Runs in the page: the field of a label. */
const findField = (label: string, end: string) => {
  const bare = (text: string | null): string => (text ?? '').replaceAll(end, '').replaceAll(/\s+/g, ' ').trim();
  const labelsOf = (field: Pick<HTMLInputElement, 'labels'> & globalThis.Element): readonly string[] => [
    field.getAttribute('aria-label') ?? '',
    ...[...(field.labels ?? [])].map(({ textContent }) => bare(textContent)),
  ];
  return (
    [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].find((field) =>
      labelsOf(field).includes(bare(label)),
    ) ?? null
  );
};

/** Runs in the page: whether an element says a text, and is drawn. */
const isSaid = (text: string, end: string): boolean => {
  const bare = (said: string | null): string => (said ?? '').replaceAll(end, '').replaceAll(/\s+/g, ' ').trim();
  return [...document.querySelectorAll('body *')].some(
    (element) => bare(element.textContent) === bare(text) && element.getClientRects().length > 0,
  );
};

/** Runs in the page. Records the errors, except those of other scripts. */
export const keepProblems = (): void => {
  const problems: string[] = [];
  Object.assign(window, { problems });
  const keep = (problem: string): void => {
    if (!problem.includes('A stranger fails')) problems.push(problem);
  };
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} ${blockedURI}`),
  );
};

/**
 * Runs in the page: whether the page has been still for 200 ms, so that a press does not miss its target. A translator that runs may still
 * replace the text. In Firefox, a driver's script sees a global of the page's own scripts only through `wrappedJSObject`.
 */
const isQuiet = (): boolean => {
  const watched = window as Window & { lastChange?: number };
  const note = (): number => (watched.lastChange = performance.now());
  if (watched.lastChange === undefined)
    new MutationObserver(note).observe(document, {
      childList: true,
      attributes: true,
      characterData: true,
      subtree: true,
    });
  const { isTranslating } = (Reflect.get(window, 'wrappedJSObject') ?? window) as { readonly isTranslating?: boolean };
  return performance.now() - (watched.lastChange ?? note()) > 200 && isTranslating !== true;
};

/** Runs in the page: what went wrong since it opened. */
export const problemsOf = (): readonly string[] => {
  const { problems } = (Reflect.get(window, 'wrappedJSObject') ?? window) as { readonly problems: readonly string[] };
  return [...problems];
};

/** How long a wait rests before it looks again. */
const intervals = [50];

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Acts by WebDriver, which has no clock to hold. */
export const actorIn = ({ window }: Customer): Actor => {
  const wait = async <T>(look: () => Promise<T | null>, message: string): Promise<T> => {
    const found: T[] = [];
    await expect
      .poll(
        async () => {
          const one = await look();
          return one === null ? 0 : found.push(one);
        },
        { message, intervals },
      )
      .toBe(1);
    return found[0] as T;
  };
  const find = (role: string, name?: string) =>
    wait(
      () => window.evaluateWithLibrary(findByRole, role, name ?? null, mark) as never as Promise<Element | null>,
      `${role} "${name ?? ''}"`,
    );
  const field = (label: string) =>
    wait(() => window.evaluate(findField, label, mark) as never as Promise<Element | null>, `"${label}"`);
  const isTrue = async <Arguments extends readonly unknown[]>(
    run: (...args: Arguments) => boolean,
    ...args: Arguments
  ): Promise<void> => {
    await expect
      .poll(() => window.evaluate(run, ...args), { message: `${run.toString()} ${args.join()}`, intervals })
      .toBe(true);
  };
  /** Uses an element of a page that is quiet; React may replace it meanwhile. */
  const use = async (look: () => Promise<Element>, act: (element: Element) => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        const element = await look();
        await isTrue(isQuiet);
        await act(element);
        return;
      } catch (failure) {
        if (!String(failure).includes('stale element reference')) throw failure;
      }
    }
  };
  return {
    goTo: async (path) => {
      await window.goto(new URL(path, await window.evaluate(() => location.href)).href);
    },
    press: (role, name) =>
      use(
        () => find(role, name),
        (element) => window.click(element),
      ),
    openDocument: async () => {
      const tabs = async () => (await window.call<readonly unknown[]>('GET', '/window/handles')).length;
      const before = await tabs();
      await use(
        () => wait(() => window.evaluate((css) => document.querySelector(css), documentLink) as never, documentLink),
        (element) => window.click(element),
      );
      await expect.poll(tabs).toBe(before + 1);
    },
    fill: (label, text) =>
      use(
        () => field(label),
        async (element) => {
          if (await window.evaluate((input) => (input as never as HTMLInputElement).value !== '', element))
            await window.empty(element);
          if (text !== '') await window.type(element, text);
          // The driver does not wait for its keys.
          await isTrue(
            (input, length) => (input as never as HTMLInputElement).value.length >= length,
            element,
            text.length,
          );
        },
      ),
    choose: (label, value) =>
      use(
        () => field(label),
        (element) =>
          window.evaluate(
            (list, chosen) => {
              const select = list as never as HTMLSelectElement;
              select.value = chosen;
              select.dispatchEvent(new Event('change', { bubbles: true }));
            },
            element,
            value,
          ),
      ),
    // The box itself is drawn by the style sheet.
    check: (role, name) =>
      use(
        () => find(role, name),
        async (box) => {
          const label = await window.evaluate(
            (input) => (input as never as HTMLInputElement).labels?.[0] as never,
            box,
          );
          await window.click(label);
        },
      ),
    expectShown: async (role, name) => {
      await find(role, name);
    },
    expectText: (text) => isTrue(isSaid, text, mark),
    expectTold: (text) =>
      isTrue((told) => document.activeElement?.closest('[role=status]')?.textContent.includes(told) ?? false, text),
    expectNoText: async (text) => {
      await expect.poll(() => window.evaluate(isSaid, text, mark)).toBe(false);
    },
    expectGone: async (role) => {
      await expect.poll(() => window.evaluateWithLibrary(findByRole, role, null, mark)).toBe(null);
    },
    expectValue: async (label, value) => {
      const element = await field(label);
      await isTrue((input, wanted) => (input as never as HTMLInputElement).value === wanted, element, value);
    },
    expectScreen: async (title) => {
      const heading = (end: string) => document.querySelector('#root h1')?.textContent.replaceAll(end, '') ?? '';
      await expect.poll(() => window.evaluate(heading, mark)).toMatch(title === undefined ? /./ : exactly(title));
    },
    expectWaiting: (isWaiting) =>
      isTrue((wanted) => {
        const waits = [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
          /…|\.\.\./.test(textContent),
        );
        return document.querySelector('#root h1') !== null && waits === wanted;
      }, isWaiting),
    until: (isSo) => isTrue(isSo),
    setOffline: () =>
      window.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
        globalThis.dispatchEvent(new Event('offline'));
      }),
    pass: () => Promise.reject(new Error('WebDriver holds no clock.')),
  };
};

/** Does something in a WebKit window, in the language of the journeys. */
export const performIn = (customer: Customer, ...steps: readonly Step[]): Promise<void> =>
  inTurn(...steps)(actorIn(customer), ...wordsIn(language));
