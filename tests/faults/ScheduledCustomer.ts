import { type ReceivedCall, fakeNetwork, json, tokenExpired } from '../support/FakeNetwork';
import { VirtualTime } from '../support/VirtualTime';
import { calm, signedIn } from './Context';
import { CountingInsurer } from './CountingInsurer';
import type { Desk, Visit } from './desks';
import { isCallOf } from './insurerAnswers';
import { type Portal, portalOver } from './portal';

/** What becomes of a write on its way. "Late": the socket is killed, and the call still arrives half a minute later. */
export const transports = [
  'well',
  'neverArrives',
  'replyLost',
  'late',
  'slow',
  'refused',
  'brokenProxy',
  'expired',
] as const;

export type Transport = (typeof transports)[number];

/** What a customer does at the screen. */
export type Move =
  | { readonly do: 'press'; readonly times: number }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'back' }
  /** As the error page offers it, and here again. */
  | { readonly do: 'home' }
  | { readonly do: 'reload' };

/** A customer at one desk, whose page can be reloaded and whose writes travel as the schedule says. */
export class ScheduledCustomer {
  decisions = 0;
  readonly insurer: CountingInsurer;
  portal: Portal;
  readonly sent: ReceivedCall[] = [];
  readonly #desk: Desk;
  readonly #time = new VirtualTime();
  readonly #storage = new Map<string, string>();
  readonly #transports: Transport[];
  #visit: Visit | undefined;
  #page = 0;
  #isRenewed = false;
  #keys = 0;
  #tokens = 0;

  constructor(desk: Desk, way: readonly Transport[], knowsKeys: boolean) {
    this.#desk = desk;
    this.#transports = [...way];
    this.insurer = new CountingInsurer(knowsKeys);
    this.portal = this.#openPage();
  }

  async begin(): Promise<void> {
    await signedIn(this.portal);
    this.#desk.begin(this.portal);
    await this.#enter();
  }

  async make(made: Move): Promise<void> {
    if (made.do === 'press') return this.press(made.times);
    if (made.do === 'wait') return this.wait(made.seconds);
    this.#visit?.leave();
    if (made.do === 'reload') this.portal = this.#openPage();
    if (made.do === 'home') await this.#seeDashboard();
    await this.#enter();
  }

  /** A click, a double click, or Enter with a click, where the screen offers it: one decision. */
  async press(times: number): Promise<void> {
    if (this.#visit?.isOffered()) {
      this.decisions += 1;
      for (let time = 0; time < times; time += 1) this.#visit.press();
    }
    await calm();
  }

  async wait(seconds: number): Promise<void> {
    await this.#time.pass(seconds * 1_000);
    await calm();
  }

  /** The network is well again, and the customer goes on until it is done. */
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
    void this.portal.loadPolicy(new AbortController().signal).catch(() => undefined);
    await calm();
  }

  async #enter(): Promise<void> {
    this.portal.went.length = 0;
    this.#visit = await this.#desk.open(this.portal, () => `token-${String((this.#tokens += 1))}`);
  }

  /** A page that is reloaded hears of nothing any more; what it sent is on its way. */
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
    return { ...portal, ids: { next: () => `key-${String((this.#keys += 1))}` } };
  }

  async #travel(call: ReceivedCall): Promise<Response> {
    const isWrite = isCallOf(this.#desk.write, call);
    const planned = isWrite ? (this.#transports.shift() ?? 'well') : 'well';
    // Tokens that expire again at once would sign the customer out (K3).
    const transport = planned === 'expired' && this.#isRenewed ? 'well' : planned;
    if (isWrite) this.#isRenewed = transport === 'expired';
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
      case 'expired':
        return tokenExpired();
    }
  }

  #sleep(): Promise<void> {
    return this.#time.wait(30_000, new AbortController().signal);
  }
}
