import { type Page, adopted, expect, password, test } from './portal';
import { isWhole } from './share';

const userName = 'nj-current@example.com';

/** What extensions do to the login; each runs in the page. */
const strangers: Readonly<Record<string, () => void>> = {
  'puts an icon after each field': () => {
    for (const field of document.querySelectorAll('#root input')) {
      const icon = document.createElement('com-manager-icon');
      icon.attachShadow({ mode: 'open' });
      field.after(icon);
    }
  },
  'wraps each field': () => {
    for (const field of document.querySelectorAll('#root input')) {
      if (field.parentElement?.matches('.stranger')) continue;
      const wrapper = document.createElement('span');
      wrapper.className = 'stranger';
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  'sets attributes': () => {
    for (const element of document.querySelectorAll('#root *')) {
      element.setAttribute('data-stranger', 'x');
      if (element instanceof HTMLElement) element.style.outlineColor = 'red';
    }
  },
  'puts text and comments everywhere': () => {
    for (const element of document.querySelectorAll('#root, #root *')) {
      if (element.lastChild instanceof Comment) continue;
      element.prepend('\u200b');
      element.append(document.createComment('x'));
    }
  },
  'puts an element into every element': () => {
    for (const element of document.querySelectorAll('#root, #root :not(input, svg, svg *, .stranger)')) {
      if (element.querySelector(':scope > .stranger')) continue;
      element.prepend(document.createElement('grammarly-extension'));
      element.append(document.createElement('div'));
      for (const stranger of [element.firstElementChild, element.lastElementChild]) stranger?.classList.add('stranger');
    }
  },
  'puts elements around the page': () => {
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('stranger-root'));
    document.head.append(document.createElement('meta'));
  },
  'translates each text': () => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.matches('font')) continue;
      const name: string = 'font';
      const [outer, inner] = [document.createElement(name), document.createElement(name)];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'changes each text in its place': () => {
    const walker = document.createTreeWalker(document.querySelector('#root') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) walker.currentNode.nodeValue = `${walker.currentNode.nodeValue ?? ''}\u200b`;
  },
  'removes the logo and the footer': () => {
    for (const element of document.querySelectorAll('#root header svg, #root footer')) element.remove();
  },
};

const email = (page: Page) => page.locator('input[name=userName]');
const secret = (page: Page) => page.locator('input[name=password]');

/** Runs in the page: what the customer has entered, and where the customer is. */
const entries = () => {
  const fields = [...document.querySelectorAll('form input')].map((field) => Reflect.get(field, 'value') as string);
  const { activeElement: focused } = document;
  return [...fields, focused?.getAttribute('name'), Reflect.get(focused ?? {}, 'selectionStart') as unknown];
};

/** Delays the portal's scripts until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** These take the focus or the text from a field for a moment, and engines differ there. In CI, Firefox meets no other. */
const moving: readonly string[] = ['wraps each field', 'translates each text'];
const inSample = 'wraps each field';

for (const [name, act] of Object.entries(strangers)) {
  const inFirefox = name === inSample ? ' @firefox' : '';
  const tags = [
    ...(name === inSample ? [] : ['@everything']),
    ...(isWhole || moving.includes(name) ? [] : ['@chromium']),
  ];
  test.describe(['Somebody who', name, ...tags].join(' '), () => {
    test(`before React adopts the login loses no entry, no focus and no press @SIGNIN-55${inFirefox}`, async ({
      page,
      portal,
    }) => {
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${act.toString()})`);
      const release = await holdScripts(page);
      await portal.visit('nj-current');
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await email(page).fill(userName);
      await secret(page).pressSequentially(password);
      await secret(page).press('ArrowLeft');
      await page.evaluate(act);
      const before = await page.evaluate(entries);
      release();
      await adopted(page);
      expect(await page.evaluate(entries)).toEqual(before);
      await page.evaluate(act);
      const call = page.waitForRequest(/\/api\/policies$/);
      await page.locator('button[type=submit]').click();
      await portal.expectScreen('Your Policy Dashboard');
      expect((await call).headers()['accept-language']).toBe('en');
    });

    test('before the portal shows the login, and all the time, changes nothing @SIGNIN-55', async ({
      page,
      portal,
    }) => {
      await page.addInitScript(`{
        const act = ${act.toString()};
        new MutationObserver((_, observer) => {
          if (!document.querySelector('#root')) return;
          observer.disconnect();
          act();
          observer.observe(document, { childList: true, subtree: true, characterData: true });
          observer.takeRecords();
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }`);
      await portal.visit('nj-current');
      // Who moves a field in the middle of a word takes the focus from it, whatever the portal does.
      await adopted(page);
      await email(page).fill(userName);
      await secret(page).fill(password);
      expect((await page.evaluate(entries)).slice(0, 3)).toEqual([userName, password, 'password']);
      await secret(page).press('Enter');
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.locator('main a').first()).toBeVisible();
    });

    test('while the button of the mouse is down loses no press @SIGNIN-55 @everything', async ({ page, portal }) => {
      const release = await holdScripts(page);
      await portal.visit('nj-current');
      await page.evaluate(act);
      await page.locator('form a').last().hover();
      await page.mouse.down();
      release();
      // The portal is ready to adopt the login, and has nothing else to wait for.
      await page.waitForLoadState('networkidle');
      await page.mouse.up();
      await portal.expectScreen('First Time Login');
    });

    test('and a press that the portal repeats after the adoption @SIGNIN-55', async ({ page, portal }) => {
      const release = await holdScripts(page);
      await portal.visit('nj-current');
      await email(page).fill(userName);
      await page.locator('form a').last().click();
      await page.evaluate(act);
      release();
      await portal.expectScreen('First Time Login');
      await expect(email(page)).toHaveValue(userName);
    });
  });
}
