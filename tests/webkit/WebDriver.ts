import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { freePort } from '../support/freePort';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Finds elements by role and name, as the component tests do. */
const testingLibrary = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export interface Element {
  readonly [elementKey]: string;
}

/** Sends a command of the protocol. */
export type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Opens windows of a browser. */
export interface Driver {
  open(width: number, height: number): Promise<WebDriver>;
  stop(): void;
}

/** Starts a driver of WebKit's, and waits until it answers. */
export const serve = async (program: string, env: NodeJS.ProcessEnv): Promise<{ origin: string; stop(): void }> => {
  const port = await freePort();
  const driver: ChildProcess = spawn(program, [`--port=${String(port)}`], {
    env: { ...process.env, TZ: 'America/New_York', ...env },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`${program} ended before it was ready.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, stop: () => void driver.kill() };
};

/** Begins a session of a driver. */
export const beginSession = async (origin: string, capabilities: object): Promise<Send> => {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return (method, path, body) => send(method, `${origin}/session/${sessionId}${path}`, body);
};

/** WebKitGTK's driver on a virtual screen. */
export const startDriver = async (): Promise<Driver> => {
  const { XVFB, WEBKIT_DRIVER, WEBKIT_BROWSER } = process.env;
  if (!XVFB || !WEBKIT_DRIVER) throw new Error('XVFB and WEBKIT_DRIVER name no programs. Run `npm run test:browsers`.');
  // Without `-noreset`, a window that opens while the screen resets is refused, and the driver waits for its browser forever.
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const driver = await serve(WEBKIT_DRIVER, { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' });
  return {
    open: async (width, height) => {
      const browserOptions = { binary: WEBKIT_BROWSER, args: ['--automation', '--full-screen'] };
      const window = new WebDriver(await beginSession(driver.origin, { 'webkitgtk:browserOptions': browserOptions }));
      await window.call('POST', '/window/rect', { x: 0, y: 0, width, height });
      return window;
    },
    stop: () => {
      driver.stop();
      screen.kill();
    },
  };
};

/** One browser window, driven over the W3C WebDriver protocol. */
export class WebDriver {
  readonly #send: Send;
  readonly #clicksElements: boolean;
  #offset = 0;

  /** @param clicksElements by the driver's own command; Firefox's pointer makes a double click of two clicks soon after each other */
  constructor(sends: Send, clicksElements = false) {
    this.#send = sends;
    this.#clicksElements = clicksElements;
  }

  call<Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> {
    return this.#send<Answer>(method, path, body);
  }

  close(): Promise<unknown> {
    return this.call('DELETE', '');
  }

  goto(url: string): Promise<unknown> {
    return this.call('POST', '/url', { url });
  }

  /** Runs a function in the page. It sees its arguments and nothing else of the test. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return this.call('POST', '/execute/sync', { script: `return (${run.toString()}).apply(null, arguments)`, args });
  }

  /** The same for a function that finds elements by the library, which is the global `TestingLibraryDom`. */
  async evaluateWithLibrary<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    if (await this.evaluate(() => !('TestingLibraryDom' in globalThis)))
      await this.call('POST', '/execute/sync', { script: testingLibrary, args: [] });
    return this.evaluate(run, ...args);
  }

  /** The first visible element of a role and name, or `null`. */
  async find(role: string, name: string): Promise<Element | null> {
    const script = `return globalThis.TestingLibraryDom
      ? TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name: arguments[1] })[0] ?? null
      : 'missing'`;
    const query = () => this.call<Element | null | 'missing'>('POST', '/execute/sync', { script, args: [role, name] });
    const found = await query();
    if (found !== 'missing') return found;
    await this.call('POST', '/execute/sync', { script: testingLibrary, args: [] });
    const again = await query();
    return again === 'missing' ? null : again;
  }

  /** Clicks an element near its middle. */
  async click(element: Element): Promise<void> {
    if (!this.#clicksElements) return this.#point(element, 'mouse');
    await this.#center(element);
    // Two presses soon after each other would be a double click (SHELL-33). A key between them prevents that.
    await this.press(keys.shift);
    await this.call('POST', `/element/${element[elementKey]}/click`, {});
  }

  async #center(element: Element): Promise<void> {
    await this.evaluate(
      (target) => (target as unknown as HTMLElement).scrollIntoView({ block: 'center', behavior: 'instant' }),
      element,
    );
  }

  /** Focuses an element and types. */
  type(element: Element, text: string): Promise<unknown> {
    return this.call('POST', `/element/${element[elementKey]}/value`, { text });
  }

  /** Empties a field by keys: React does not notice when WebKit clears it. */
  async empty(element: Element): Promise<void> {
    await this.click(element);
    await this.chord(keys.control, 'a');
    await this.press(keys.backspace);
  }

  /** Types into the focused element. */
  press(...keys: readonly string[]): Promise<unknown> {
    const strokes = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
  }

  /** Presses a key while another one is held down. */
  chord(held: string, value: string): Promise<unknown> {
    const actions = [
      { type: 'keyDown', value: held },
      { type: 'keyDown', value },
      { type: 'keyUp', value },
      { type: 'keyUp', value: held },
    ];
    return this.call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Holds the button of the mouse down on an element for a while. */
  hold(element: Element, milliseconds: number): Promise<unknown> {
    return this.#point(element, 'mouse', milliseconds);
  }

  /** Taps an element near its middle. WebKitGTK delivers the touch as a mouse event. */
  tap(element: Element): Promise<unknown> {
    return this.#point(element, 'touch');
  }

  /**
   * WebKitGTK's own command for a click misses some elements, so this moves the pointer itself. Two presses soon after each other are at
   * two places, because at one place WebKit counts them as a double click.
   */
  async #point(element: Element, pointerType: 'mouse' | 'touch', duration = 0): Promise<void> {
    this.#offset = this.#offset === 0 ? 8 : 0;
    await this.#center(element);
    const actions = [
      { type: 'pointerMove', origin: element, x: this.#offset, y: 0, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration },
      { type: 'pointerUp', button: 0 },
    ];
    await this.call('POST', '/actions', {
      actions: [{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions }],
    });
  }
}

const send = async <Answer>(method: string, url: string, body?: object): Promise<Answer> => {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Answer & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver: ${String(value.error)}: ${String(value.message)}`);
  return value;
};

/** The code points of keys that type no character. */
export const keys = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  backspace: '\uE003',
  control: '\uE009',
  shift: '\uE008',
  left: '\uE012',
  right: '\uE014',
} as const;
