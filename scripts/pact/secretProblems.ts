import type { Exchange } from './contract';
import { at, jsonOf, textAt } from './json';

/** The calls that send a code to the customer's mailbox. */
const sendingCode = ['POST /api/auth/password', 'POST /api/auth/user/invitation', 'POST /api/customer/email'];

/** "resetCode": "246810", and not "code": "0000", which says that all is well; "otp": "K7QX2P"; "token": "…", or a link that has one. */
const A_CODE = new RegExp(
  [
    String.raw`"\w*(?:code|otp|pin)"\s*:\s*"?(?!0+\b)\d{4,8}\b`,
    String.raw`"(?:otp|\w*(?:confirmation|verification)_?code)"\s*:\s*"(?=\w*\d)\w`,
    String.raw`"(?:token|\w*(?:reset|invitation|confirmation|verification|user)_?token)"\s*:\s*"\w`,
    String.raw`[?&#]\w*(?:token|code)=\w`,
  ].join('|'),
  'i',
);

/** What bcrypt, Argon2 and others make of a password, and "passwordHash": "5f4dcc3b…". */
const A_HASH =
  /"\$(?:2[abxy]|argon2\w+|pbkdf2[\w-]*|scrypt|5|6)\$|"\w*password_?(?:hash|digest|salt)"\s*:\s*"\w|"(?:hashed|encrypted)_?password"\s*:\s*"\w/i;

/** "cardNumber": "4111…", "cvv": "737", "bankAccountNumber": "00012…", "iban": "DE89…", or more than four digits in `lastFour`. */
const A_CARD =
  /"(?:(?:credit_?)?card_?(?:number|no)|pan)"\s*:\s*"?\d(?:[ -]?\d){11}|"(?:cvv|cvc)2?"\s*:\s*"?\d|"bank_?account_?(?:number|no)"\s*:\s*"?\d{6}|"iban"\s*:\s*"[a-z]{2}\d\d|"lastFour"\s*:\s*"?\d{5}/i;

const isEnd = (digits: string, of: string): boolean => digits.length === 4 && of.endsWith(digits);

/** "accountNumber": "000123456789", beside a `lastFour` of "6789". */
const hasWholeNumber = (method: unknown): boolean => {
  const lastFour = textAt(method, 'lastFour');
  return Object.entries(Object(method) as object).some(
    ([field, value]) =>
      /account|number/i.test(field) && /^\d{6,}$/.test(String(value)) && isEnd(lastFour, String(value)),
  );
};

/** "ssn": "123-45-6789" */
const A_PERSON = /"(?:ssn|social_?security(?:_?(?:number|no))?)"\s*:\s*"?\d{3}-?\d\d-?\d{4}/i;

/** Replies with an account, which may be the whole row of a database. */
const aboutTheAccount = [
  'POST /api/auth/login',
  'GET /api/customer',
  'PUT /api/customer',
  'GET /api/customer/email/status/{id}',
];

/** "resetCode": "135790", "passwordResetToken": "…" */
const A_KEPT_CODE = /"\w*(?:reset|confirmation|verification|invitation)_?(?:code|token|otp)"\s*:\s*(?:"\w|\d)/i;

/** The path of a field with a secret, at any depth: "data.securityquestion.answer", "data.pin". */
const A_SECRET = new RegExp(
  [
    String.raw`(?:password|passwd|pwd|passphrase|passcode)(?:hint)?$`,
    String.raw`(?:security|secret|challenge|recovery)[\w.]*answers?(?:\.\d+)?$`,
    String.raw`(?:mfa|otp|2fa|twofactor)(?:secret|seed|key)$|(?:backup|recovery)codes?(?:\.\d+)?$`,
    String.raw`(?:client|private|secret|signing)(?:key|secret)$|mothersmaidenname$|\.(?:secret|pin|salt)$`,
  ].join('|'),
);

/** A value that is no secret, whatever its field is called: "****", "yes", a day, or the address of a page. */
const NO_SECRET = /^(?:[*•●x.\s]*|true|false|yes|no|y|n|(?:https?:)?\/.*|\d{4}-\d\d-\d\d.*)$/i;

/** Finds a field with a secret by its name, and returns its path. */
const secretField = (value: unknown, path = ''): string | undefined => {
  if (typeof value !== 'object' || value === null) {
    const isMeant = (typeof value === 'string' || typeof value === 'number') && !NO_SECRET.test(String(value));
    return isMeant && A_SECRET.test(path.toLowerCase().replaceAll(/[^a-z\d.]/g, '')) ? path : undefined;
  }
  for (const [name, inner] of Object.entries(value)) {
    const found = secretField(inner, `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** "x-reset-code: 246810", "x-otp: K7QX2P", or "Location: https://…?token=…" */
const A_CODE_IN_A_HEADER =
  /(?:reset|confirmation|verification|invitation)-?code: (?=\S*\d)\w|\botp: \w|[?&#]\w*(?:token|code)=\w/i;

/** Secrets that no reply may have: the password that was sent, and the code that proves who owns the mailbox. */
export const secretProblems = (call: string, { sent, received, status, headers }: Exchange): readonly string[] => {
  const [body, reply] = [jsonOf(sent), jsonOf(received)];
  const lines = [...headers].map((header) => header.join(': ')).join('\n');
  const passwords = ['password', 'oldPassword'].map((field) => textAt(body, field));
  if (passwords.some((password) => password.length >= 8 && `${lines}\n${received}`.includes(password)))
    return [`${call} answered ${status} with the password that was sent.`];
  if (A_HASH.test(received)) return [`${call} answered ${status} with the hash of a password.`];
  if (A_CARD.test(received) || hasWholeNumber(at(reply, 'data', 'paymentMethod')))
    return [
      `${call} answered ${status} with the number of a card or a bank account, of which it may have the last four digits.`,
    ];
  if (A_PERSON.test(received)) return [`${call} answered ${status} with a social security number.`];
  if (status < 300 && aboutTheAccount.includes(call) && A_KEPT_CODE.test(received))
    return [`${call} answered a code or a token that only the customer's mailbox may have.`];
  // A refusal may have an error for each field, such as `password`: that is no secret.
  const field = status < 300 ? secretField(reply) : undefined;
  if (field !== undefined) return [`${call} answered ${status} with ${field.slice(1)}, which is a secret.`];
  const isCodeAnswered =
    status < 300 && sendingCode.includes(call) && (A_CODE.test(received) || A_CODE_IN_A_HEADER.test(lines));
  return isCodeAnswered ? [`${call} answered the code, which only the customer's mailbox may have.`] : [];
};
