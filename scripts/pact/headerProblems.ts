/** What the portal, its browser or a cache on the way would take wrongly in the headers of a reply. */
interface Received {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
}

const SHARED = 'expected no-store or private, or a cache on the way shows the reply to another customer';

interface Rule {
  readonly header: string;
  readonly isWrong: (value: string, received: Received) => boolean;
  readonly why: string;
}

/** A cache keeps replies to a GET. The agreements are the same for everybody. */
const isOfOneCustomer = ({ method, path }: Received): boolean =>
  method === 'GET' && !path.startsWith('/api/referencedata');

/** `no-cache="set-cookie"` and `private="set-cookie"` restrict only that header. In Akamai's syntax, an exclamation mark negates a directive. */
const NOT_STORED = /(?<!!)\bno-(?:store|cache)\b(?!=)/i;
const PRIVATE = /\bprivate\b(?!=)/i;

/** Headers that caches of one vendor obey instead of `Cache-Control`. */
const OF_ONE_VENDOR = [
  'cdn-cache-control',
  'cloudflare-cdn-cache-control',
  'vercel-cdn-cache-control',
  'netlify-cdn-cache-control',
  'surrogate-control',
  'edge-control',
];

/**
 * Whether a shared cache may store the reply and give it to another customer. Caches do not know the portal's token headers, so only the
 * reply's own headers can forbid it. A `max-age` of 0 forbids it too, and so does an `s-maxage` of 0, whatever the `max-age` is.
 */
const isShared = (cacheControl: string): boolean => {
  const says = (directive: RegExp): boolean => directive.test(cacheControl);
  if (says(NOT_STORED)) return false;
  if (says(/\bs-maxage\b(?!="?0)/i) || (says(/\bpublic\b/i) && !says(/\b(?:max-age|s-maxage)="?0/i))) return true;
  if (says(PRIVATE)) return false;
  return (
    says(/\bstale-(?:while-revalidate|if-error)="?[1-9]/i) || (says(/\bmax-age="?[1-9]/i) && !says(/\bs-maxage\b/i))
  );
};

/** Whether `Cache-Control` does not decide how long a cache keeps the reply. Then `Expires` decides, or else `Last-Modified`. */
const isLeftToCaches = (headers: Headers): boolean => {
  const cacheControl = headers.get('cache-control') ?? '';
  return ![NOT_STORED, PRIVATE, /\bmax-age\b/i].some((directive) => directive.test(cacheControl));
};

/** Headers in which a cache on the way says that it has answered by itself. */
const OF_A_HIT = ['x-cache', 'x-cache-status', 'x-proxy-cache', 'cf-cache-status'];

const KEPT = 'a cache on the way has kept it, and shows it to another customer and after a write';

const isPause = (value: string): boolean => /^\d+$/.test(value) || /^[A-Z][a-z]{2}, \d/.test(value);

const rules: readonly Rule[] = [
  {
    header: 'www-authenticate',
    isWrong: (value, { status }) => status === 401 && /\b(?:Basic|Digest|Negotiate|NTLM)\b/i.test(value),
    why: 'leave it out, or the browser asks the customer for a password in a window of its own',
  },
  {
    header: 'cache-control',
    isWrong: (value, received) => isOfOneCustomer(received) && isShared(value),
    why: SHARED,
  },
  ...OF_ONE_VENDOR.map((header) => ({
    header,
    isWrong: (value: string, received: Received) => isOfOneCustomer(received) && isShared(value),
    why: SHARED,
  })),
  {
    header: 'x-accel-expires',
    isWrong: (value, received) => isOfOneCustomer(received) && /^[1-9]/.test(value),
    why: SHARED,
  },
  {
    header: 'age',
    isWrong: (value, received) => isOfOneCustomer(received) && Number(value) > 0,
    why: KEPT,
  },
  ...OF_A_HIT.map((header) => ({
    header,
    isWrong: (value: string, received: Received) => isOfOneCustomer(received) && /(?:\b|_)HIT\b/i.test(value),
    why: KEPT,
  })),
  {
    header: 'expires',
    isWrong: (value, received) =>
      isOfOneCustomer(received) && isLeftToCaches(received.headers) && Date.parse(value) > Date.now(),
    why: SHARED,
  },
  {
    header: 'last-modified',
    isWrong: (_, received) =>
      isOfOneCustomer(received) && isLeftToCaches(received.headers) && received.headers.get('expires') === null,
    why: SHARED,
  },
  {
    header: 'x-correlation-id',
    isWrong: (value, { status }) => status >= 400 && /^\W*(?:undefined|null|none|nil|nan)?\W*$/i.test(value),
    why: 'expected an id of the call, which the customer reads to your support',
  },
  {
    header: 'x-falcon-refresh',
    isWrong: (value) => /[^\x21-\x7e]/.test(value.trim()),
    why: 'expected one token; a header that a reply has twice is read as both values with a comma between them',
  },
  {
    header: 'retry-after',
    isWrong: (value, { status }) => (status === 429 || status === 503) && !isPause(value),
    why: 'expected seconds, or a date of HTTP',
  },
];

/** One sentence for each wrong header: the call, the value and the rule that it breaks. */
export const headerProblems = (call: string, received: Received): readonly string[] =>
  rules.flatMap(({ header, isWrong, why }) => {
    const value = received.headers.get(header);
    if (value === null || !isWrong(value, received)) return [];
    return [`${call} answered ${received.status} with the header ${header}: ${value}; ${why}.`];
  });
