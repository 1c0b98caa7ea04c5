import type { CDPSession, Page } from '@playwright/test';

/** A node as assistive technology sees it. */
export interface TreeNode {
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly properties: ReadonlyMap<string, unknown>;
  /** Its children. */
  readonly text: string;
}

/** The part of the protocol's answer that is used. */
interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly backendDOMNodeId?: number;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** The page's accessibility tree as Chromium hands it out, in its order. */
export const accessibilityTree = async (session: CDPSession): Promise<readonly TreeNode[]> => {
  const { nodes }: { readonly nodes: readonly RawNode[] } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: TreeNode[] = [];
  const visit = (node: RawNode | undefined): string => {
    if (node === undefined) return '';
    const role = node.role?.value ?? '';
    const name = node.name?.value ?? '';
    const place = found.length;
    const inside = (node.childIds ?? []).map((id) => visit(byId.get(id)));
    const text = role === 'StaticText' ? name : inside.join(' ').trim();
    const properties = new Map((node.properties ?? []).map((property) => [property.name, property.value.value]));
    if (!node.ignored) found.splice(place, 0, { id: node.backendDOMNodeId ?? 0, role, name, properties, text });
    return role === 'InlineTextBox' ? '' : text;
  };
  visit(nodes[0]);
  return found;
};

/** Where the focus stopped, and where that is on the page. */
export interface Stop {
  readonly id: number;
  readonly isInDialog: boolean;
  /** Whether the screen shows it in its own flow. */
  readonly isInScreen: boolean;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

const noteStops = (): void => {
  const noted: Element[] = [];
  Reflect.set(window, 'focusStops', noted);
  const note = ({ target }: Event): void => {
    // A dialog that has to be scrolled is a stop of the browser's own.
    if (target instanceof Element && !target.matches('dialog') && !noted.includes(target)) noted.push(target);
  };
  // React stops an event on its way up while it adopts the page.
  document.addEventListener('focusin', note, { capture: true });
};

/** Presses Tab from the top of the page, or of the open dialog, until nothing new has the focus. */
export const tabThrough = async (page: Page, session: CDPSession): Promise<readonly Stop[]> => {
  const count = () => page.evaluate(() => (Reflect.get(window, 'focusStops') as readonly Element[]).length);
  await page.evaluate(() => {
    const top = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    top.tabIndex = -1;
    top.focus();
    top.removeAttribute('tabindex');
  });
  await page.evaluate(noteStops);
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('Tab');
    now = await count();
  }
  const boxes = await page.evaluate(() =>
    (Reflect.get(window, 'focusStops') as readonly Element[]).map((element) => {
      const { left, top, right, bottom } = (element.closest('label') ?? element).getBoundingClientRect();
      return {
        isInDialog: element.closest('dialog[open]') !== null,
        isInScreen: element.closest('main') !== null,
        box: { left, top: top + window.scrollY, right, bottom: bottom + window.scrollY },
      };
    }),
  );
  // One call for all the elements, and a describing call for each, at once.
  const { result } = await session.send('Runtime.evaluate', { expression: 'window.focusStops' });
  const { result: elements } = await session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  return Promise.all(
    boxes.map(async (box, index) => {
      const objectId = elements.find(({ name }) => name === String(index))?.value?.objectId ?? '';
      const { node } = await session.send('DOM.describeNode', { objectId });
      return { id: node.backendNodeId, ...box };
    }),
  );
};
