// `node scripts/release/smoke.mjs https://portal.insurer.com [document]`: opens a rolled-out portal as a customer's browser would, without
// an account, and prints one line for each thing that is wrong. `document` is a file of the catalogue, such as NY/terms.pdf.
const [address = '', document = 'CW/privacy-notice.pdf'] = process.argv.slice(2);

const required = {
  'content-security-policy': /^default-src 'none'/,
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'cross-origin-opener-policy': /^same-origin/,
  'cross-origin-resource-policy': /^same-origin$/,
};

const problems = [];
const expect = (isRight, what) => {
  if (!isRight) problems.push(what);
};

const open = async (path, options = {}) => {
  const response = await fetch(new URL(path, address), {
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    ...options,
  });
  for (const [name, pattern] of Object.entries(required))
    expect(pattern.test(response.headers.get(name) ?? ''), `${path}: the header ${name} is missing or weak`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const checkLogin = async () => {
  const { status, headers, text } = await open('/');
  expect(status === 200, `/: the login answers ${status}`);
  expect((headers.get('cache-control') ?? '').includes('no-cache'), '/: a cache may keep the page');
  const [, json] = /id="portal-configuration">(.*?)<\/script>/s.exec(text) ?? [];
  expect(json !== undefined, '/: this is not the page of the portal');
  if (json === undefined) return;
  const { hosts } = JSON.parse(json);
  expect(
    Object.hasOwn(hosts, new URL(address).hostname),
    `/: portal.json does not have the host ${new URL(address).hostname}`,
  );
  const [, script] = /<script[^>]* src="([^"]+)"/.exec(text) ?? [];
  if (script === undefined) return;
  const asset = await open(script);
  expect(asset.status === 200, `${script}: an asset of the page answers ${asset.status}; is ASSETS the shared store?`);
};

const checkDocument = async () => {
  const path = `/documents/${document}`;
  const { status, headers } = await open(path);
  const isPdf = status === 200 && headers.get('content-type') === 'application/pdf';
  expect(isPdf, `${path}: a document of the catalogue answers ${status}; is it in CATALOGUE?`);
};

const checkMissing = async () => {
  const { status } = await open('/assets/no-such-file.js');
  expect(status === 404, `/assets/no-such-file.js: a missing asset answers ${status}`);
};

const checkApi = async () => {
  const { status, headers } = await open('/api/customer');
  const isJson = (headers.get('content-type') ?? '').includes('json');
  expect(
    status === 401 && isJson,
    `/api/customer: a call without tokens answers ${status}, not 401 in JSON; is API right?`,
  );
};

const checkHealth = async () => {
  const { status } = await open('/health');
  expect(status === 200, `/health: answers ${status}`);
};

const checkContact = async () => {
  const { status, text } = await open('/.well-known/security.txt');
  expect(
    status === 200 && /^Contact: \S+$/m.test(text),
    `/.well-known/security.txt: answers ${status} without a contact`,
  );
  expect(
    !/(?:hearthside|insurer)\.example/.test(text),
    '/.well-known/security.txt: SECURITY_CONTACT is still a placeholder',
  );
};

if (!URL.canParse(address)) {
  console.error('Name the address of the portal: node scripts/release/smoke.mjs https://portal.insurer.com');
  process.exit(2);
}
for (const check of [checkLogin, checkDocument, checkMissing, checkApi, checkHealth, checkContact])
  await check().catch((failure) => problems.push(`${address}: ${failure.cause?.message ?? failure.message}`));
for (const problem of new Set(problems)) console.log(problem);
console.log(problems.length === 0 ? `${address} works` : `${new Set(problems).size} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
