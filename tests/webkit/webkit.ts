import { test as base, expect } from '@playwright/test';
import { t } from '../browser/portal';
import { type Driver, type Element, type WebDriver, startDriver } from './WebDriver';

/** What a customer does in a WebKit window. Each step waits for what it needs. */
export interface Customer {
  readonly window: WebDriver;
  /** Opens an address of the variant that the account belongs to. */
  visit(account: string, path?: string): Promise<void>;
  find(role: string, name: string): Promise<Element>;
  click(role: string, name: string): Promise<unknown>;
  tap(role: string, name: string): Promise<unknown>;
  /** What a field contains. */
  valueOf(label: string): Promise<string>;
  expectScreen(title: string): Promise<void>;
  expectText(text: string): Promise<void>;
}

interface Options {
  readonly size: { readonly width: number; readonly height: number };
}

export const test = base.extend<Options & { customer: Customer }, { driver: Driver }>({
  size: [{ width: 1280, height: 900 }, { option: true }],
  driver: [
    async ({ playwright: _ }, use) => {
      const driver = await startDriver();
      await use(driver);
      driver.stop();
    },
    { scope: 'worker' },
  ],
  customer: async ({ driver, baseURL, size }, use) => {
    const window = await driver.open(size.width, size.height);
    const find = async (role: string, name: string): Promise<Element> => {
      const found: Element[] = [];
      const look = async (): Promise<number> => {
        const element = await window.find(role, name);
        return element ? found.push(element) : 0;
      };
      await expect.poll(look, { message: `${role} "${name}"` }).toBe(1);
      const [element] = found;
      if (!element) throw new Error(`There is no ${role} "${name}".`);
      return element;
    };
    /** React may replace an element between its being found and being used; then it is looked for again. */
    const withElement = async <T>(role: string, name: string, act: (element: Element) => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await act(await find(role, name));
        } catch (failure) {
          if (!String(failure).includes('stale element reference')) throw failure;
        }
      }
    };
    const customer: Customer = {
      window,
      find,
      visit: async (account, path = '/') => {
        const origin = account.startsWith('ny-') ? baseURL : baseURL?.replace('localhost', 'nj.localhost');
        await window.goto(`${origin ?? ''}${path}`);
      },
      click: (role, name) => withElement(role, name, (element) => window.click(element)),
      tap: (role, name) => withElement(role, name, (element) => window.tap(element)),
      valueOf: (label) =>
        withElement('textbox', label, (field) =>
          window.evaluate((input) => (input as unknown as HTMLInputElement).value, field),
        ),
      expectScreen: async (title) => {
        const titleOfScreen = () => window.evaluate(() => document.querySelector('h1')?.textContent);
        await expect.poll(titleOfScreen).toBe(title);
      },
      expectText: async (text) => {
        await expect.poll(() => window.evaluate(() => document.body.innerText)).toContain(text);
      },
    };
    await use(customer);
    await window.close();
  },
});

export { expect, t };
