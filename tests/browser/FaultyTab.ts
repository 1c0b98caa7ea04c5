import { type Page, type Portal, sessionOf, setFault, tellInsurer } from './portal';

export type Stored = Readonly<Record<string, string>>;

/** A request of the page. */
export interface Made {
  readonly method: string;
  readonly path: string;
}

/** A tab over the reference server. A test sets the faults of its calls. Its storage and its insurer can be set for each page. */
export class FaultyTab {
  /** The calls since they were last forgotten. */
  readonly calls: Made[] = [];
  readonly #page: Page;
  readonly #portal: Portal;
  readonly #open = new Set<unknown>();
  #begun = 0;
  #settled = (): void => undefined;

  constructor(page: Page, portal: Portal) {
    this.#page = page;
    this.#portal = portal;
    page.on('request', (request) => {
      this.#begun += 1;
      this.#open.add(request);
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) this.calls.push({ method: request.method(), path: pathname });
    });
    const end = (request: unknown): void => {
      this.#open.delete(request);
      if (this.#open.size === 0) this.#settled();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Forgets what customers did, and every fault. */
  reset(): Promise<void> {
    return tellInsurer(this.#page.request, 'POST', 'reset');
  }

  meet(fault: object): Promise<void> {
    return setFault(this.#page.request, fault);
  }

  meetNothing(): Promise<void> {
    return tellInsurer(this.#page.request, 'DELETE', 'faults');
  }

  /** Opens a quiet page of the variant, so that its storage can be changed. */
  async open(account: string): Promise<void> {
    await this.#portal.visit(account, '/error/serverError');
    await this.rest();
  }

  /** Replaces what the tab keeps. A session that a fault ended enters the register of all tabs again. */
  async keep(stored: Stored): Promise<void> {
    await this.#page.evaluate((items) => {
      sessionStorage.clear();
      for (const [name, value] of Object.entries(items))
        if (!name.endsWith('.entered')) sessionStorage.setItem(name, value);
    }, stored);
  }

  /** What the tab keeps of a customer who has just signed in. */
  sessionOf(account: string): Promise<Stored> {
    return sessionOf(this.#page, account);
  }

  kept(): Promise<Stored> {
    return this.#page.evaluate(() => ({ ...sessionStorage }));
  }

  /** Waits until no request is on its way and React has rendered what came. */
  async rest(): Promise<void> {
    for (;;) {
      const begun = this.#begun;
      if (this.#open.size > 0) await new Promise<void>((resolve) => (this.#settled = resolve));
      await this.#page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      if (this.#open.size === 0 && begun === this.#begun) return;
    }
  }
}
