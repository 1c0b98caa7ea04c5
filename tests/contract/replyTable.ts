/** How the portal reads an absent field, a null and an unknown value. */
export interface FieldRule {
  readonly call: string;
  /** As in the OpenAPI file, below `data`. */
  readonly field: string;
  /** For a field that is absent or null. "rejected" fails the whole reply; "not used" never matters. */
  readonly absent: string;
  /** For a value that the portal does not know; empty for a field without such values. */
  readonly unknown: string;
  readonly why: string;
}

const needed = 'rejected';
const noAmounts = 'a coverage to add has no amounts';
const dots = 'shown as "..."';
const notUsed = 'not used';

const termFields = (term: string): readonly (readonly string[])[] => [
  [`${term}.startDate`, dots, '', 'shown; a change of coverage needs a term that has started'],
  [`${term}.endDate`, dots, '', 'shown; the renewal window counts from it'],
  [`${term}.status`, 'active', 'inactive', 'the specification: empty or "current" is active'],
  [`${term}.monthlyPremium`, dots, '', 'shown'],
  [`${term}.annualPremium`, dots, '', 'shown'],
  [`${term}.coverages`, 'no coverages', '', 'shown'],
  [`${term}.coverages.*.code`, needed, 'shown as received', 'a row without a code says nothing'],
  [`${term}.coverages.*.limitAmount`, 'shown as $0.00', '', 'the specification'],
  [`${term}.coverages.*.deductible`, 'shown as $0.00', '', 'the specification'],
];

const addressFields = (address: string): readonly (readonly string[])[] => [
  [`${address}.address1`, dots, '', 'shown'],
  [`${address}.city`, 'hidden', '', 'shown'],
  [`${address}.state`, 'stateCode is used', 'shown as received', 'a backend sends one of the two'],
  [`${address}.stateCode`, 'state is used', '', 'a backend sends one of the two'],
  [`${address}.zipCode`, 'hidden', '', 'shown'],
];

const session: readonly (readonly string[])[] = [
  ['authToken', needed, '', 'every call sends it'],
  ['accessToken', needed, '', 'every call sends it'],
  ['refreshToken', 'read from the header', '', 'the specification: in a header or in the body'],
  ['userName', needed, '', 'refreshing the tokens sends it'],
];

const changeStatus: readonly (readonly string[])[] = [
  ['status', needed, 'counts as pending', 'the portal polls until it knows the outcome'],
  ['message', 'a general message', '', 'shown after a failure'],
];

const table: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'POST /api/auth/login': [
    ...session,
    [
      'challenge',
      'rejected without a session',
      'rejected',
      'the portal cannot answer a challenge that it does not know',
    ],
    ['token', 'rejected with a challenge', '', 'setting the new password sends it'],
  ],
  'GET /api/auth/token/{token}': [['userName', needed, '', 'creating the user sends it']],
  'PUT /api/auth/user': session,
  'PUT /api/auth/password': session,
  'POST /api/auth/user/token': [
    ['authToken', needed, '', 'every call sends it'],
    ['accessToken', needed, '', 'every call sends it'],
    ['refreshToken', 'the old one is kept', '', 'the specification: in a header or in the body'],
  ],
  'POST /api/claims': [['claimNumber', needed, '', 'the confirmation shows it']],
  'GET /api/claims': [
    ['*.claimNumber', needed, '', 'the details are read by it'],
    ['*.policyNumber', dots, '', 'shown'],
    ['*.createdAt', dots, '', 'shown; such claims come last'],
    ['*.status', dots, 'shown as received', 'shown'],
  ],
  'GET /api/claims/{id}': [
    ['claimNumber', needed, '', 'shown as the reference number'],
    ['cpClaimNumber', 'hidden', '', 'the specification'],
    ['policyNumber', dots, '', 'shown'],
    ['createdAt', dots, '', 'shown'],
    ['status', dots, 'shown as received', 'shown'],
    ['dateOfLoss', dots, '', 'shown'],
    ['equipment', dots, '', 'shown'],
    ['estimate', dots, '', 'shown'],
    ['description', dots, '', 'shown'],
  ],
  'GET /api/policies': [
    ['*.policyNumber', needed, '', 'documents are found by it'],
    ['*.quoteId', 'no preview', '', 'the preview fails with its "Oops!" message'],
    ['*.underwriting', 'bul is not offered', '', 'only the residence type is read'],
    ['*.underwriting.residence', 'bul is not offered', '', 'only the residence type is read'],
    ['*.underwriting.residence.residenceType', 'bul is not offered', 'bul is not offered', 'the specification'],
    ['*.futureTerm', 'the current term is shown', '', 'a policy needs one term of any kind'],
    ...termFields('*.futureTerm'),
    ['*.currentTerm', 'a prior term is shown', '', 'a policy needs one term of any kind'],
    ...termFields('*.currentTerm'),
    ['*.priorTerms', 'no prior terms', '', 'a policy needs one term of any kind'],
    ...termFields('*.priorTerms.*'),
  ],
  'PUT /api/policies': [
    [
      'correlationId',
      'rejected after a change of coverage',
      '',
      'the status is polled by it; a cancellation needs none',
    ],
  ],
  'GET /api/policies/status/{correlationId}': changeStatus,
  'GET /api/policies/documents': [['*.Key', 'hidden', 'hidden', 'no link can be made of it']],
  'POST /api/rates': [
    ['monthlyPayment', dots, '', 'shown'],
    ['annualPremium', dots, '', 'shown'],
    ['coverages', noAmounts, '', 'shown on Edit Policy'],
    ['coverages.*.code', noAmounts, 'shown as received', 'the amounts are found by it'],
    ['coverages.*.limitAmount', '$0.00', '', 'shown on Edit Policy'],
    ['coverages.*.deductible', '$0.00', '', 'shown on Edit Policy'],
  ],
  'POST /api/rates/preview': [
    ['proratedValue', needed, '', 'decides what is charged'],
    ['annualPremium', 'rate.annualPremium is used', '', 'one of the two is needed'],
    ['monthlyPayment', 'hidden', '', 'shown to a customer who pays monthly'],
    ['rate', 'annualPremium is used', '', 'one of the two is needed'],
    ['rate.monthlyPayment', 'monthlyPayment is used', '', 'shown to a customer who pays monthly'],
    ['rate.annualPremium', 'annualPremium is used', '', 'one of the two is needed'],
  ],
  'GET /api/customer': [
    ['firstName', 'hidden; "..." if the whole name is absent', '', 'shown'],
    ['middleInitial', 'hidden', '', 'shown'],
    ['lastName', 'hidden; "..." if the whole name is absent', '', 'shown'],
    ['phoneNumber', dots, '', 'shown; required in a claim, where the customer types it'],
    ['email', needed, '', 'shown, and sent with a change of the address'],
    ['address', dots, '', 'shown'],
    ...addressFields('address'),
    ['mailingAddress', 'the home address is shown', '', 'the specification'],
    ...addressFields('mailingAddress'),
    ['contactPreference', 'email', 'counts as not chosen', 'the specification: email is the default'],
    ['edeliveryPreference', 'on', '', 'the specification: on is the default'],
    ['billingMethod', 'yearly', '', 'the premium is yearly unless it is monthly'],
    ['billingMethod.billingTerm', 'yearly', 'yearly', 'the premium is yearly unless it is monthly'],
    ['thirdPartyDesignee', 'hidden', '', 'the specification'],
    ['thirdPartyDesignee.fullName', 'the designee is hidden', '', 'the specification'],
    ['thirdPartyDesignee.address', 'hidden', '', 'a name is enough'],
    ...addressFields('thirdPartyDesignee.address'),
  ],
  'PUT /api/customer/email': [['id', needed, '', 'the status is polled by it']],
  'GET /api/customer/email/status/{id}': changeStatus,
  'GET /api/customer/billingMethod': [
    ['paymentHistory', 'no payments', '', 'shown'],
    ['paymentHistory.*.createdAt', dots, '', 'shown; such payments come last'],
    ['paymentHistory.*.action', dots, 'shown as received', 'shown'],
    ['paymentHistory.*.amount', dots, '', 'shown'],
    ['paymentHistory.*.cardType', 'hidden', 'shown as received', 'shown'],
    ['paymentHistory.*.lastFour', 'hidden', '', 'shown'],
    ['paymentHistory.*.status', dots, 'shown as received', 'shown'],
    ['paymentDetails', notUsed, '', 'no screen shows it'],
    ['paymentMethod', dots, '', 'shown; a charge or refund then needs a card first'],
    ['paymentMethod.type', dots, 'shown as EFT', 'the specification: any other type is EFT'],
    ['paymentMethod.lastFour', 'hidden', '', 'shown'],
    ['paymentMethod.cardType', 'hidden', 'shown as received', 'shown'],
    ['pastDue', 'not past due', '', 'shown, and keeps a customer from changing coverage'],
    ['balance', dots, '', 'shown to a customer who is past due'],
  ],
  'GET /api/customer/billingTerm': [['billingTerm', dots, 'shown as received', 'shown']],
  'GET /api/referencedata': [['html', needed, '', 'the customer has to read it; an empty text counts as missing']],
};

export const replyTable: readonly FieldRule[] = Object.entries(table).flatMap(([call, rows]) =>
  rows.map(([field = '', absent = '', unknown = '', why = '']) => ({ call, field, absent, unknown, why })),
);

/** A Markdown table, in the columns that a formatter writes. */
const markdownTable = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
};

/** docs/replies.md */
export const replyPage = (): string =>
  [
    '# What the portal does without a field',
    '',
    'The portal reads only the fields below, and treats `null` as absent. "Rejected" means that the whole reply counts as unreadable.',
    'An unknown value is one that the OpenAPI file does not list under `x-extensible`. A value of another type, or a date that does not',
    'exist, rejects the reply.',
    '',
    'Generated from `tests/contract/replyTable.ts` by `npm run replies:write`. A test runs every row, and fails for a field of the OpenAPI',
    'file that has no row.',
    '',
    ...Object.entries(table).flatMap(([call, rows]) => [
      `## ${call}`,
      '',
      ...markdownTable([
        ['field', 'absent or null', 'unknown value', 'why'],
        ...rows.map(([field = '', ...rest]) => [`\`${field}\``, ...rest]),
      ]),
      '',
    ]),
    'The portal uses no other reply: those writes succeed on any `2XX`, with any body or none.',
    '',
  ].join('\n');
