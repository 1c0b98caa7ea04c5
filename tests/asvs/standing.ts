/** How the portal stands to a requirement. */
export type Standing =
  /** A test shows it; it has this name in this file. */
  | { readonly kind: 'tested'; readonly file: string; readonly test: string }
  /** The design or a check of `npm test` sees to it, as the reason says. */
  | { readonly kind: 'met'; readonly reason: string }
  /** Whoever owns `/api` has to see to it. */
  | { readonly kind: 'backend'; readonly reason: string }
  /** Whoever runs the portal has to see to it. */
  | { readonly kind: 'operator'; readonly reason: string }
  /** The portal has nothing that it speaks of. */
  | { readonly kind: 'absent'; readonly reason: string }
  /** It is not met. */
  | { readonly kind: 'open'; readonly reason: string };

const tested = (file: string, test: string): Standing => ({ kind: 'tested', file, test });
const met = (reason: string): Standing => ({ kind: 'met', reason });
const backend = (reason: string): Standing => ({ kind: 'backend', reason });
const operator = (reason: string): Standing => ({ kind: 'operator', reason });
const absent = (reason: string): Standing => ({ kind: 'absent', reason });
const open = (reason: string): Standing => ({ kind: 'open', reason });

const deployed = 'tests/browser/deploy.spec.ts';
const signIn = 'tests/browser/signIn.spec.ts';
const security = 'tests/browser/security.spec.ts';
const everyHeader = tested(deployed, 'and every header');
const sanitised = tested('src/ui/billing/sanitisedAgreement.test.ts', 'takes all that is not text out of');
const noUploads = absent('Nothing is uploaded.');
const noOauth = absent('No OAuth or OpenID Connect: the portal signs in with a password at its own API.');
const noSockets = absent('No WebSockets.');
const noGraph = absent('No GraphQL.');
const noWebRtc = absent('No WebRTC.');
const noCookies = absent('No cookies: the session is in the storage of the tab.');
const noCrypto = absent('The portal encrypts and signs nothing; TLS and tokens are made elsewhere.');
const opaque = backend('Tokens are opaque to the portal, which hands them back and looks at nothing in them.');
const server = backend('Happens at the API.');
const tls = operator('TLS ends in front of nginx (docs/deployment.md).');

/** Requirement → its matter in a few words, and how the portal stands to it. */
export const standings: Readonly<Record<string, readonly [string, Standing]>> = {
  'V1.1.1': ['decoding once', tested('src/domain/documents/policyDocuments.test.ts', '%2e%2e')],
  'V1.1.2': ['encoding last', met('React writes text, URLs are built from encoded segments, JSON by JSON.stringify.')],
  'V1.2.1': ['HTML and headers', tested('tests/configure.test.ts', 'puts a configuration into a built page')],
  'V1.2.2': ['URLs', tested('src/domain/documents/policyDocuments.test.ts', 'javascript:alert(1)')],
  'V1.2.3': ['JSON in scripts', tested('tests/configure.test.ts', 'puts a configuration into a built page')],
  'V1.2.4': ['database queries', server],
  'V1.2.5': ['commands of the system', absent('The portal runs in a browser; its scripts pass arguments as lists.')],
  'V1.2.6': ['LDAP', absent('No LDAP.')],
  'V1.2.7': ['XPath', absent('No XPath.')],
  'V1.2.8': ['LaTeX', absent('No LaTeX.')],
  'V1.2.9': ['regular expressions', met('No expression is built from what somebody typed.')],
  'V1.3.1': ['foreign HTML', sanitised],
  'V1.3.2': ['no eval', tested(security, 'stops an inline script')],
  'V1.3.3': ['dangerous contexts', sanitised],
  'V1.3.4': ['SVG', sanitised],
  'V1.3.5': ['Markdown, CSS and the like', sanitised],
  'V1.3.6': ['request forgery by the server', server],
  'V1.3.7': ['templates', met('The page is a template of the build; nothing untrusted comes into it.')],
  'V1.3.8': ['JNDI', absent('No JNDI.')],
  'V1.3.9': ['memcache', absent('No memcache.')],
  'V1.3.10': ['format strings', tested('src/ui/text/Language.test.ts', 'puts values in as they are')],
  'V1.3.11': ['mail', server],
  'V1.4.1': ['memory', absent('JavaScript is memory-safe.')],
  'V1.4.2': ['overflow', met('Money is whole cents; amounts have limits (src/domain/Money.test.ts).')],
  'V1.4.3': ['release of memory', absent('JavaScript is memory-safe.')],
  'V1.5.1': ['XML', absent('No XML is parsed.')],
  'V1.5.2': ['deserialisation', tested('tests/faults/fuzz.test.ts', 'never brings the portal out of step')],
  'V2.1.1': ['rules of input written down', met('openapi/portal-api.yaml, and the tables of rules in src/domain.')],
  'V2.1.2': [
    'rules of combined input written down',
    met('openapi/portal-api.yaml, and the tables of rules in src/domain.'),
  ],
  'V2.1.3': ['limits written down', met('openapi/portal-api.yaml has them as minLength, maxLength and patterns.')],
  'V2.2.1': [
    'input is checked',
    met('Every form has a table of rules (tests/catalogue.ts lists them with their tests).'),
  ],
  'V2.2.2': [
    'input is checked at the server',
    backend('The portal checks for the customer’s sake alone; the contract says what to refuse.'),
  ],
  'V2.2.3': [
    'combinations are checked',
    met('Rules of the claim, the address and the email change see the whole form.'),
  ],
  'V2.3.1': [
    'steps in order',
    tested('tests/browser/claims.spec.ts', 'a deep link lands on the first step that is not complete'),
  ],
  'V2.3.2': ['limits hold', tested('tests/faults/once.test.ts', 'happens once')],
  'V2.3.3': ['all or nothing', tested('tests/faults/matrix.test.ts', 'has 528 cells')],
  'V2.3.4': ['locking', tested('tests/faults/once.test.ts', 'has one key over all sendings')],
  'V2.4.1': ['anti-automation', server],
  'V3.2.1': ['content out of its context', everyHeader],
  'V3.2.2': ['text stays text', tested(security, 'stops an inline script')],
  'V3.3.1': ['cookies: Secure', noCookies],
  'V3.3.2': ['cookies: SameSite', noCookies],
  'V3.3.3': ['cookies: __Host-', noCookies],
  'V3.3.4': ['cookies: HttpOnly', noCookies],
  'V3.4.1': ['HSTS', everyHeader],
  'V3.4.2': ['CORS', backend('The portal and its API share an origin; the API needs no CORS header.')],
  'V3.4.3': ['Content-Security-Policy', everyHeader],
  'V3.4.4': ['nosniff', everyHeader],
  'V3.4.5': ['Referrer-Policy', everyHeader],
  'V3.4.6': ['frame-ancestors', everyHeader],
  'V3.5.1': [
    'forged requests',
    met('Calls bear tokens in headers that no other origin can set; there are no cookies.'),
  ],
  'V3.5.2': [
    'forged requests, preflight',
    met('Calls bear tokens in headers that no other origin can set; there are no cookies.'),
  ],
  'V3.5.3': ['methods', met('Every change is a POST or a PUT (openapi/portal-api.yaml).')],
  'V3.5.4': ['own host', operator('The portal needs a host of its own.')],
  'V3.5.5': ['postMessage', absent('The portal listens to no messages.')],
  'V3.7.1': ['no plugins', met('HTML, CSS and JavaScript alone.')],
  'V3.7.2': ['redirects', met('The portal goes to its own routes alone; no address is taken from the address.')],
  'V4.1.1': ['Content-Type', tested(deployed, 'answers ')],
  'V4.1.2': ['redirects to HTTPS', tls],
  'V4.1.3': [
    'headers of intermediaries',
    operator('nginx adds to X-Forwarded-For and overwrites X-Forwarded-Host; the balancer in front sets both.'),
  ],
  'V4.2.1': ['message boundaries', met('nginx judges them; nothing of ours parses HTTP.')],
  'V4.3.1': ['GraphQL: cost', noGraph],
  'V4.3.2': ['GraphQL: introspection', noGraph],
  'V4.4.1': ['WebSockets: TLS', noSockets],
  'V4.4.2': ['WebSockets: origin', noSockets],
  'V4.4.3': ['WebSockets: tokens', noSockets],
  'V4.4.4': ['WebSockets: tokens', noSockets],
  'V5.1.1': ['uploads written down', noUploads],
  'V5.2.1': ['size of uploads', noUploads],
  'V5.2.2': ['type of uploads', noUploads],
  'V5.2.3': ['archives', noUploads],
  'V5.3.1': ['uploads are not run', noUploads],
  'V5.3.2': ['paths', tested('src/domain/documents/policyDocuments.test.ts', '..%2f')],
  'V5.4.1': ['names of downloads', backend('Documents are stored and named by the insurer.')],
  'V5.4.2': ['names of downloads', backend('Documents are stored and named by the insurer.')],
  'V5.4.3': ['virus scans', backend('Documents are made by the insurer.')],
  'V6.1.1': ['guessing of passwords, written down', server],
  'V6.1.2': ['words that are no passwords, written down', server],
  'V6.1.3': [
    'ways to sign in, written down',
    met('docs/accounts.md and openapi/portal-api.yaml: password, code, invitation, temporary password.'),
  ],
  'V6.2.1': [
    'length of passwords',
    backend('The portal shows the policy (8 characters) and leaves the judgement to the API.'),
  ],
  'V6.2.2': ['password change', tested(signIn, 'a forgotten password is set anew with a code')],
  'V6.2.3': [
    'old password for a new one',
    open('A password is changed by a code or an invitation alone; the specification has no other way.'),
  ],
  'V6.2.4': ['common passwords', server],
  'V6.2.5': [
    'no composition rules',
    open('The specification’s policy wants upper case, lower case, a number and a symbol.'),
  ],
  'V6.2.6': ['masked passwords', tested(signIn, 'shows the password on demand')],
  'V6.2.7': ['paste and password managers', met('Nothing listens to paste; every field has its autocomplete token.')],
  'V6.2.8': [
    'passwords as they are',
    met('Passwords are sent as typed, neither cut nor trimmed, up to 255 characters.'),
  ],
  'V6.2.9': ['long passwords', tested(signIn, 'limits both fields to 255 characters')],
  'V6.2.10': ['no rotation', server],
  'V6.2.11': ['words that are no passwords', server],
  'V6.2.12': ['breached passwords', server],
  'V6.3.1': ['guessing of passwords', server],
  'V6.3.2': [
    'no default accounts',
    met('Accounts of the in-memory portal are not in the production build (scripts/check-bundle.mjs).'),
  ],
  'V6.3.3': ['second factor', open('The specification signs in with a password alone.')],
  'V6.3.4': ['no other ways in', tested('tests/contract/http.test.ts', 'is every call that the OpenAPI file')],
  'V6.4.1': [
    'first passwords',
    tested('tests/browser/accounts.spec.ts', 'who has a temporary password, has to replace it'),
  ],
  'V6.4.2': ['no secret questions', met('There are none.')],
  'V6.4.3': ['recovery', tested(signIn, 'a forgotten password is set anew with a code')],
  'V6.4.4': ['lost factors', absent('There is one factor.')],
  'V6.5.1': ['codes work once', server],
  'V6.5.2': ['codes are hashed', server],
  'V6.5.3': ['codes are random', server],
  'V6.5.4': ['codes are long enough', server],
  'V6.5.5': ['codes expire', backend('The specification gives codes 20 minutes, ASVS 10.')],
  'V6.6.1': ['codes by phone', absent('Codes are sent by email.')],
  'V6.6.2': ['codes are bound to their request', server],
  'V6.6.3': ['guessing of codes', server],
  'V6.8.1': ['identity providers', noOauth],
  'V6.8.2': ['signed assertions', noOauth],
  'V6.8.3': ['SAML', noOauth],
  'V6.8.4': ['strength of authentication', noOauth],
  'V7.1.1': ['life of a session, written down', server],
  'V7.1.2': ['number of sessions, written down', server],
  'V7.1.3': ['federated sessions', noOauth],
  'V7.2.1': ['tokens are judged at the server', server],
  'V7.2.2': ['tokens are made for each session', server],
  'V7.2.3': ['tokens are random', server],
  'V7.2.4': ['new tokens for each sign-in', tested('tests/pact/consumer.test.ts', 'the portal, over HTTP')],
  'V7.3.1': [
    'idle sessions',
    backend(
      'The portal signs an idle customer out (docs/deployment.md); that the tokens end as well happens at the API.',
    ),
  ],
  'V7.3.2': ['longest session', server],
  'V7.4.1': [
    'Log Out ends it',
    backend('The portal forgets its tokens; the specification has no call that ends them at the API.'),
  ],
  'V7.4.2': ['closed accounts', server],
  'V7.4.3': ['other sessions after a password change', server],
  'V7.4.4': ['Log Out is at hand', tested(signIn, 'Log Out clears the session')],
  'V7.4.5': ['administrators end sessions', server],
  'V7.5.1': [
    'password for an email change',
    tested('tests/browser/profile.spec.ts', 'a new email address is verified'),
  ],
  'V7.5.2': ['list of sessions', server],
  'V7.6.1': ['federated sessions', noOauth],
  'V7.6.2': ['no session without an act', noOauth],
  'V8.1.1': ['rules of access, written down', server],
  'V8.1.2': ['rules of access by field, written down', server],
  'V8.2.1': ['access by function', server],
  'V8.2.2': [
    'access by data',
    backend('A claim of somebody else is 404 in the contract suite (tests/contract/claimsGateway.contract.ts).'),
  ],
  'V8.2.3': ['access by field', server],
  'V8.3.1': ['access is judged at the server', server],
  'V8.4.1': ['tenants', server],
  'V9.1.1': ['tokens: signature', opaque],
  'V9.1.2': ['tokens: algorithms', opaque],
  'V9.1.3': ['tokens: keys', opaque],
  'V9.2.1': ['tokens: time', opaque],
  'V9.2.2': ['tokens: kind', opaque],
  'V9.2.3': ['tokens: audience', opaque],
  'V9.2.4': ['tokens: audience', opaque],
  ...Object.fromEntries(
    [
      ...['V10.1.1', 'V10.1.2', 'V10.2.1', 'V10.2.2', 'V10.3.1', 'V10.3.2', 'V10.3.3', 'V10.3.4'],
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => `V10.4.${number}`),
      ...['V10.5.1', 'V10.5.2', 'V10.5.3', 'V10.5.4', 'V10.5.5', 'V10.6.1', 'V10.6.2', 'V10.7.1', 'V10.7.2', 'V10.7.3'],
    ].map((id) => [id, ['OAuth and OpenID Connect', noOauth] as const]),
  ),
  'V11.1.1': ['keys, written down', noCrypto],
  'V11.1.2': ['cryptography, written down', noCrypto],
  'V11.2.1': [
    'proven implementations',
    met('Random numbers come from the browser’s crypto; hashes of the build from Node’s.'),
  ],
  'V11.2.2': ['exchangeable algorithms', noCrypto],
  'V11.2.3': ['128 bits', met('Scripts and policies are hashed with SHA-256 and SHA-384.')],
  'V11.3.1': ['block modes', noCrypto],
  'V11.3.2': ['ciphers', noCrypto],
  'V11.3.3': ['authenticated encryption', noCrypto],
  'V11.4.1': ['hashes', met('SHA-256 and SHA-384 alone, at build time.')],
  'V11.4.2': ['stored passwords', server],
  'V11.4.3': ['collision-resistant hashes', met('SHA-256 and SHA-384 alone, at build time.')],
  'V11.4.4': ['keys from passwords', noCrypto],
  'V11.5.1': ['random values', met('Idempotency keys are random UUIDs, and need to be unique, not secret.')],
  'V11.6.1': ['key generation', noCrypto],
  'V12.1.1': ['versions of TLS', tls],
  'V12.1.2': ['cipher suites', tls],
  'V12.1.3': ['client certificates', tls],
  'V12.2.1': ['TLS everywhere', tested('src/adapters/browser/portalConfiguration.test.ts', 'takes documents from %s')],
  'V12.2.2': ['trusted certificates', tls],
  'V12.3.1': ['TLS inside', operator('API may be an https origin; nginx then speaks TLS to the backend.')],
  'V12.3.2': [
    'certificates are judged',
    open('nginx does not verify the backend’s certificate unless proxy_ssl_verify is added.'),
  ],
  'V12.3.3': ['TLS between services', operator('API may be an https origin; nginx then speaks TLS to the backend.')],
  'V12.3.4': [
    'trusted certificates inside',
    operator('Needs proxy_ssl_trusted_certificate where the backend has a certificate of its own authority.'),
  ],
  'V13.1.1': ['who is asked, written down', met('docs/deployment.md, Who else is asked.')],
  'V13.2.1': ['services authenticate', server],
  'V13.2.2': ['least privilege', met('nginx runs without root, on a read-only file system (deploy/).')],
  'V13.2.3': ['no default credentials', absent('nginx has no credentials.')],
  'V13.2.4': [
    'list of outside resources',
    tested('scripts/headers/securityHeaders.test.ts', 'lets in the vendors whose key is set'),
  ],
  'V13.2.5': ['list of what the server asks', met('nginx passes calls on to one origin, API, and to nothing else.')],
  'V13.3.1': ['store of secrets', tested('tests/supplyChain.test.ts', 'judges a file with %s')],
  'V13.3.2': ['access to secrets', absent('The portal has no secrets; its keys are public.')],
  'V13.4.1': ['no .git', tested(deployed, '/.git/config')],
  'V13.4.2': [
    'no debugging',
    met('scripts/check-bundle.mjs: no time travel, no account, no source map in the production build.'),
  ],
  'V13.4.3': ['no listings', tested(deployed, "'/assets/'")],
  'V13.4.4': ['no TRACE', met('nginx answers TRACE with 405 by itself.')],
  'V13.4.5': ['no internal pages', met('nginx serves the built folder and /health.')],
  'V14.1.1': [
    'sensitive data, classed',
    operator('Names, addresses, claims and payments are personal data of the insurer’s customers.'),
  ],
  'V14.1.2': [
    'protection, written down',
    operator('SECURITY.md says what the portal does; retention is the insurer’s.'),
  ],
  'V14.2.1': [
    'nothing sensitive in URLs',
    open(
      'An invitation is a token in the address, as the specification wants; it is taken out of sight of logs and referrers.',
    ),
  ],
  'V14.2.2': ['no caching on the way', tested(deployed, "['/api/claims', 401, 'no-store']")],
  'V14.2.3': ['no trackers', tested(security, 'stops an inline script')],
  'V14.2.4': ['protection as written', operator('SECURITY.md says what the portal does; retention is the insurer’s.')],
  'V14.3.1': ['nothing is left after the session', tested(signIn, 'Log Out clears the session')],
  'V14.3.2': ['no caching in browsers', tested(deployed, "['/api/claims', 401, 'no-store']")],
  'V14.3.3': [
    'nothing sensitive in storage',
    open('The customer’s record is kept in the tab’s session storage over a reload, as the specification wants.'),
  ],
  'V15.1.1': ['time to mend, written down', met('SECURITY.md and renovate.json.')],
  'V15.1.2': ['bill of materials', met('dist/main.sbom.json is written by each build.')],
  'V15.1.3': ['costly work, written down', met('docs/backend.md: polling after growing pauses, at most 60 s.')],
  'V15.2.1': ['components in time', operator('renovate.json proposes updates; somebody has to take them.')],
  'V15.2.2': ['costly work is bounded', tested('src/application/pollChange.test.ts', 'pollChange')],
  'V15.2.3': [
    'nothing else ships',
    met('scripts/check-bundle.mjs finds nothing of the in-memory portal in the production build.'),
  ],
  'V15.3.1': ['only the fields that are needed', server],
  'V15.3.2': ['no redirects', met('The HTTP adapter calls with redirect: error, so tokens never follow one.')],
  'V15.3.3': ['mass assignment', tested('tests/contract/openapi.test.ts', 'allows no field that it does not name')],
  'V15.3.4': [
    'address of the customer',
    operator('nginx adds to X-Forwarded-For; the balancer in front has to be told whom to trust.'),
  ],
  'V15.3.5': ['strict types', met('TypeScript, strict; replies are checked at run time (src/adapters/http/replies).')],
  'V15.3.6': ['prototype pollution', tested('src/domain/Variant.test.ts', 'constructor')],
  'V15.3.7': ['parameter pollution', server],
  'V16.1.1': [
    'logs, written down',
    operator('nginx writes one line a request to its standard output (deploy/nginx.conf).'),
  ],
  'V16.2.1': ['what a log holds', met('Time, address, method, path, status, size and duration (deploy/nginx.conf).')],
  'V16.2.2': ['time of logs', met('nginx logs ISO 8601 with the offset.')],
  'V16.2.3': ['where logs go', met('The standard output, and nowhere else; the portal itself logs nothing.')],
  'V16.2.4': ['logs can be read', met('One line a request, in one format.')],
  'V16.2.5': ['nothing sensitive in logs', tested(deployed, 'writes no invitation, token or document into its log')],
  'V16.3.1': ['sign-ins are logged', server],
  'V16.3.2': ['refusals are logged', server],
  'V16.3.3': ['attacks are logged', server],
  'V16.3.4': [
    'errors are logged',
    open('A broken security policy or script is in the customer’s console alone; nothing reports it.'),
  ],
  'V16.4.1': ['log injection', met('nginx escapes what it logs.')],
  'V16.4.2': ['logs are protected', operator('Logs leave by the standard output; who keeps them protects them.')],
  'V16.4.3': ['logs go elsewhere', operator('Logs leave by the standard output; who keeps them protects them.')],
  'V16.5.1': [
    'errors say nothing internal',
    tested(deployed, 'a backend that cannot be reached is a server error in the portal'),
  ],
  'V16.5.2': ['failures of others', tested('tests/faults/matrix.test.ts', 'has 528 cells')],
  'V16.5.3': ['fails closed', tested('tests/faults/matrix.test.ts', 'has 528 cells')],
  ...Object.fromEntries(
    ['V17.1.1', 'V17.2.1', 'V17.2.2', 'V17.2.3', 'V17.2.4', 'V17.3.1', 'V17.3.2'].map((id) => [
      id,
      ['WebRTC', noWebRtc] as const,
    ]),
  ),
};
