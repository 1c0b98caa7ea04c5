import { exampleBody } from '../contract';

/** A call that needs the tokens of a customer. */
export interface TokenCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

const reads = [
  '/api/policies',
  '/api/policies/documents',
  '/api/policies/status/no-such-change',
  '/api/customer',
  '/api/customer/billingMethod',
  '/api/customer/billingTerm',
  '/api/customer/email/status/no-such-change',
  '/api/claims',
  '/api/claims/no-such-claim',
  '/api/referencedata?cat=agreement&id=UPDTPYMNT',
];

const rateBody = {
  state: 'NJ',
  billingTerm: 'yearly',
  coverages: [{ code: 'hep' }],
  metadata: { residenceType: 'HOME' },
};

/** Calls that change nothing. */
export const harmlessCalls: readonly TokenCall[] = [
  ...reads.map((path) => ({ method: 'GET' as const, path })),
  { method: 'POST', path: '/api/rates', body: rateBody },
  { method: 'POST', path: '/api/rates/preview', body: { quoteId: 'no-such-quote', rateBody } },
];

/** What a customer may write, and a backend may take for markup, an escape, or another character set. */
export const anyText =
  '- It doesn\'t start & “clicks” ¾ of the time 😀👩‍🔧.\n\nIt ran <1 hour at >90°F + -- select all from #2.  “Łódź 水 שלום” is 50%25 off: "C:\\new" &amp; ${x}';

/** The same in one line, for a name or an address. */
export const anyLine = anyText.replaceAll(/\s+/g, ' ');

/** What a program may take for a link, an address, a template, a date, an end, an attack or a bad word, and letters of other alphabets. */
export const otherText =
  'See www.example.com or https://example.com/a?b=1&c=2, write to me@example.com, call 201-555-0100 :) It says {{x}}, *on*, _off_, 1/2 and 11/05/2026 ...\n  ❤️ It’s $1; a|b ]]> 👍🏽 🇺🇸 مرحبا नमस्ते 한국어 — Straße, ısı, Ελλάδα, Привет, 葛\u{e0100}城 ひらカナ ไทย می\u200cروم 1\ufe0f\u20e3 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} `a`, **b**, __c__, $$, 50 %, 2–3 m²\n    Essex Glass (c) 2019 -> S/N 4002892200117, 5" pipe :wrench: &#8; %s <?x?> ../bin; drop table saw, delete from list, or 1=1, exec sleep(5), onload=2nd\u00a0try';

/** A claim that the portal could send. */
export const aClaim = (changes: object = {}) => ({
  ...exampleBody('/api/claims'),
  description: anyText,
  equipment: 'Furnace & “boiler” №2 <new> 😀',
  estimate: 1234.59,
  dateOfLoss: new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10),
  ...changes,
});

/** Every write of a customer. A stranger's key is a new one each time. */
export const writes: readonly TokenCall[] = [
  { method: 'POST', path: '/api/claims', body: aClaim() },
  {
    method: 'PUT',
    path: '/api/customer',
    body: { phoneNumber: '201-555-0111', changeReasonDescription: 'Updated Phone Number' },
  },
  { method: 'POST', path: '/api/customer/email', body: { email: 'stranger@example.com' } },
  {
    method: 'PUT',
    path: '/api/customer/email',
    body: { username: 'stranger@example.com', verificationCode: '000000', password: 'Wrong-2026!' },
  },
  { method: 'PUT', path: '/api/customer/billingTerm', body: { billingTerm: 'nonrecurringyearly' } },
  { method: 'PUT', path: '/api/customer/billingMethod', body: { billingToken: 'no-such-token' } },
  {
    method: 'PUT',
    path: '/api/policies',
    body: {
      changeReason: 'custmodpolpckg',
      changeReasonDescription: 'Updated Policy Coverages',
      coverages: [{ code: 'hep' }],
    },
  },
  {
    method: 'PUT',
    path: '/api/policies',
    body: { changeReason: 'custcancelled', changeReasonDescription: 'A stranger.' },
  },
];
