/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { settle } from '../../../tests/support/FakeNetwork';
import { billingAddress as address, cardSlot as slot } from '../../../tests/support/payment';
import { type CardService, CardServiceUnavailable } from '../../application/ports/CardService';
import type { Recurly, RecurlyElement, RecurlyElements, TokenHandler } from './Recurly';
import { recurlyCardService } from './recurlyCardService';
import { RECURLY_SCRIPT_URL } from './recurlyScript';

const account = {
  routingNumber: '123456780',
  accountNumber: '000123456789',
  repeatedNumber: '000123456789',
  accountType: 'checking',
} as const;

/**
 * Recurly.js as its source behaves (4.43). Fields are frames, and a test decides when they are ready. The frames make the token of a card:
 * without them no answer comes. Each field and each group of fields listens to messages of the window until it is destroyed.
 */
class FakeRecurly implements Recurly {
  readonly configured: unknown[] = [];
  readonly asked: unknown[] = [];
  answer: (done: TokenHandler) => void = (done) => done(null, { id: 'a-token' });
  readonly said: string[] = [];
  listeners = 0;
  failing: 'configure' | 'CardMonthElement' | undefined;
  enter: () => void = () => undefined;
  fraud = {
    profiles: [] as readonly object[],
    activateProfiles: (): void => void this.said.push('collects device data'),
  };
  #attached: (() => void)[] = [];
  #frames: HTMLIFrameElement[] = [];

  configure(options: unknown): void {
    if (this.failing === 'configure') throw Object.assign(new Error(), { code: 'config-missing-public-key' });
    this.configured.push(options);
  }

  Elements(): RecurlyElements {
    this.listeners += 1;
    localStorage.setItem('__recurly__.deviceId', 'a-device');
    sessionStorage.setItem('__recurly__.sessionId', 'a-session');
    const element = ({ style }: { style: object }): RecurlyElement => {
      const frame = document.createElement('iframe');
      this.listeners += 1;
      frame.dataset['style'] = JSON.stringify(style);
      this.#frames.push(frame);
      return {
        attach: (parent) => parent.append(frame),
        on: (_event, listener) => this.#attached.push(listener),
        remove: () => frame.remove(),
        focus: () => this.said.push(`focus ${frame.title}`),
        configure: (options) => (frame.dataset['style'] = JSON.stringify(options.style)),
        destroy: () => {
          this.listeners -= 1;
          frame.remove();
        },
      };
    };
    return {
      on: (_event, listener) => (this.enter = listener),
      destroy: () => (this.listeners -= 1),
      CardNumberElement: element,
      CardMonthElement: (options) => {
        if (this.failing === 'CardMonthElement') throw new Error('This is no element.');
        return element(options);
      },
      CardYearElement: element,
      CardCvvElement: element,
    };
  }

  token(_elements: RecurlyElements, billing: unknown, done: TokenHandler): void {
    this.asked.push(billing);
    if (this.#frames.some(({ isConnected }) => !isConnected)) return;
    this.answer((...reply) => {
      if (this.#frames.every(({ isConnected }) => isConnected)) done(...reply);
    });
  }

  readonly bankAccount = {
    token: (asked: unknown, done: TokenHandler): void => {
      this.asked.push(asked);
      this.answer(done);
    },
  };

  getReady(count = 4): void {
    for (const listener of this.#attached.splice(0, count)) listener();
  }
}

const scripts = (): readonly HTMLScriptElement[] => [...document.querySelectorAll('script')];

/** The script of the page has come, and did what Recurly's does. */
const scriptCame = (recurly: Recurly | undefined): void => {
  Object.assign(window, { recurly });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
};

const fields = () => [...document.querySelectorAll('#card > .card-field')];
const labels = () => fields().map((field) => field.querySelector('.card-field-label')?.textContent);
const titles = () => fields().map((field) => field.querySelector('iframe')?.title);

/** A card form that waits for the script, if the page has none yet. */
const mount = async (service = recurlyCardService('a-public-key')) => {
  const visit = new AbortController();
  const mounting = service.mount(slot, visit.signal);
  // A test that needs no script leaves this one waiting until its time is over.
  mounting.catch(() => undefined);
  await settle();
  return { service, visit, mounting };
};

const open = async (service?: CardService) => {
  const mounted = await mount(service);
  const recurly = new FakeRecurly();
  scriptCame(recurly);
  await settle();
  return { ...mounted, recurly };
};

const openReady = async (service?: CardService) => {
  const opened = await open(service);
  opened.recurly.getReady();
  return { ...opened, card: await opened.mounting };
};

describe('recurlyCardService', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '<form><div id="card"></div></form>';
    const scheme = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => scheme as unknown as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'recurly');
    Reflect.deleteProperty(window, 'trustedTypes');
    jest.useRealTimers();
  });

  it('loads Recurly’s script with the first card form @BILLING-44 @CONFIG-13', async () => {
    const service = recurlyCardService('a-public-key');
    expect(scripts()).toEqual([]);

    await mount(service);

    expect(scripts().map(({ src }) => src)).toEqual(['https://js.recurly.com/v4/recurly.js']);
  });

  it('configures Recurly once, with the public key and the required fields @BILLING-23 @BILLING-44', async () => {
    const { recurly, service } = await openReady();
    await mount(service);

    expect(scripts()).toHaveLength(1);
    expect(recurly.configured).toEqual([
      expect.objectContaining({
        publicKey: 'a-public-key',
        required: ['cvv', 'first_name', 'last_name', 'address1', 'city', 'state', 'postal_code'],
      }),
    ]);
  });

  it('is off without a public key, and loads no script @BILLING-46 @CONFIG-12', async () => {
    const service = recurlyCardService('');

    const asked = [service.mount(slot, new AbortController().signal), service.tokeniseBankAccount(account, address)];
    // A script that fails leaves the page again.
    expect(scripts()).toEqual([]);
    for (const each of asked) await expect(each).rejects.toThrow(CardServiceUnavailable);
  });

  it('is unavailable if the script is blocked, and can be tried again @SAFE-6 @SAFE-20', async () => {
    const { service, mounting } = await mount();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(mounting).rejects.toThrow(CardServiceUnavailable);
    expect(scripts()).toEqual([]);

    expect((await openReady(service)).card).toBeDefined();
  });

  it('loads the script also where something foreign has its name @BILLING-44', async () => {
    Object.assign(window, { recurly: {} });
    expect((await openReady()).card).toBeDefined();
  });

  it('is unavailable if the script loads and does nothing', async () => {
    const { mounting } = await mount();
    scriptCame(undefined);

    await expect(mounting).rejects.toThrow(CardServiceUnavailable);
  });

  it('is unavailable if the library throws, and can be tried again @BILLING-78', async () => {
    const recurly = new FakeRecurly();
    recurly.failing = 'configure';
    const { service, mounting } = await mount();
    scriptCame(recurly);
    await expect(mounting).rejects.toThrow(CardServiceUnavailable);
    await expect(service.tokeniseBankAccount(account, address)).rejects.toThrow(CardServiceUnavailable);

    recurly.failing = undefined;
    const { mounting: again } = await mount(service);
    recurly.getReady();
    expect(await again).toBeDefined();
    expect(scripts()).toHaveLength(1);
  });

  it('removes the fields that it has drawn if another one throws', async () => {
    const recurly = new FakeRecurly();
    recurly.failing = 'CardMonthElement';
    const { visit, mounting } = await mount();
    scriptCame(recurly);
    await expect(mounting).rejects.toThrow();
    visit.abort();

    expect([fields(), recurly.listeners, Object.keys(localStorage)]).toEqual([[], 0, []]);
  });

  it('works with the script that came last where a slow one comes after all', async () => {
    jest.useFakeTimers();
    const service = recurlyCardService('a-public-key');
    const late = expect(service.mount(slot, new AbortController().signal)).rejects.toThrow(CardServiceUnavailable);
    await jest.advanceTimersByTimeAsync(10_000);
    await late;
    const mounting = service.mount(slot, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(0);
    const [slow, recurly] = [new FakeRecurly(), new FakeRecurly()];
    Object.assign(window, { recurly: slow });
    scriptCame(recurly);
    await jest.advanceTimersByTimeAsync(0);
    recurly.getReady();
    const card = await mounting;
    Object.assign(window, { recurly: slow });
    expect(await card.tokenise(address)).toEqual({ kind: 'token', billingToken: 'a-token' });
    expect([slow.configured, slow.asked, recurly.configured.length]).toEqual([[], [], 1]);
  });

  it('has a Trusted Types policy of its own for its one address', async () => {
    const createPolicy = jest.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
    Object.assign(window, { trustedTypes: { createPolicy } });
    const { service, mounting } = await mount();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await expect(mounting).rejects.toThrow();

    await mount(service);

    expect(scripts().map(({ src }) => src)).toEqual([RECURLY_SCRIPT_URL]);
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['hearthside#recurly']);
  });

  it('is ready once all four fields are ready', async () => {
    const { recurly, mounting } = await open();
    let isReady = false;
    void mounting.then(() => (isReady = true));

    recurly.getReady(3);
    await settle();
    expect(isReady).toBe(false);

    recurly.getReady(1);
    await settle();
    expect(isReady).toBe(true);
  });

  it('labels every frame, also for screen readers', async () => {
    await openReady();

    const names = ['Card Number', 'MM', 'YY', 'CVV'];
    expect([labels(), titles()]).toEqual([names, names]);
  });

  it('renames every field, also for screen readers', async () => {
    const { card } = await openReady();
    card.rename({ number: 'Número de tarjeta', month: 'MM', year: 'AA', cvv: 'CVV' });

    const names = ['Número de tarjeta', 'MM', 'AA', 'CVV'];
    expect([labels(), titles()]).toEqual([names, names]);
  });

  it('marks the fields that are invalid, and no other @BILLING-75', async () => {
    const { card } = await openReady();
    const marked = (): readonly (string | undefined)[] =>
      [...document.querySelectorAll('.card-field-invalid .card-field-label')].map(({ textContent }) => textContent);

    card.mark(['number', 'cvv', 'firstName']);
    expect(marked()).toEqual(['Card Number', 'CVV']);
    card.mark(['month']);
    expect(marked()).toEqual(['MM']);
  });

  it('removes its fields', async () => {
    const { card } = await openReady();
    card.remove();
    expect(document.getElementById('card')?.childElementCount).toBe(0);
  });

  it('removes its fields when the customer leaves', async () => {
    const { visit } = await openReady();
    visit.abort();
    expect(document.getElementById('card')?.childElementCount).toBe(0);
  });

  it('draws nothing if the customer left before the script loaded', async () => {
    const { visit, mounting } = await mount();
    visit.abort();
    scriptCame(new FakeRecurly());

    await expect(mounting).rejects.toThrow(CardServiceUnavailable);
    expect(document.getElementById('card')?.childElementCount).toBe(0);
  });

  it('sends the billing address, in the US, with the card @BILLING-22', async () => {
    const { card, recurly } = await openReady();

    expect(await card.tokenise(address)).toEqual({ kind: 'token', billingToken: 'a-token' });
    expect(recurly.asked).toEqual([
      {
        first_name: 'Nora',
        last_name: 'Whitfield',
        address1: '118 Maple Avenue',
        city: 'Albany',
        state: 'NY',
        postal_code: '12203',
        country: 'US',
      },
    ]);
  });

  it.each([
    ['number month year cvv first_name last_name postal_code', 'number month year cvv firstName lastName zipCode'],
    ['address1 city state country', 'address1 city stateCode country'],
    ['number vat_number', 'number'],
  ])('maps the fields %s that Recurly rejects to %s @BILLING-24', async (fields, named) => {
    const { card, recurly } = await openReady();
    recurly.answer = (done) => done({ code: 'validation', fields: fields.split(' ') });

    expect(await card.tokenise(address)).toEqual({ kind: 'invalid', fields: named.split(' ') });
  });

  it('maps the fields of an error that Recurly throws', async () => {
    const { card, recurly } = await openReady();
    recurly.answer = () => {
      throw Object.assign(new Error('invalid'), { code: 'validation', fields: ['cvv'] });
    };

    expect(await card.tokenise(address)).toEqual({ kind: 'invalid', fields: ['cvv'] });
  });

  it.each<[string, ...Parameters<TokenHandler>]>([
    ['no answer', { code: 'api-error' }, undefined],
    ['no answer in time', { code: 'api-timeout' }, undefined],
    ['a key that Recurly does not know', { code: 'invalid-public-key', fields: [] }, undefined],
    ['a fault of its server', { code: 'server-error', message: 'Something went wrong.' }, undefined],
    ['a fault in words of its other API', { code: 'internal_server_error' }, undefined],
    ['a fault of the gateway', { code: 'gateway_timeout' }, undefined],
    ['maintenance', { code: 'service_not_available' }, undefined],
    ['too many requests', { code: 'too-many-requests' }, undefined],
    ['a limit of its rate', { code: 'rate_limited' }, undefined],
    ['two requests at once', { code: 'simultaneous_request' }, undefined],
    ['neither a failure nor a token', null, undefined],
    ['a token that is no text', null, { id: { a: 1 } }],
    ['an empty token', null, { id: '' }],
    ['a failure beside a token', { code: 'api-error' }, { id: 'a-token' }],
  ])('is unavailable after %s', async (_what, failure, token) => {
    const { card, recurly } = await openReady();
    recurly.answer = (done) => done(failure, token);

    await expect(card.tokenise(address)).rejects.toThrow(CardServiceUnavailable);
  });

  it.each([
    ['a decline', { code: 'declined', message: 'Your card was declined.' }],
    ['a card over its limit', { code: 'exceeds_daily_limit' }],
    ['a value that names no field', { code: 'invalid-parameter', message: 'Your token could not be created.' }],
    ['fields that nobody knows', { code: 'validation', fields: ['vat_number'] }],
    ['a text in place of fields', { code: 'validation', fields: 'number' }],
    ['fields that every object has', { code: 'validation', fields: ['constructor', '__proto__', 'toString'] }],
  ])('is declined after %s @BILLING-79', async (_what, failure) => {
    const { card, recurly } = await openReady();
    recurly.answer = (done) => done(failure);

    expect(await card.tokenise(address)).toEqual({ kind: 'declined' });
  });

  it('moves the focus into a field, also from its label @BILLING-80', async () => {
    const { card, recurly } = await openReady();
    card.focus('cvv');
    document.querySelector<HTMLElement>('.card-field-month .card-field-label')?.click();
    expect(recurly.said).toEqual(['focus CVV', 'focus MM']);
  });

  it('submits its form on Enter @BILLING-80', async () => {
    const { recurly } = await openReady();
    const submitted = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', submitted);
    recurly.enter();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('takes the colours of the page again when it turns dark @BILLING-80', async () => {
    const { visit } = await openReady();
    const [frame] = document.querySelectorAll('iframe');
    const slotElement = document.getElementById('card');
    if (slotElement) slotElement.style.color = 'rgb(238, 240, 244)';
    window.matchMedia('').dispatchEvent(new Event('change'));
    expect(frame?.dataset['style']).toContain('rgb(238, 240, 244)');

    visit.abort();
    if (slotElement) slotElement.style.color = 'rgb(1, 2, 3)';
    window.matchMedia('').dispatchEvent(new Event('change'));
    expect(frame?.dataset['style']).toContain('rgb(238, 240, 244)');
  });

  it('leaves neither a listener of Recurly nor its numbers of the device and the session @SAFE-45', async () => {
    localStorage.setItem('another', 'stays');
    const { visit, recurly, service } = await openReady();
    expect(localStorage).toHaveLength(2);
    visit.abort();
    expect([recurly.listeners, Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([0, ['another'], []]);

    const { mounting } = await mount(service);
    recurly.getReady();
    await mounting;
    window.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(localStorage)).toEqual(['another']);
    localStorage.clear();
  });

  it('starts no collector of device data, and claims none @CONFIG-39', async () => {
    const { recurly } = await openReady();
    recurly.fraud.profiles = [{ processor: 'fraudnet' }];
    recurly.fraud.activateProfiles();
    expect([recurly.said, recurly.fraud.profiles]).toEqual([[], []]);
  });

  it('gives up a script that does not come within 10 seconds, and can load it again @BILLING-78', async () => {
    jest.useFakeTimers();
    const service = recurlyCardService('a-public-key');
    const refused = expect(service.mount(slot, new AbortController().signal)).rejects.toThrow(CardServiceUnavailable);
    await jest.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(scripts()).toEqual([]);
    void service.mount(slot, new AbortController().signal).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(scripts()).toHaveLength(1);
  });

  it('stops waiting for a token after 30 seconds: Recurly never calls back if its preflight fails @BILLING-78', async () => {
    const { card, recurly } = await openReady();
    recurly.answer = () => undefined;
    jest.useFakeTimers();
    const refused = expect(card.tokenise(address)).rejects.toThrow(CardServiceUnavailable);
    await jest.advanceTimersByTimeAsync(30_000);
    await refused;
  });

  it.each<[string, Parameters<TokenHandler>]>([
    ['a token', [null, { id: 'a-late-token' }]],
    ['a refusal', [{ code: 'declined' }]],
    ['a failure', [{ code: 'api-error' }]],
  ])('does not use %s that comes after the limit @BILLING-78', async (_what, reply) => {
    const { card, recurly } = await openReady();
    let late: TokenHandler = () => undefined;
    recurly.answer = (done) => (late = done);
    jest.useFakeTimers();
    const refused = expect(card.tokenise(address)).rejects.toThrow(CardServiceUnavailable);
    await jest.advanceTimersByTimeAsync(30_000);
    await refused;
    late(...reply);
    await jest.advanceTimersByTimeAsync(0);
    recurly.answer = (done) => done(null, { id: 'a-new-token' });
    expect(await card.tokenise(address)).toEqual({ kind: 'token', billingToken: 'a-new-token' });
  });

  it('exchanges a bank account for a token, in the name of the billing address @BILLING-62 @CONFIG-14', async () => {
    const { service, recurly } = await openReady();

    expect(await service.tokeniseBankAccount(account, address)).toEqual({ kind: 'token', billingToken: 'a-token' });
    expect(recurly.asked).toEqual([
      {
        name_on_account: 'Nora Whitfield',
        routing_number: '123456780',
        account_number: '000123456789',
        account_number_confirmation: '000123456789',
        account_type: 'checking',
        address1: '118 Maple Avenue',
        city: 'Albany',
        state: 'NY',
        postal_code: '12203',
        country: 'US',
      },
    ]);
  });

  it('maps the fields of a bank account that Recurly rejects @BILLING-64', async () => {
    const { service, recurly } = await openReady();
    recurly.answer = (done) =>
      done({
        code: 'validation',
        fields: ['routing_number', 'account_number_confirmation', 'name_on_account', 'postal_code'],
      });

    expect(await service.tokeniseBankAccount(account, address)).toEqual({
      kind: 'invalid',
      fields: ['routingNumber', 'accountNumber', 'lastName', 'zipCode'],
    });
  });
});
