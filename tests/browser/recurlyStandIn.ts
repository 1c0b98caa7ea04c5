import type { BrowserContext, Page, Route } from '@playwright/test';

const api = 'https://api.recurly.com';

interface Message {
  readonly event: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly groupId: string;
}

/** Runs in the portal's page. It behaves like Recurly.js 4.43, as far as the portal uses it. */
const library = (root: string): void => {
  type Done = (failure: unknown, token?: unknown) => void;
  interface Profile {
    readonly processor: string;
    readonly params: Readonly<Record<string, string>>;
  }
  const required = ['number', 'month', 'year', 'first_name', 'last_name'];
  const instanceId = crypto.randomUUID();
  let key = '';

  const kept = (storage: Storage, name: string, made: string = crypto.randomUUID()): string => {
    const value = storage.getItem(`__recurly__.${name}`) ?? made;
    storage.setItem(`__recurly__.${name}`, value);
    return value;
  };
  const device = () => ({ deviceId: kept(localStorage, 'deviceId'), sessionId: kept(sessionStorage, 'sessionId') });

  const ask = async (method: 'GET' | 'POST', route: string, data: Readonly<Record<string, string>> = {}) => {
    const sent = new URLSearchParams({ ...data, version: '4.43.0', key, ...device(), instanceId });
    const answer =
      method === 'GET' ? fetch(`${root}${route}?${sent.toString()}`) : fetch(root + route, { method, body: sent });
    const said = (await (await answer).json()) as Readonly<Record<string, unknown>>;
    if (said['error']) throw Object.assign(new Error(), said['error']);
    return said;
  };

  const fraud = {
    profiles: undefined as readonly Profile[] | undefined,
    params: () =>
      (fraud.profiles ?? []).map(({ processor, params }) => ({ processor, session_id: params['session_id'] })),
    activateProfiles: (): void => {
      for (const { params } of fraud.profiles ?? []) {
        const frame = document.createElement('iframe');
        frame.setAttribute('style', 'display:none;');
        document.body.append(frame);
        const script = document.createElement('script');
        script.type = 'application/json';
        script.innerHTML = JSON.stringify(params);
        frame.contentDocument?.head.append(script);
      }
    },
  };

  const Elements = () => {
    const groupId = crypto.randomUUID();
    const frames: HTMLIFrameElement[] = [];
    const heard = new Map<string, (body: Message['body']) => void>();
    const tell = (event: string, body = {}): void => {
      // A frame that has left the page has no window, and hears nothing.
      for (const frame of frames) frame.contentWindow?.postMessage({ event, body, groupId }, '*');
    };
    const receive = ({ origin, data }: MessageEvent<Message>): void => {
      if (origin === new URL(root).origin && data.groupId === groupId) heard.get(data.event)?.(data.body);
    };
    window.addEventListener('message', receive);
    let submitted = (): void => undefined;

    const element =
      (type: string) =>
      ({ style }: { readonly style: object }) => {
        const elementId = crypto.randomUUID();
        const named = (event: string): string => `element:${elementId}:${event}`;
        const container = document.createElement('div');
        // Recurly's own has this input on phones alone.
        const forTheTabKey = document.createElement('input');
        forTheTabKey.setAttribute('style', 'position: absolute; top: 0px; left: -1000px; opacity: 0;');
        forTheTabKey.setAttribute('aria-hidden', 'true');
        const frame = document.createElement('iframe');
        frame.setAttribute('style', 'background: none; width: 100%; height: 100%;');
        kept(sessionStorage, 'isCanaryOneThousandthSession', 'false');
        const recurly = { publicKey: key, required };
        const config = { style, busGroupId: groupId, ...device(), elementId, recurly, type };
        frame.src = `${root}/field.html#config=${encodeURIComponent(JSON.stringify(config))}`;
        container.append(forTheTabKey, frame);
        frames.push(frame);
        heard.set(named('submit'), () => submitted());
        return {
          attach: (parent: HTMLElement) => parent.append(container),
          on: (_event: 'attach', listener: () => void) => heard.set(named('ready'), listener),
          focus: () => tell(named('focus!')),
          configure: (changed: object) => tell(named('configure!'), changed),
          remove: () => container.remove(),
          destroy: () => container.remove(),
        };
      };

    return {
      on: (_event: 'submit', listener: () => void) => (submitted = listener),
      destroy: () => window.removeEventListener('message', receive),
      CardNumberElement: element('number'),
      CardMonthElement: element('month'),
      CardYearElement: element('year'),
      CardCvvElement: element('cvv'),
      tokenise: (inputs: object, done: Done): void => {
        const id = crypto.randomUUID();
        heard.set(`token:done:${id}`, ({ err, token }) => done(err, token));
        tell('token:init', { id, inputs });
      },
    };
  };

  Object.assign(window, {
    recurly: {
      fraud,
      Elements,
      configure: (options: { readonly publicKey: string; readonly required: readonly string[] }): void => {
        key = options.publicKey;
        required.push(...options.required);
        ask('GET', '/risk/info').then(
          ({ profiles }) => {
            fraud.profiles = profiles as readonly Profile[];
            fraud.activateProfiles();
          },
          () => undefined,
        );
      },
      token: ({ tokenise }: ReturnType<typeof Elements>, billing: object, done: Done): void => {
        const { colorDepth, height, width } = window.screen;
        const browser = {
          color_depth: colorDepth,
          java_enabled: false,
          language: navigator.language,
          referrer_url: window.location.href,
          screen_height: height,
          screen_width: width,
          time_zone_offset: new Date().getTimezoneOffset(),
          user_agent: navigator.userAgent,
        };
        tokenise({ ...billing, number: '', fraud: fraud.params(), browser }, done);
      },
      bankAccount: {
        token: (account: Readonly<Record<string, string>>, done: Done): void => {
          ask('POST', '/tokens', account).then((token) => done(null, token), done);
        },
      },
    },
  });
};

/** Runs in the frame of a card field, on Recurly's origin. The field of the number makes the token, with what the others contain. */
const field = (): void => {
  const config = JSON.parse(decodeURIComponent(location.hash.slice('#config='.length))) as Readonly<
    Record<'busGroupId' | 'elementId' | 'type' | 'deviceId' | 'sessionId', string>
  > & { readonly recurly: { readonly publicKey: string; readonly required: readonly string[] } };
  const input = document.querySelector('input') as HTMLInputElement;
  const named = (event: string): string => `element:${config.elementId}:${event}`;
  const say = (event: string, body: object = {}): void =>
    window.parent.postMessage({ event, body, groupId: config.busGroupId }, '*');
  const identity = {
    version: '4.43.0',
    key: config.recurly.publicKey,
    deviceId: config.deviceId,
    sessionId: config.sessionId,
    instanceId: crypto.randomUUID(),
  };

  const card = (): Record<string, string> => {
    const typed: Record<string, string> = {};
    for (let index = 0; index < window.parent.length; index += 1) {
      const other = window.parent[index]?.document.querySelector('input');
      if (other) typed[other.name] = other.value.replaceAll(' ', '');
    }
    return typed;
  };

  /** As Recurly's requests have it: `browser[language]=en-US`. */
  const flat = (values: object, within = ''): [string, string][] =>
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
      const full = within ? `${within}[${name}]` : name;
      return typeof value === 'object' ? flat(Object(value) as object, full) : [[full, value as string]];
    });

  const tokenise = async (inputs: object): Promise<unknown> => {
    const all: Record<string, unknown> = { ...inputs, ...card() };
    const fields = config.recurly.required.filter((name) => !all[name]);
    if (!/^\d{13,19}$/.test(String(all['number'])) && !fields.includes('number')) fields.push('number');
    if (fields.length > 0) return { err: { code: 'validation', fields } };
    const preflight = new URLSearchParams(identity).toString();
    await fetch(`risk/preflights?${preflight}`);
    const sent = new URLSearchParams(flat({ ...all, ...identity }));
    const said = await fetch('token', { method: 'POST', body: sent }).then(
      (answer) => answer.json() as Promise<{ readonly error?: unknown }>,
      () => ({ error: { code: 'api-error' } }),
    );
    return said.error ? { err: said.error } : { token: said };
  };

  input.name = config.type;
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') say(named('submit'));
  });
  window.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.event === named('focus!')) input.focus();
    if (data.event !== 'token:init' || config.type !== 'number') return;
    const { id, inputs } = data.body;
    // Where the request before the token fails, no answer comes.
    void tokenise(Object(inputs) as object).then(
      (body) => say(`token:done:${String(id)}`, Object(body) as object),
      () => undefined,
    );
  });
  say(named('ready'));
};

/** A site with FraudNet, whose collector the portal does not let run. */
const profiles = [
  { processor: 'fraudnet', params: { session_id: 'a-session', script_url: 'https://c.paypal.com/fb.js' } },
];

/** Playwright does not tell what Firefox sends, so every card and every account is the same. */
const answers: Readonly<Record<string, object>> = {
  'risk/info': { profiles },
  'risk/preflights': { preflights: [] },
  token: { type: 'credit_card', id: 'tok:credit_card:visa:1111' },
  tokens: { type: 'bank_account', id: 'tok:bank_account_info::6789' },
};

const answer = (route: Route): Promise<void> => {
  const [, path = ''] = new URL(route.request().url()).pathname.split('/js/v1/');
  const body = `<!doctype html><title>Field</title><input><script>(${field.toString()})()</script>`;
  return path === 'field.html'
    ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: answers[path] ?? {} });
};

/** Recurly's servers: the script, the frames of the card fields, and the calls. */
export const withRecurly = async (browser: BrowserContext | Page): Promise<void> => {
  await browser.route('https://js.recurly.com/v4/recurly.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${library.toString()})('${api}/js/v1')` }),
  );
  await browser.route(`${api}/**`, answer);
};

/** Enters a card into the frames. Playwright's keys do not reach a frame of another origin in Firefox. */
export const fillRecurlyCard = async (page: Page): Promise<void> => {
  const values = { 'Card Number': '4111 1111 1111 1111', MM: '12', YY: '30', CVV: '123' };
  for (const [title, text] of Object.entries(values)) {
    const input = page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox');
    await input.evaluate((element, value) => Object.assign(element, { value }), text);
  }
};
