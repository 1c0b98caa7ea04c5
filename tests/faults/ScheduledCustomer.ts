import { type ReceivedCall, fakeNetwork, json, tokenExpired } from '../support/FakeNetwork';
import { VirtualTime } from '../support/VirtualTime';
import { calm, signedIn } from './Context';
import { CountingInsurer } from './CountingInsurer';
import type { Desk, Said, Visit } from './desks';
import { isCallOf } from './insurerAnswers';
import { type Portal, portalOver } from './portalOver';

/** What happens to a write on the network. "late": the socket breaks, and the call still arrives 30 seconds later. */
export const transports = [
  'well',
  'neverArrives',
  'replyLost',
  'late',
  'slow',
  'refused',
  'brokenProxy',
  'unreadable',
  'expired',
] as const;

export type Transport = (typeof transports)[number];

/** What a customer does on the screen. */
export type Move =
  | { readonly do: 'press'; readonly times: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'back' }
  /** To the dashboard, as the error page offers, and back to the screen. */
  | { readonly do: 'home' }
  | { readonly do: 'reload' };

const noTab = { storage: new Map<string, string>(), name: 'key' };

/** A customer at one desk. The page can be reloaded; the network treats writes as the schedule says. */
export class ScheduledCustomer {
  decisions = 0;
  readonly insurer: CountingInsurer;
  portal: Portal;
  readonly sent: ReceivedCall[] = [];
  readonly #desk: Desk;
  readonly #time = new VirtualTime();
  readonly #storage: Map<string, string>;
  readonly #name: string;
  readonly #transports: Transport[];
  #visit: Visit | undefined;
  #page = 0;
  #isRefreshed = false;
  #keys = 0;
  #tokens = 0;

  private constructor(
    desk: Desk,
    way: readonly Transport[],
    insurer: CountingInsurer,
    { storage, name }: { readonly storage: ReadonlyMap<string, string>; readonly name: string } = noTab,
  ) {
    this.#desk = desk;
    this.#transports = [...way];
    this.insurer = insurer;
    this.#storage = new Map(storage);
    this.#name = name;
    this.portal = this.#openPage();
  }

  /**
   * A customer at a desk of an insurer.
   *
   * @param knowsKeys whether the insurer honours `Idempotency-Key`
   */
  static async at(desk: Desk, way: readonly Transport[], knowsKeys: boolean): Promise<ScheduledCustomer> {
    const customer = new ScheduledCustomer(desk, way, new CountingInsurer(knowsKeys));
    await signedIn(customer.portal);
    desk.begin?.(customer.portal);
    await customer.#enter();
    return customer;
  }

  /** What the screen says about the write. A screen that no longer opens has said that it is done. */
  get says(): Said {
    return this.#visit?.says() ?? 'done';
  }

  /** The browser copies what the tab keeps. */
  async duplicate(): Promise<ScheduledCustomer> {
    const copy = new ScheduledCustomer(this.#desk, [], this.insurer, { storage: this.#storage, name: 'copy' });
    await copy.#enter();
    return copy;
  }

  async make(made: Move): Promise<void> {
    if (made.do === 'press') return this.press(made.times);
    if (made.do === 'wait') return this.wait(made.seconds);
    this.#visit?.leave();
    if (made.do === 'reload') this.portal = this.#openPage();
    if (made.do === 'home') await this.#seeDashboard();
    await this.#enter();
  }

  /** One decision of the customer: a click, a double click, or Enter and a click. */
  async press(times: number): Promise<void> {
    if (this.#visit?.isOffered()) {
      this.decisions += 1;
      for (let time = 0; time < times; time += 1) this.#visit.act();
    }
    await calm();
  }

  async wait(seconds: number): Promise<void> {
    await this.#time.pass(seconds * 1_000);
    await calm();
  }

  /** The network works again, and the customer continues until the write is done. */
  async persevere(): Promise<void> {
    this.#transports.length = 0;
    await this.wait(120);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await this.make({ do: 'home' });
      await this.press(1);
      await this.wait(120);
    }
  }

  async #seeDashboard(): Promise<void> {
    void this.portal
      .get('loadPolicy')(new AbortController().signal)
      .catch(() => undefined);
    await calm();
  }

  async #enter(): Promise<void> {
    this.portal.went.length = 0;
    this.#visit = await this.#desk.open(this.portal, () => `token-${this.#name}-${String((this.#tokens += 1))}`);
  }

  /** After a reload, responses to calls of the old page are lost. */
  #openPage(): Portal {
    const page = (this.#page += 1);
    const network = fakeNetwork((call) => this.#travel(call));
    const nothing = new Promise<never>(() => undefined);
    const fetch = async (request: Request): Promise<Response> => {
      if (page !== this.#page) return nothing;
      try {
        const response = await network.fetch(request);
        return page === this.#page ? response : await nothing;
      } catch (failure) {
        if (page === this.#page) throw failure;
        return nothing;
      }
    };
    const portal = portalOver({ fetch }, this.#time, this.#storage);
    portal.give({ ids: { next: () => `${this.#name}-${String((this.#keys += 1))}` } });
    return portal;
  }

  async #travel(call: ReceivedCall): Promise<Response> {
    const isWrite = isCallOf(this.#desk.write, call);
    const planned = isWrite ? (this.#transports.shift() ?? 'well') : 'well';
    // A second expiry in a row would sign the customer out (K3).
    const transport = planned === 'expired' && this.#isRefreshed ? 'well' : planned;
    if (isWrite) this.#isRefreshed = transport === 'expired';
    if (isWrite && transport !== 'expired') this.sent.push(call);
    const gone = new TypeError('fetch failed');
    switch (transport) {
      case 'well':
        return this.insurer.carryOut(call);
      case 'neverArrives':
        throw gone;
      case 'replyLost':
        this.insurer.carryOut(call);
        throw gone;
      case 'late':
        void this.#sleep().then(() => this.insurer.carryOut(call));
        throw gone;
      case 'slow': {
        const answer = this.insurer.carryOut(call);
        await this.#sleep();
        return answer;
      }
      case 'refused':
        return json(500, { message: 'Not now' });
      case 'brokenProxy':
        this.insurer.carryOut(call);
        return new Response('<html>Gateway Timeout</html>', { status: 504 });
      case 'unreadable':
        this.insurer.carryOut(call);
        return new Response('<html>Welcome</html>', { status: 200 });
      case 'expired':
        return tokenExpired();
    }
  }

  #sleep(): Promise<void> {
    return this.#time.wait(30_000, new AbortController().signal);
  }
}
