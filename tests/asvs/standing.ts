/** Whether and how the portal meets a requirement. */
export type Standing =
  /** A test shows it; it has this name in this file. */
  | { readonly kind: 'tested'; readonly file: string; readonly test: string }
  /** The design or a check of `npm test` ensures it, as the reason says. */
  | { readonly kind: 'met'; readonly reason: string }
  /** The backend team has to meet it. */
  | { readonly kind: 'backend'; readonly reason: string }
  /** The operator has to meet it. */
  | { readonly kind: 'operator'; readonly reason: string }
  /** It does not apply to the portal. */
  | { readonly kind: 'absent'; readonly reason: string }
  /** It is not met, or only in part. */
  | { readonly kind: 'open' | 'partly'; readonly reason: string; readonly closedBy: string };

const tested = (file: string, test: string): Standing => ({ kind: 'tested', file, test });
const met = (reason: string): Standing => ({ kind: 'met', reason });
const backend = (reason: string): Standing => ({ kind: 'backend', reason });
const operator = (reason: string): Standing => ({ kind: 'operator', reason });
const absent = (reason: string): Standing => ({ kind: 'absent', reason });
/** @param closedBy who could meet it */
const open = (closedBy: string, reason: string): Standing => ({ kind: 'open', reason, closedBy });
const partly = (closedBy: string, reason: string): Standing => ({ kind: 'partly', reason, closedBy });
const insurer = 'The insurer, by a change of the specification.';

const deployed = 'tests/browser/deploy.spec.ts';
const headers = 'tests/deploy/headers.test.ts';
const signIn = 'tests/browser/signIn.spec.ts';
const page = 'scripts/headers/securityHeaders.test.ts';
const everyHeader = tested(headers, 'has the headers of the page');
const sanitised = tested('src/ui/billing/sanitisedAgreement.test.ts', 'takes everything but text out of');
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

/** Each requirement: its subject in a few words, and whether and how the portal meets it. */
export const standings: Readonly<Record<string, readonly [string, Standing]>> = {
  'V1.1.1': ['decoding once', tested('src/domain/documents/policyDocuments.test.ts', 'in percent signs')],
  'V1.1.2': ['encoding last', met('React writes text, URLs are built from encoded segments, JSON by JSON.stringify.')],
  'V1.2.1': ['HTML and headers', tested('tests/configure.test.ts', 'puts a configuration into a built page')],
  'V1.2.2': [
    'URLs',
    tested('src/domain/documents/policyDocuments.test.ts', 'makes no URL for a policy whose number is'),
  ],
  'V1.2.3': ['JSON in scripts', tested('tests/configure.test.ts', 'puts a configuration into a built page')],
  'V1.2.4': ['database queries', server],
  'V1.2.5': ['commands of the system', absent('The portal runs in a browser; its scripts pass arguments as lists.')],
  'V1.2.6': ['LDAP', absent('No LDAP.')],
  'V1.2.7': ['XPath', absent('No XPath.')],
  'V1.2.8': ['LaTeX', absent('No LaTeX.')],
  'V1.2.9': ['regular expressions', met('No expression is built from what somebody typed.')],
  'V1.2.10': [
    'CSV and formulas',
    met('Past payments are exported as CSV; what would be a formula begins with an apostrophe (rule INPUT-24).'),
  ],
  'V1.3.1': ['foreign HTML', sanitised],
  'V1.3.2': ['no eval', tested(page, 'never allows what is inline as such, or what is evaluated')],
  'V1.3.3': ['dangerous contexts', sanitised],
  'V1.3.4': ['SVG', sanitised],
  'V1.3.5': ['Markdown, CSS and the like', sanitised],
  'V1.3.6': ['request forgery by the server', server],
  'V1.3.7': ['templates', met('The page is a template of the build; nothing untrusted comes into it.')],
  'V1.3.8': ['JNDI', absent('No JNDI.')],
  'V1.3.9': ['memcache', absent('No memcache.')],
  'V1.3.10': ['format strings', tested('src/ui/text/Language.test.ts', 'puts values in as they are')],
  'V1.3.11': ['mail', server],
  'V1.3.12': [
    'costly regular expressions',
    tested('tests/regularExpressions.test.ts', 'takes no longer for a text that was made to take long'),
  ],
  'V1.4.1': ['memory', absent('JavaScript is memory-safe.')],
  'V1.4.2': ['overflow', met('Money is whole cents; amounts have limits (src/domain/Money.test.ts).')],
  'V1.4.3': ['release of memory', absent('JavaScript is memory-safe.')],
  'V1.5.1': ['XML', absent('No XML is parsed.')],
  'V1.5.2': ['deserialisation', tested('tests/faults/fuzz.test.ts', 'leaves the stored record valid')],
  'V1.5.3': [
    'parsers that agree',
    met(
      'One parser for each kind: JSON.parse, and URL for addresses, before and after the policy’s check (src/domain/documents).',
    ),
  ],
  'V2.1.1': ['rules of input written down', met('openapi/portal-api.yaml, and the tables of rules in src/domain.')],
  'V2.1.2': [
    'rules of combined input written down',
    met('openapi/portal-api.yaml, and the tables of rules in src/domain.'),
  ],
  'V2.1.3': ['limits written down', met('openapi/portal-api.yaml has them as minLength, maxLength and patterns.')],
  'V2.2.1': [
    'input is checked',
    met('Every form has a table of rules (docs/requirements lists them with their tests).'),
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
    tested(
      'tests/browser/claims.spec.ts',
      'survives a reload in every step, and a link lands on the first incomplete step',
    ),
  ],
  'V2.3.2': ['limits hold', tested('src/domain/claims/ClaimDraft.test.ts', 'has its limits')],
  'V2.3.3': [
    'all or nothing',
    tested(
      'src/ui/billing/PaymentViewModel.test.ts',
      'asks for no second token after the billing term alone has failed',
    ),
  ],
  'V2.3.4': ['locking', absent('Nothing that customers compete for; that a change is made once is V2.3.3.')],
  'V2.3.5': ['approval by two people', server],
  'V2.4.1': ['anti-automation', server],
  'V2.4.2': [
    'human timing',
    backend('The portal ignores the second click of a double click; the speed of calls is judged at the API.'),
  ],
  'V3.1.1': ['what browsers must support, written down', met('SECURITY.md, What the browser has to do.')],
  'V3.2.1': ['content out of its context', everyHeader],
  'V3.2.2': ['text stays text', tested('tests/safety.test.ts', 'writes HTML only for agreements')],
  'V3.2.3': ['DOM clobbering', sanitised],
  'V3.3.1': ['cookies: Secure', noCookies],
  'V3.3.2': ['cookies: SameSite', noCookies],
  'V3.3.3': ['cookies: __Host-', noCookies],
  'V3.3.4': ['cookies: HttpOnly', noCookies],
  'V3.3.5': ['cookies: size', noCookies],
  'V3.4.1': ['HSTS', tested(page, 'max-age=63072000; includeSubDomains')],
  'V3.4.2': ['CORS', backend('The portal and its API share an origin; the API needs no CORS header.')],
  'V3.4.3': ['Content-Security-Policy', everyHeader],
  'V3.4.4': ['nosniff', everyHeader],
  'V3.4.5': ['Referrer-Policy', everyHeader],
  'V3.4.6': ['frame-ancestors', everyHeader],
  'V3.4.7': [
    'reports of the policy',
    tested(page, 'has the browser report violations where telemetry has an endpoint'),
  ],
  'V3.4.8': ['Cross-Origin-Opener-Policy', everyHeader],
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
  'V3.5.6': ['JSONP', absent('The API has no JSONP.')],
  'V3.5.7': ['no data in scripts', met('Scripts are files of the build, the same for everybody.')],
  'V3.5.8': ['Cross-Origin-Resource-Policy', everyHeader],
  'V3.6.1': [
    'integrity of what is hosted elsewhere',
    partly(
      'Recurly and Google, by scripts with a version and a hash.',
      'Every script, style sheet and legal wording of the portal is on its own origin and has its hash. The scripts of Recurly and Google have none; each loads only where its key is set.',
    ),
  ],
  'V3.7.1': ['no plugins', met('HTML, CSS and JavaScript alone.')],
  'V3.7.2': ['redirects', met('The portal goes to its own routes alone; no address is taken from the address.')],
  'V3.7.3': [
    'notice before leaving',
    met('The portal never redirects to another host. A link elsewhere is the customer’s own choice.'),
  ],
  'V3.7.4': ['HSTS preload', operator('The domain is the insurer’s.')],
  'V3.7.5': [
    'browsers without these features',
    tested('tests/browser/lastResort.spec.ts', 'gets a message and addresses instead of a blank page'),
  ],
  'V4.1.1': ['Content-Type', tested(headers, 'content-type')],
  'V4.1.2': ['redirects to HTTPS', tls],
  'V4.1.3': [
    'headers of intermediaries',
    operator(
      'nginx replaces X-Forwarded-For and X-Forwarded-Host, and passes no other header of a client; the balancer in front sets both.',
    ),
  ],
  'V4.1.4': ['unused methods', tested(headers, 'POST /')],
  'V4.1.5': ['signed messages', server],
  'V4.2.1': ['message boundaries', met('nginx judges them; nothing of ours parses HTTP.')],
  'V4.2.2': ['Content-Length', met('The browser and nginx set it.')],
  'V4.2.3': ['headers of connections', met('The browser and nginx set them.')],
  'V4.2.4': [
    'line breaks in headers',
    tested('src/adapters/state/observableCustomerRecord.test.ts', "['auth', { accessToken: 'line\\nbreak' }]"),
  ],
  'V4.2.5': [
    'length of what is sent',
    backend('The portal puts no text of the customer into an address; the length of the tokens is the API’s.'),
  ],
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
  'V5.2.4': ['quota of uploads', noUploads],
  'V5.2.5': ['links in archives', noUploads],
  'V5.2.6': ['size of pictures', noUploads],
  'V5.3.1': ['uploads are not run', noUploads],
  'V5.3.2': ['paths', tested('src/domain/documents/policyDocuments.test.ts', 'never leaves the policy’s own folder')],
  'V5.3.3': ['paths in archives', noUploads],
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
    open(insurer, 'A password is changed by a code or an invitation alone; the specification has no other way.'),
  ],
  'V6.2.4': ['common passwords', server],
  'V6.2.5': [
    'no composition rules',
    open(
      insurer,
      'The specification’s policy wants upper case, lower case, a number and a symbol. The portal shows it as advice.',
    ),
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
  'V6.3.3': ['second factor', open(insurer, 'The specification signs in with a password alone.')],
  'V6.3.4': ['no other ways in', tested('tests/contract/http.test.ts', 'is every call that the OpenAPI file')],
  'V6.3.5': ['notice of suspicious sign-ins', server],
  'V6.3.6': ['email as a factor', open(insurer, 'A forgotten password is set with a code by email alone.')],
  'V6.3.7': ['notice of changed credentials', server],
  'V6.3.8': [
    'no guessing of accounts',
    open(
      insurer,
      'The specification has messages that tell whether an invitation’s user exists; the portal shows what the API answers.',
    ),
  ],
  'V6.4.1': ['first passwords', tested(signIn, 'one who has a temporary password has to replace it')],
  'V6.4.2': ['no secret questions', met('There are none.')],
  'V6.4.3': ['recovery', tested(signIn, 'a forgotten password is set anew with a code')],
  'V6.4.4': ['lost factors', absent('There is one factor.')],
  'V6.4.5': ['factors that expire', absent('There is one factor.')],
  'V6.4.6': ['administrators and passwords', server],
  'V6.5.1': ['codes work once', server],
  'V6.5.2': ['codes are hashed', server],
  'V6.5.3': ['codes are random', server],
  'V6.5.4': ['codes are long enough', server],
  'V6.5.5': ['codes expire', backend('The specification gives codes 20 minutes, ASVS 10.')],
  'V6.5.6': ['lost factors can be revoked', absent('There is one factor.')],
  'V6.5.7': ['biometrics', absent('There are none.')],
  'V6.5.8': ['time of one-time passwords', absent('There are none.')],
  'V6.6.1': ['codes by phone', absent('Codes are sent by email.')],
  'V6.6.2': ['codes are bound to their request', server],
  'V6.6.3': ['guessing of codes', server],
  'V6.6.4': ['push notifications', absent('There are none.')],
  'V6.7.1': ['certificates of authentication', absent('There are none.')],
  'V6.7.2': ['nonces of authentication', absent('There are none.')],
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
  'V7.2.4': [
    'new tokens for each sign-in',
    tested('src/application/session/signIn.test.ts', 'keeps the session, and clears what an earlier customer left'),
  ],
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
  'V7.4.4': [
    'Log Out is at hand',
    tested('tests/faults/renderErrors.slow.test.tsx', 'shows the error boundary with a link home'),
  ],
  'V7.4.5': ['administrators end sessions', server],
  'V7.5.1': ['password for an email change', tested('src/ui/profile/EmailSection.test.tsx', 'reports for the code')],
  'V7.5.2': ['list of sessions', server],
  'V7.5.3': [
    'password for a sensitive change',
    open(
      insurer,
      'A change of the email address needs the password. The specification changes a payment method and cancels without it.',
    ),
  ],
  'V7.6.1': ['federated sessions', noOauth],
  'V7.6.2': ['no session without an act', noOauth],
  'V8.1.1': ['rules of access, written down', server],
  'V8.1.2': ['rules of access by field, written down', server],
  'V8.1.3': ['context of decisions, written down', server],
  'V8.1.4': ['use of the context, written down', server],
  'V8.2.1': ['access by function', server],
  'V8.2.2': [
    'access by data',
    backend('A claim of somebody else is 404 in the contract suite (tests/contract/claimsGateway.contract.ts).'),
  ],
  'V8.2.3': ['access by field', server],
  'V8.2.4': ['context of decisions', server],
  'V8.3.1': ['access is judged at the server', server],
  'V8.3.2': ['changes of rights apply at once', server],
  'V8.3.3': [
    'rights of the customer, not of a service',
    tested('tests/deploy/documents.test.ts', 'is not given to the owner of another policy'),
  ],
  'V8.4.1': ['tenants', server],
  'V8.4.2': ['administration', absent('The portal has no administration.')],
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
      ...Array.from({ length: 16 }, (_, index) => `V10.4.${String(index + 1)}`),
      ...['V10.2.3', 'V10.3.5'],
      ...['V10.5.1', 'V10.5.2', 'V10.5.3', 'V10.5.4', 'V10.5.5', 'V10.6.1', 'V10.6.2', 'V10.7.1', 'V10.7.2', 'V10.7.3'],
    ].map((id) => [id, ['OAuth and OpenID Connect', noOauth] as const]),
  ),
  'V11.1.1': ['keys, written down', noCrypto],
  'V11.1.2': ['cryptography, written down', noCrypto],
  'V11.1.3': ['discovery of cryptography', noCrypto],
  'V11.1.4': ['plan of cryptography', noCrypto],
  'V11.2.1': [
    'proven implementations',
    met('Random numbers come from the browser’s crypto; hashes of the build from Node’s.'),
  ],
  'V11.2.2': ['exchangeable algorithms', noCrypto],
  'V11.2.3': ['128 bits', met('Scripts and policies are hashed with SHA-256 and SHA-384.')],
  'V11.2.4': ['constant time', noCrypto],
  'V11.2.5': ['failures of cryptography', noCrypto],
  'V11.3.1': ['block modes', noCrypto],
  'V11.3.2': ['ciphers', noCrypto],
  'V11.3.3': ['authenticated encryption', noCrypto],
  'V11.3.4': ['nonces', noCrypto],
  'V11.3.5': ['order of encryption and MAC', noCrypto],
  'V11.4.1': ['hashes', met('SHA-256 and SHA-384 alone, at build time.')],
  'V11.4.2': ['stored passwords', server],
  'V11.4.3': ['collision-resistant hashes', met('SHA-256 and SHA-384 alone, at build time.')],
  'V11.4.4': ['keys from passwords', noCrypto],
  'V11.5.1': ['random values', met('Idempotency keys are random UUIDs, and need to be unique, not secret.')],
  'V11.5.2': ['random values under load', met('The browser’s crypto has no such limit.')],
  'V11.6.1': ['key generation', noCrypto],
  'V11.6.2': ['key exchange', noCrypto],
  'V11.7.1': ['encrypted memory', operator('The machines are the operator’s and the customer’s.')],
  'V11.7.2': [
    'as little data as possible',
    met('The portal reads only the fields that a screen or a rule needs (docs/decisions/0012-tolerant-reader.md).'),
  ],
  'V12.1.1': ['versions of TLS', tls],
  'V12.1.2': ['cipher suites', tls],
  'V12.1.3': ['client certificates', tls],
  'V12.1.4': ['revoked certificates', tls],
  'V12.1.5': ['encrypted client hello', tls],
  'V12.2.1': [
    'TLS everywhere',
    tested(
      'src/adapters/configuration/portalConfiguration.test.ts',
      'documentsBaseUrl: must be an https address or a path',
    ),
  ],
  'V12.2.2': ['trusted certificates', tls],
  'V12.3.1': ['TLS inside', tested('tests/deploy/api.test.ts', 'its certificate is verified')],
  'V12.3.2': ['certificates are judged', tested('tests/deploy/api.test.ts', 'is not trusted under another name')],
  'V12.3.3': ['TLS between services', operator('API and DOCUMENTS_ORIGIN may be https origins (docs/deployment.md).')],
  'V12.3.4': [
    'trusted certificates inside',
    tested('tests/deploy/api.test.ts', 'is not trusted with a certificate of an unknown authority'),
  ],
  'V12.3.5': [
    'services know each other',
    open('The operator, by a service mesh.', 'nginx verifies the API’s certificate and shows none of its own.'),
  ],
  'V13.1.1': ['who is asked, written down', met('docs/deployment.md, What leaves which origin.')],
  'V13.1.2': ['connections, written down', met('docs/deployment.md, Connections.')],
  'V13.1.3': ['timeouts and retries, written down', met('docs/deployment.md, Connections.')],
  'V13.1.4': ['rotation of secrets', absent('The portal has no secrets; its keys are public.')],
  'V13.2.1': ['services authenticate', server],
  'V13.2.2': ['least privilege', met('nginx runs without root, on a read-only file system (deploy/).')],
  'V13.2.3': ['no default credentials', absent('nginx has no credentials.')],
  'V13.2.4': [
    'list of outside resources',
    tested('scripts/headers/securityHeaders.test.ts', 'lets in the vendors whose key is set'),
  ],
  'V13.2.5': ['list of what the server asks', met('nginx passes calls on to one origin, API, and to nothing else.')],
  'V13.2.6': ['timeouts hold', tested(headers, "['GET /api/hangs', 504, 'no-store']")],
  'V13.3.1': ['store of secrets', tested('tests/supplyChain.test.ts', 'a file with %s')],
  'V13.3.2': ['access to secrets', absent('The portal has no secrets; its keys are public.')],
  'V13.3.3': ['vault of keys', absent('The portal has no secrets; its keys are public.')],
  'V13.3.4': ['secrets expire', absent('The portal has no secrets; its keys are public.')],
  'V13.4.1': ['no .git', tested(headers, '/.git/config')],
  'V13.4.2': [
    'no debugging',
    met('scripts/check-bundle.mjs: no time travel, no account, no source map in the production build.'),
  ],
  'V13.4.3': ['no listings', tested(headers, 'GET /assets/')],
  'V13.4.4': ['no TRACE', tested(headers, 'TRACE /')],
  'V13.4.5': ['no internal pages', met('nginx serves the built folder and /health.')],
  'V13.4.6': ['no versions', tested(headers, 'server: /^nginx$/')],
  'V13.4.7': [
    'only known kinds of files',
    partly(
      'The portal, by a list in deploy/nginx.conf.',
      'nginx serves what the build wrote, without dotfiles, source maps and compressed copies; a file that somebody adds is served.',
    ),
  ],
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
    partly(
      insurer,
      'An invitation is a token in the address, as the specification wants. The portal removes it at once, and neither logs nor referrers contain it.',
    ),
  ],
  'V14.2.2': ['no caching on the way', tested(headers, "['GET /api/claims', 200, 'no-store']")],
  'V14.2.3': ['no trackers', tested(page, 'lets in the vendors whose key is set')],
  'V14.2.4': ['protection as written', operator('SECURITY.md says what the portal does; retention is the insurer’s.')],
  'V14.2.5': ['no wrong answers in caches', tested(headers, 'gets the page with 404: %s')],
  'V14.2.6': ['only what is needed', met('The API sends the last digits of a card; the portal shows no more.')],
  'V14.2.7': ['retention', operator('Retention is the insurer’s.')],
  'V14.2.8': ['metadata of files', noUploads],
  'V14.3.1': [
    'nothing is left after the session',
    tested('tests/sessionEnds.test.ts', 'clears everything that the customer typed, in memory and in storage'),
  ],
  'V14.3.2': ['no caching in browsers', tested(headers, "['GET /api/claims', 200, 'no-store']")],
  'V14.3.3': [
    'nothing sensitive in storage',
    open(
      insurer,
      'The customer’s record is kept in the tab’s session storage over a reload, as the specification wants. It ends with the tab and with the session.',
    ),
  ],
  'V15.1.1': ['time to mend, written down', met('SECURITY.md and renovate.json.')],
  'V15.1.2': ['bill of materials', met('dist/main.sbom.json is written by each build.')],
  'V15.1.3': ['costly work, written down', met('docs/backend.md: polling after growing pauses, at most 60 s.')],
  'V15.1.4': ['risky components, written down', met('SECURITY.md, What needs care.')],
  'V15.1.5': ['dangerous functionality, written down', met('SECURITY.md, What needs care.')],
  'V15.2.1': ['components in time', operator('renovate.json proposes updates; somebody has to take them.')],
  'V15.2.2': [
    'costly work is bounded',
    tested('src/application/changes/pollChange.test.ts', 'says after a minute that it takes longer, and stops'),
  ],
  'V15.2.3': [
    'nothing else ships',
    met('scripts/check-bundle.mjs finds nothing of the in-memory portal in the production build.'),
  ],
  'V15.2.4': ['the expected repository', tested('tests/supplyChain.test.ts', 'has an integrity for every package')],
  'V15.2.5': [
    'dangerous functionality is fenced in',
    tested('tests/safety.test.ts', 'writes HTML only for agreements'),
  ],
  'V15.3.1': ['only the fields that are needed', server],
  'V15.3.2': ['no redirects', met('The HTTP adapter calls with redirect: error, so tokens never follow one.')],
  'V15.3.3': ['mass assignment', tested('tests/contract/openapi.test.ts', 'closes every request')],
  'V15.3.4': [
    'address of the customer',
    operator('nginx replaces X-Forwarded-For by the address that a trusted balancer reports (TRUSTED_PROXIES).'),
  ],
  'V15.3.5': ['strict types', met('TypeScript, strict; replies are checked at run time (src/adapters/http/replies).')],
  'V15.3.6': [
    'prototype pollution',
    tested('src/adapters/configuration/portalConfiguration.test.ts', 'names the unknown variant constructor'),
  ],
  'V15.3.7': ['parameter pollution', server],
  'V15.4.1': ['shared memory', absent('JavaScript shares no memory; tabs share messages alone.')],
  'V15.4.2': ['check and use', server],
  'V15.4.3': ['locks', tested('src/adapters/http/oneAtATime.test.ts', 'signs in without waiting for it')],
  'V15.4.4': ['fair use of threads', absent('The portal has no threads.')],
  'V16.1.1': ['logs, written down', met('docs/deployment.md, Logs.')],
  'V16.2.1': ['what a log holds', tested('tests/deploy/logs.slow.test.ts', 'has one JSON object for each call')],
  'V16.2.2': ['time of logs', met('nginx logs ISO 8601 with the offset.')],
  'V16.2.3': ['where logs go', met('The standard output, and nowhere else; the portal itself logs nothing.')],
  'V16.2.4': ['logs can be read', met('Every line is JSON (tests/deploy/journeyLog.slow.test.ts).')],
  'V16.2.5': [
    'nothing sensitive in logs',
    tested('tests/deploy/journeyLog.slow.test.ts', 'have no query, token, email, policy number or key'),
  ],
  'V16.3.1': ['sign-ins are logged', server],
  'V16.3.2': ['refusals are logged', server],
  'V16.3.3': ['attacks are logged', server],
  'V16.3.4': [
    'errors are logged',
    partly(
      'The portal, by telemetry from the page.',
      'nginx logs each call that failed and explains each 502. An error in a browser is reported only with telemetry.',
    ),
  ],
  'V16.4.1': ['log injection', met('nginx escapes what it logs.')],
  'V16.4.2': ['logs are protected', operator('Logs leave by the standard output; who keeps them protects them.')],
  'V16.4.3': ['logs go elsewhere', operator('Logs leave by the standard output; who keeps them protects them.')],
  'V16.5.1': [
    'errors say nothing internal',
    tested(deployed, 'an API that cannot be reached is a server error in the portal'),
  ],
  'V16.5.2': ['failures of others', tested('tests/faults/matrix.test.ts', 'K11, 502 and 504 without JSON')],
  'V16.5.3': ['fails closed', tested('tests/faults/matrix.test.ts', 'K13, a success of the wrong shape')],
  'V16.5.4': [
    'last resort',
    tested('tests/faults/renderErrors.slow.test.tsx', 'shows the error boundary with a link home'),
  ],
  ...Object.fromEntries(
    [
      ...['V17.1.1', 'V17.1.2', 'V17.3.1', 'V17.3.2'],
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `V17.2.${number}`),
    ].map((id) => [id, ['WebRTC', noWebRtc] as const]),
  ),
};
