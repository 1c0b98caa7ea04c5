import { type Exchange, describedReply, replyProblems, knownValues } from '../../scripts/pact/contract';

const exchange = (
  path: string,
  body: unknown,
  { contentType = 'application/json', ...changes }: Partial<Exchange> & { readonly contentType?: string } = {},
): Exchange => ({
  method: 'GET',
  path,
  sent: '',
  status: 200,
  headers: new Headers({ 'Content-Type': contentType }),
  received: JSON.stringify(body),
  ...changes,
});

const policy = (term: object) => exchange('/api/policies', { data: [{ policyNumber: 'NY-1', currentTerm: term }] });
const billing = (data: object) => exchange('/api/customer/billingMethod', { data });

describe('The check of a reply @WIRE-62', () => {
  it.each<[string, Exchange, string]>([
    [
      'a date with a time',
      policy({ endDate: '2027-08-23T00:00:00Z' }),
      'data[0].currentTerm.endDate is "2027-08-23T00:00:00Z", expected a day as yyyy-MM-dd',
    ],
    ['an American date', policy({ startDate: '08/23/2027' }), 'data[0].currentTerm.startDate is "08/23/2027"'],
    ['a day that does not exist', policy({ startDate: '2027-13-01' }), 'expected a day as yyyy-MM-dd'],
    [
      'a number as a text',
      policy({ annualPremium: '109.89' }),
      'data[0].currentTerm.annualPremium is "109.89", expected a number or null',
    ],
    [
      'a coverage amount as a number',
      policy({ coverages: [{ code: 'bul', limitAmount: 10000 }] }),
      'data[0].currentTerm.coverages[0].limitAmount is 10000, expected a text or null',
    ],
    ['yes or no as a text', billing({ pastDue: 'false' }), 'data.pastDue is "false", expected true or false'],
    ['a price below zero', policy({ monthlyPremium: -1 }), 'expected a number of at least 0'],
    [
      'a moment without a zone',
      exchange('/api/claims', { data: [{ claimNumber: 'C', createdAt: '2026-10-02T14:05:00' }] }),
      'expected a moment of ISO 8601 with its zone',
    ],
    ...['24:30:00Z', '14:05:61Z', '14:05:00+24:00', '14:05:00-05:60'].map((time): [string, Exchange, string] => [
      `a moment at ${time}, which does not exist`,
      exchange('/api/claims', { data: [{ claimNumber: 'C', createdAt: `2026-10-02T${time}` }] }),
      'expected a moment of ISO 8601 with its zone',
    ]),
    ['no row, as Go writes it', exchange('/api/claims', { data: null }), 'data is null, expected a list'],
    ['a missing field in an empty list', exchange('/api/customer', { data: [] }), 'data.email is missing'],
    ['a missing field', exchange('/api/claims', { data: [{}] }), 'data[0].claimNumber is missing, expected a value'],
    ['no envelope', exchange('/api/customer', { email: 'a@example.com' }), 'data is missing'],
    [
      'a redirect',
      exchange('/api/policies', {}, { status: 307 }),
      'GET /api/policies answered 307. The portal follows no redirect.',
    ],
    [
      'an old copy',
      exchange('/api/policies', '', { status: 304 }),
      'GET /api/policies answered 304, although the portal keeps no copy of a reply.',
    ],
    [
      'a page',
      exchange('/api/claims', '', { received: '<h1>Claims</h1>', contentType: 'text/html' }),
      'the body is "<h1>Claims</h1>" with text/html, expected JSON with application/json',
    ],
    ['half a reply', exchange('/api/claims', '', { received: '{"data":[' }), 'expected JSON with application/json'],
    [
      'a text that a program made of nothing',
      billing({ paymentMethod: { cardType: 'null' } }),
      'is "null", expected null',
    ],
    ['an object as a text', billing({ paymentMethod: { cardType: '[object Object]' } }), 'expected null or no value'],
    ['a message that is a number', exchange('/api/claims', { message: 42 }, { status: 500 }), 'message is 42'],
  ])('names call, field, value and expectation: %s', (_, wrong, problem) => {
    expect(replyProblems(wrong).join('\n')).toContain(problem);
    expect(replyProblems(wrong)[0]).toContain(`GET ${wrong.path}`);
  });

  it.each([
    ['a page after a write', '<h1>Saved</h1>', {}],
    ['half a reply to a write', '{"data":', {}],
    [
      'a page after a cancellation',
      '<p>Cancelled</p>',
      { path: '/api/policies', sent: '{"changeReason":"custcancelled"}' },
    ],
  ])('refuses %s, which the portal takes for a proxy’s', (_, received, changes) => {
    const written = exchange('/api/customer', '', { method: 'PUT', received, contentType: 'text/html', ...changes });
    expect(replyProblems(written)).toEqual([expect.stringContaining('expected JSON, another text or nothing.')]);
  });

  it.each([
    ['that opens a window of the browser', 401, 'WWW-Authenticate', 'Basic realm="api"'],
    ['that lets a cache keep what is of one customer', 200, 'Cache-Control', 'public, max-age=60'],
    ['that lets any cache keep it', 200, 'Cache-Control', 'max-age=60, immutable'],
    ['that forbids it for cookies alone', 200, 'Cache-Control', 'no-cache="set-cookie", max-age=60'],
    ['that makes cookies alone private', 200, 'Cache-Control', 'private="set-cookie", max-age=60'],
    ['that lets a cache show it when it is old', 200, 'Cache-Control', 'max-age=0, stale-while-revalidate=60'],
    ['that lets a shared cache show it when it is old', 200, 'Cache-Control', 's-maxage=0, stale-while-revalidate=60'],
    ['that lets a shared cache keep it', 200, 'Cache-Control', 'max-age=0, s-maxage=60'],
    ['that lets a network of caches keep it', 200, 'CDN-Cache-Control', 'max-age=60'],
    ['that lets the network of one vendor keep it', 200, 'Edge-Control', '!no-store, max-age=60'],
    ['that lets nginx keep it', 200, 'X-Accel-Expires', '60'],
    ['that leaves it to the cache', 200, 'Last-Modified', 'Tue, 01 Sep 2026 09:00:00 GMT'],
    ['that lets a cache keep it until a day', 200, 'Expires', 'Thu, 01 Jan 2099 00:00:00 GMT'],
    ['of a cache that has kept it for a while', 200, 'Age', '7'],
    ['of a cache that has found it', 200, 'X-Cache', 'Hit from cloudfront'],
    ['of a cache that has found it in memory', 200, 'X-Cache', 'TCP_MEM_HIT from proxy'],
    ['that names no call', 404, 'x-correlation-id', 'undefined'],
    ['that names no call, as Apache writes it', 404, 'x-correlation-id', '(null)'],
    ['that says in words when to come back', 429, 'Retry-After', '30 seconds'],
    ['that says twice when to come back', 429, 'Retry-After', '30, 30'],
    ['that has the refresh token twice', 200, 'x-falcon-refresh', 'refresh-1, refresh-1'],
  ])('names a header %s', (_, status, name, value) => {
    const headers = new Headers({ 'Content-Type': 'application/json', [name]: value });
    const [problem] = replyProblems(
      exchange('/api/customer', { data: { email: 'a@example.com' } }, { status, headers }),
    );
    expect(problem).toContain(`GET /api/customer answered ${status} with the header ${name.toLowerCase()}: ${value}`);
  });

  it.each([
    ['401', { 'WWW-Authenticate': 'Bearer realm="api"' }],
    ['200', { 'Cache-Control': 'private, max-age=60', ETag: 'W/"1"', 'x-correlation-id': 'null' }],
    ['200', { 'Cache-Control': 'public, max-age=0' }],
    ['200', { 'Cache-Control': 'max-age=60, s-maxage=0, must-revalidate' }],
    ['200', { 'Cache-Control': 'max-age=0, must-revalidate', 'CDN-Cache-Control': 'no-store', Expires: '0' }],
    ['200', { 'Cache-Control': 'private', Expires: 'Thu, 01 Jan 2099 00:00:00 GMT' }],
    ['200', { 'Cache-Control': 'no-cache, max-age=60' }],
    ['200', { 'x-falcon-refresh': 'a.b-c_d=' }],
    ['200', { 'x-falcon-refresh': '' }],
    ['200', { Age: '0', 'X-Cache': 'Miss from cloudfront', 'CF-Cache-Status': 'DYNAMIC' }],
    ['200', { 'Cache-Control': 'no-store', 'Last-Modified': 'Tue, 01 Sep 2026 09:00:00 GMT', 'X-Accel-Expires': '0' }],
    ['404', { 'x-correlation-id': 'req-7' }],
    ['429', { 'Retry-After': '30' }],
    ['503', { 'Retry-After': 'Sat, 28 Nov 2026 14:00:00 GMT' }],
  ])('accepts headers of a %s', (status, named) => {
    const headers = new Headers({ 'Content-Type': 'application/json', ...named });
    const body = { data: { email: 'a@example.com' }, message: 'No.' };
    expect(replyProblems(exchange('/api/customer', body, { status: Number(status), headers }))).toEqual([]);
  });

  it.each([
    [
      'the password that was set',
      'PUT',
      '/api/auth/password',
      { password: 'Hearth-2027!' },
      '{"data":{"p":"Hearth-2027!"}}',
    ],
    [
      'a password that was refused',
      'POST',
      '/api/auth/login',
      { password: 'Hearth-2027!' },
      '{"message":"Hearth-2027!"}',
    ],
    ['the code that was sent', 'POST', '/api/auth/password', {}, '{"data":{"resetCode":"246810"}}'],
    ['the code for another address', 'POST', '/api/customer/email', {}, '{"otp":246810}'],
    ['a code of letters', 'POST', '/api/customer/email', {}, '{"data":{"verificationCode":"K7QX2P"}}'],
    ['an invitation', 'POST', '/api/auth/user/invitation', {}, '{"data":{"token":"invite-ny"}}'],
    ['a link', 'POST', '/api/auth/password', {}, '{"data":{"link":"https://a.example.com/reset?token=jX81kQ"}}'],
    [
      'a hash of another kind',
      'GET',
      '/api/customer',
      {},
      '{"data":{"passwordHash":"5f4dcc3b5aa765d61d8327deb882cf99"}}',
    ],
    ['the hash of a password', 'GET', '/api/customer', {}, '{"data":{"hash":"$2b$10$N9qo8uLOickgx2ZMRZoMye"}}'],
    ['a code that was kept', 'GET', '/api/customer', {}, '{"data":{"resetCode":"246810"}}'],
    ['a token that was kept', 'POST', '/api/auth/login', {}, '{"data":{"passwordResetToken":"jX81kQ"}}'],
    ['the number of a card', 'GET', '/api/customer/billingMethod', {}, '{"cardNumber":"4111111111111111"}'],
    ['all digits of a card', 'GET', '/api/customer/billingMethod', {}, '{"lastFour":"4111111111111111"}'],
    ['the number of a card in groups', 'GET', '/api/customer/billingMethod', {}, '{"pan":"4111 1111 1111 1111"}'],
    ['the number of a bank account', 'GET', '/api/customer/billingMethod', {}, '{"bankAccountNumber":"000123456789"}'],
    ['an international number', 'GET', '/api/customer/billingMethod', {}, '{"iban":"DE89370400440532013000"}'],
    [
      'the number that ends with the last four digits',
      'GET',
      '/api/customer/billingMethod',
      {},
      '{"data":{"paymentMethod":{"type":"bank_account_info","accountNumber":123456789,"lastFour":"6789"}}}',
    ],
    ['a social security number', 'GET', '/api/customer', {}, '{"data":{"ssn":"123-45-6789"}}'],
    ['the code of a card', 'GET', '/api/customer/billingMethod', {}, '{"cvv":"737"}'],
  ])('refuses a reply with %s', (_, method, path, sent, received) => {
    const status = received.includes('message') ? 401 : 200;
    const [problem] = replyProblems(exchange(path, '', { method, sent: JSON.stringify(sent), received, status }));
    expect(problem).toMatch(
      /answered (?:\d+ with (?:the|a) (?:password that was sent|hash of a password|number of a card or a bank account|social security number)|(?:the|a) code\b.* only)/,
    );
    expect(problem).not.toMatch(/Hearth|246810|6789/);
  });

  it.each([
    { securityAnswer: 'Rex' },
    { security: { questions: [{ question: 'Your dog?', answers: ['Rex'] }] } },
    { login: { pwd: 'Hearth-2026!' } },
    { password_hint: 'The season' },
    { pin: 4711 },
    { otpSecret: 'JBSWY3DPEHPK3PXP' },
    { recoveryCodes: ['a1b2-c3d4'] },
    { client: { privateKey: '-----BEGIN' } },
  ])('refuses a profile with %j', (secret) => {
    const [problem] = replyProblems(exchange('/api/customer', { data: { email: 'a@example.com', ...secret } }));
    expect(problem).toMatch(/^GET \/api\/customer answered 200 with data\.[\w.]+, which is a secret\.$/);
  });

  it.each([
    { password: '********', pin: null, securityQuestion: 'Your dog?' },
    { mustChangePassword: 'yes', hasPassword: true, password: '' },
    { passwordChangedAt: '2026-11-01', lastPassword: '2026-11-01T09:00:00Z' },
    { links: { forgotPassword: '/forgot', resetPassword: 'https://portal.example.com/reset' } },
    { pinned: '4711', spin: 4711, publicKey: 'MIIB' },
  ])('accepts a profile with %j', (more) => {
    expect(replyProblems(exchange('/api/customer', { data: { email: 'a@example.com', ...more } }))).toEqual([]);
  });

  it.each([
    { 'X-Reset-Code': '246810' },
    { 'X-OTP': 'K7QX2P' },
    { Location: 'https://a.example.com/reset?token=jX81kQ' },
  ])('refuses a code in a header: %j', (headers) => {
    const sent = exchange('/api/auth/password', {}, { method: 'POST', headers: new Headers(headers) });
    expect(replyProblems(sent)).toEqual([expect.stringContaining('answered the code')]);
  });

  it('accepts other codes in a header', () => {
    const headers = new Headers({ 'X-Error-Code': '1042', 'X-CSRF-Token': 'jX81kQ', 'X-Zip-Code': '07030' });
    expect(replyProblems(exchange('/api/auth/password', {}, { method: 'POST', headers }))).toEqual([]);
  });

  it('accepts a refusal that says of each field what is wrong', () => {
    const refused = { message: 'Please look again.', errors: { password: 'It is too short.' } };
    expect(replyProblems(exchange('/api/auth/user', refused, { method: 'PUT', status: 400 }))).toEqual([]);
  });

  it('accepts the number of the account at the insurer', () => {
    const paymentMethod = { type: 'bank_account_info', accountNumber: '2200110', lastFour: '6789' };
    expect(replyProblems(billing({ accountNumber: '1206789', paymentMethod }))).toEqual([]);
    expect(replyProblems(billing({ paymentMethod: { ...paymentMethod, lastFour: null } }))).toEqual([]);
  });

  it.each(['{"code":200}', '{"code":"0000"}', '{"data":{"expiresIn":1200}}', '{"code":"CODE_SENT","csrfToken":"a"}'])(
    'accepts %s to a request for a code',
    (received) => {
      expect(replyProblems(exchange('/api/auth/password', '', { method: 'POST', received }))).toEqual([]);
    },
  );

  it.each(['Don\u00e2\u20ac\u2122t', 'Ca\u00c3\u00b1on', '90\u00c2\u00b0F', 'Zo\ufffd'])(
    'refuses garbled letters: %s',
    (name) => {
      const [problem] = replyProblems(exchange('/api/customer', { data: { email: 'a@example.com', lastName: name } }));
      expect(problem).toContain('data.lastName is');
      expect(problem).toContain('the letters as they were written');
    },
  );

  it('accepts letters of every alphabet', () => {
    const lastName = 'SÃO Ângela Łódź “水” – ñ';
    expect(replyProblems(exchange('/api/customer', { data: { email: 'a@example.com', lastName } }))).toEqual([]);
  });

  it('says a fault of many rows once', () => {
    const rows = ['a', 'b', 'c'].map((claimNumber) => ({ claimNumber, createdAt: claimNumber, status: 'open' }));
    const problems = replyProblems(exchange('/api/claims', { data: [...rows, { claimNumber: 1 }] }));
    expect(problems).toHaveLength(2);
    expect(problems[0]).toMatch(/data\[0\]\.createdAt is "a", expected a moment .* \(and 2 more like it\)\.$/);
    expect(problems[1]).not.toContain('more like it');
  });

  it('lets a cache keep the agreements, which are everybody’s', () => {
    const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'public' });
    expect(replyProblems(exchange('/api/referencedata?id=1', { data: { html: '<p>' } }, { headers }))).toEqual([]);
  });

  it.each<[string, Exchange]>([
    ['null for what is optional', policy({ endDate: null, annualPremium: null, coverages: null })],
    [
      'a customer whose name is Null, and a claim of None',
      exchange('/api/claims/C', { data: { claimNumber: 'C', equipment: 'None', description: 'null' } }),
    ],
    ['an object without fields, as PHP writes it', billing({ paymentDetails: [], paymentMethod: [] })],
    ['an unknown value', billing({ paymentMethod: { type: 'wallet' } })],
    ['an account without a code', exchange('/api/customer', { data: { email: 'a@example.com', resetCode: null } })],
    ['the confirmation of a payment', billing({ paymentHistory: [{ confirmationCode: 'K7QX2P', lastFour: '0042' }] })],
    ['another field', policy({ addedLater: { by: 'the backend' } })],
    [
      'a moment without milliseconds',
      exchange('/api/claims', { data: [{ claimNumber: 'C', createdAt: '2026-10-02T14:05:00Z' }] }),
    ],
    [
      'a moment with an offset',
      exchange('/api/claims', { data: [{ claimNumber: 'C', createdAt: '2026-10-02T14:05:00-0400' }] }),
    ],
    ['no body', exchange('/api/customer', undefined, { method: 'PUT', status: 204, received: '', contentType: '' })],
    [
      'a text after a write',
      exchange('/api/customer', undefined, { method: 'PUT', received: 'OK', contentType: 'text/plain' }),
    ],
    [
      'any reply to a cancellation',
      exchange('/api/policies', { data: 'done' }, { method: 'PUT', sent: '{"changeReason":"custcancelled"}' }),
    ],
    ['a proxy’s page', exchange('/api/claims', undefined, { status: 502, received: '<h1>', contentType: 'text/html' })],
    ['a call that the file does not have', exchange('/health', { anything: 1 })],
  ])('accepts %s', (_, legal) => {
    expect(replyProblems(legal)).toEqual([]);
  });
});

describe('A reply in a message @WIRE-62', () => {
  it.each([
    [204, '', '204'],
    [404, '{"message":"There is no such claim."}', '404 (There is no such claim.)'],
    [
      502,
      '<html><head><TITLE>\n502 Bad Gateway </TITLE></head><body>…</body></html>',
      '502 (the page “502 Bad Gateway”)',
    ],
    [500, ' Traceback:\n  KeyError ', '500 (Traceback: KeyError)'],
  ])('is its status and what it says: %d %j', (status, received, described) => {
    expect(describedReply(status, received)).toBe(described);
  });
});

describe('The known values of a field', () => {
  it('are those of the schema that it refers to', () => {
    expect(knownValues('Claim', 'status')).toContain('open');
  });
});
