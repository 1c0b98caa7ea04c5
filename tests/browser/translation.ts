/** Ends each translated text. It has no width, and Playwright leaves it out when it compares texts, so steps find what they look for. */
export const mark = '\u200b';

/**
 * Runs in the page: a model of Chrome's translation. Now and after each change, a little later, it puts
 * `<font><font>translation</font></font>` in the place of each text, and keeps the text itself out of the page. It translates the title too.
 */
export const translatePage = (end: string): void => {
  const skipped = 'script, style, noscript, template, textarea, svg, font, [translate="no"], .notranslate';
  const isForeign = ({ data, parentElement }: Text): boolean => data.trim() !== '' && !parentElement?.closest(skipped);

  const translate = (): void => {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
    if (!document.title.startsWith(end)) document.title = end + document.title;
    const body = document.querySelector('body');
    if (!body) return;
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    const name: string = 'font';
    for (const text of texts.filter(isForeign)) {
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      inner.textContent = text.data + end;
      outer.append(inner);
      text.replaceWith(outer);
    }
    Object.assign(window, { isTranslating: false });
  };

  // A message comes in a later task, and no test holds it back with the clock.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = translate;
  const everything = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => {
    Object.assign(window, { isTranslating: true });
    port2.postMessage('');
  }).observe(document, everything);
};

/**
 * Runs in the page: extensions that meet on it. Now and after each change they put an icon beside each field and wrap it, put elements into every
 * element and around the page, remove some of them later, set attributes, and fail.
 */
export const crowdPage = (): void => {
  const add = (name: string, place: (element: HTMLElement) => void): void => {
    const element = document.createElement(name);
    element.className = 'stranger';
    // It takes no room. Who moves a button under the pointer loses the press, whatever the portal does.
    element.style.position = 'absolute';
    place(element);
  };
  const fields = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';
  /** Elements that do not keep their strangers. */
  const left = new WeakSet<Element>();
  let count = 0;

  const meet = (): void => {
    const root = document.querySelector('#root');
    if (!root) return;
    for (const element of [document.documentElement, document.body]) {
      element.setAttribute('data-stranger-installed', '1');
      element.classList.add('stranger-here');
    }
    for (const field of root.querySelectorAll<HTMLElement>(fields)) {
      // Who moves a field in the middle of a word takes the focus from it, whatever the portal does.
      if (field === document.activeElement || field.parentElement?.matches('.stranger-wrapper')) continue;
      const wrapper = document.createElement('div');
      wrapper.className = 'stranger-wrapper';
      field.replaceWith(wrapper);
      wrapper.append(field);
      add('com-manager-icon', (icon) => {
        icon.attachShadow({ mode: 'open' });
        field.after(icon);
      });
    }
    for (const element of root.querySelectorAll(
      ':not(input, select, select *, textarea, svg, svg *, font, font *, .stranger, .stranger-wrapper)',
    )) {
      if (left.has(element) || element.querySelector(':scope > .stranger')) continue;
      count += 1;
      add('grammarly-extension', (stranger) => element.prepend(stranger));
      add('span', (stranger) => element.append(stranger));
      if (count % 3 !== 0) continue;
      left.add(element);
      setTimeout(() => {
        for (const stranger of element.querySelectorAll(':scope > .stranger')) stranger.remove();
      }, 0);
    }
    if (!document.querySelector('body > .stranger')) {
      add('div', (stranger) => document.body.prepend(stranger));
      add('grammarly-desktop-integration', (stranger) => document.body.append(stranger));
    }
  };

  const { port1, port2 } = new MessageChannel();
  port1.onmessage = meet;
  new MutationObserver((changes) => {
    const isOwn = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
      [...addedNodes, ...removedNodes].every((node) => node instanceof Element && node.matches('[class*=stranger]'));
    if (!changes.every(isOwn)) port2.postMessage('');
  }).observe(document, { childList: true, subtree: true });

  const fail = (): void => {
    void Promise.reject(new Error('A stranger fails.'));
  };
  setTimeout(fail, 0);
  document.addEventListener('DOMContentLoaded', fail);
  window.addEventListener('load', fail);
};

interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
}

/**
 * Runs in the page. Finds the differences between the page and React's last render. So no second page is needed to find a text that is
 * stale, left over, lost or misplaced. `held` are the texts that a translation takes from React, `untranslated` those that it has yet to
 * find.
 */
export const compareWithReact = (end: string) => {
  const skipped = 'script, style, noscript, template, textarea, svg, [translate="no"], .notranslate';
  const bare = (text: string | null): string => (text ?? '').replaceAll(end, '').replaceAll(/\s+/g, ' ');
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  if (!root || !key) return 'React has not drawn yet';
  const held: string[] = [];
  const wrong: string[] = [];
  let before: Element | undefined;

  const draw = ({ tag, child, memoizedProps, stateNode }: Fiber): string => {
    const textTag = 6;
    if (tag === textTag) {
      const text = String(memoizedProps);
      if (text.trim() !== '') held.push(text);
      return text;
    }
    if (stateNode instanceof Element) {
      const follows =
        before === undefined || before.compareDocumentPosition(stateNode) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!stateNode.isConnected || !follows) wrong.push(`not in its place: ${stateNode.outerHTML.slice(0, 200)}`);
      before = stateNode;
    }
    let drawn = '';
    for (let next = child; next; next = next.sibling) drawn += draw(next);
    if (!(stateNode instanceof Element)) return drawn;
    const { children } = memoizedProps as { readonly children?: unknown };
    if (child === null)
      drawn = ['string', 'number', 'bigint'].includes(typeof children) ? String(children) : stateNode.textContent;
    const shown = bare(stateNode.textContent);
    if (shown !== bare(drawn)) wrong.push(`"${shown}" in the place of "${bare(drawn)}"`);
    return drawn;
  };
  const { stateNode } = Reflect.get(root, key) as { readonly stateNode: { readonly current: Fiber } };
  draw(stateNode.current);

  const untranslated: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const isTranslated = text.textContent?.trim() === '' || text.textContent?.endsWith(end);
    if (!isTranslated && !text.parentElement?.closest(skipped)) untranslated.push(text.textContent ?? '');
  }
  return { held, wrong, untranslated };
};

/** The result for a page that equals React's last render. */
export const asDrawn = { held: [], wrong: [], untranslated: [] };

/** Firefox and WebKit run a twelfth of the cases that are the same in every engine. With `EVERY_STATE=1` they run all. */
export const isInEveryEngine = (index: number): boolean => process.env['EVERY_STATE'] === '1' || index % 12 === 0;
