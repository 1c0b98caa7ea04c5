export interface StateDescription {
  /** What the provider has to hold, or do. */
  readonly needs: string;
  /** What the state's parameters mean. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What the state answers, to be put into requests and replies. */
  readonly answers?: Readonly<Record<string, string>>;
}

const signedIn = {
  userName: 'the email address that the customer signs in with',
  password: "the customer's password",
  authToken: 'a valid auth token of the customer',
  accessToken: 'the access token that belongs to it',
  refreshToken: 'the refresh token that belongs to it',
} as const;

const withPolicy = { ...signedIn, quoteId: "the quote id of the customer's policy" } as const;

const change = { correlationId: 'the id of that change' } as const;

const emailCode = { verificationCode: 'the code to be sent' } as const;

const emailChange = { changeId: 'the id of that change' } as const;

/**
 * What each provider state of the pact asks for. A persona starts afresh: the customer with just this data, signed in. A situation
 * builds on the persona that was entered just before it.
 */
export const personaDescriptions: Readonly<Record<string, StateDescription>> = {
  'any-customer': {
    needs:
      'Any customer who can sign in, with an active policy. Implement this state first: many interactions need no other.',
    answers: signedIn,
  },
  'ny-current': {
    needs: 'An active New York policy in its current term, for a house (HOME), with Buried Utility Lines only.',
    answers: withPolicy,
  },
  'ny-pastdue': {
    needs: 'An active New York policy that is past due, so that its coverages cannot be changed.',
    answers: signedIn,
  },
  'ny-upcoming': { needs: 'A New York policy with a future term and no current one.', answers: signedIn },
  'ny-frozen': {
    needs: 'An active New York policy that is about to renew, so that changing its coverages is forbidden.',
    answers: withPolicy,
  },
  'ny-invited': {
    needs: 'A New York customer who was invited and has no password yet. Nobody is signed in.',
    answers: { userName: signedIn.userName, invitation: 'the token of the invitation link' },
  },
  'ny-temporary': {
    needs: 'A New York customer with a temporary password. Nobody is signed in.',
    answers: {
      userName: signedIn.userName,
      temporaryPassword: 'the temporary password',
      challengeToken: 'the token that a login with the temporary password answers',
    },
  },
  'nj-current': { needs: 'An active New Jersey policy.', answers: signedIn },
  'nj-noclaims': {
    needs: 'An active New Jersey policy and no claims.',
    answers: { ...signedIn, dateOfLoss: 'a day, yyyy-MM-dd, on which the policy covered a loss' },
  },
  'nj-cancelled': { needs: 'A New Jersey policy whose current term is cancelled.', answers: signedIn },
  'nj-nopolicy': { needs: 'A New Jersey customer without policies.', answers: signedIn },
};

const asGiven = 'The parameters have the form of the reply.';

export const situationDescriptions: Readonly<Record<string, StateDescription>> = {
  'tokens-expired': {
    needs:
      "The customer's auth token has expired: every call answers 401 with exactly `The incoming token has expired`.",
  },
  'refresh-token-revoked': { needs: "The customer's refresh token was revoked." },
  'invitation-used': { needs: 'The invitation was used: its user exists.' },
  'code-sent': {
    needs: 'A verification code for a forgotten password was sent.',
    answers: { confirmationCode: 'the code' },
  },
  'code-expired': {
    needs: 'A verification code for a forgotten password was sent, and has expired.',
    answers: { confirmationCode: 'the code' },
  },
  'claim-filed': {
    needs:
      'The customer has filed this claim with this key. It has exactly this number, so that a second claim is found out.',
    parameters: {
      idempotencyKey: 'the `Idempotency-Key` that it was filed with',
      claimNumber: 'the number of the claim',
      'description, equipment, estimate, status':
        'the body that was sent; its `dateOfLoss` is the one that the persona answers',
    },
    answers: { claimNumber: 'the number of the claim' },
  },
  'claim-complete': { needs: `The customer has exactly this claim. ${asGiven}` },
  'policy-complete': { needs: `The customer has exactly this policy. ${asGiven}` },
  'document-stored': {
    needs: 'A document is stored under this key, among others.',
    parameters: { key: 'the storage key' },
  },
  'customer-complete': {
    needs: `The customer has exactly these data, and an email address of your choice. ${asGiven} The states of the addresses are yours to choose, too.`,
  },
  'billing-complete': { needs: `The customer has exactly this billing history. ${asGiven}` },
  'billing-term': { needs: 'The customer has this billing term.', parameters: { billingTerm: 'the term' } },
  'no-payment-method': { needs: 'The customer has no payment method.' },
  'terms-over': { needs: 'All terms of the policy are over: prior terms, no current and no future one.' },
  'policy-change-pending': {
    needs: 'A change of the coverages was accepted and is being carried out.',
    answers: change,
  },
  'policy-change-complete': { needs: 'A change of the coverages was carried out.', answers: change },
  'policy-change-failed': { needs: 'A change of the coverages has failed.', answers: change },
  'email-in-use': {
    needs: 'Another customer has an email address.',
    answers: { emailInUse: 'that address' },
  },
  'email-code-sent': { needs: 'A code was sent to a new email address of the customer.', answers: emailCode },
  'email-code-expired': {
    needs: 'A code was sent to a new email address of the customer, and has expired.',
    answers: emailCode,
  },
  'email-attempts-exceeded': {
    needs: 'A code was sent to a new email address of the customer, and a wrong one was entered too often.',
    answers: emailCode,
  },
  'email-change-pending': {
    needs: 'A change of the email address was confirmed and is being carried out.',
    answers: emailChange,
  },
  'email-change-complete': { needs: 'A change of the email address was carried out.', answers: emailChange },
  'email-change-failed': { needs: 'A change of the email address has failed.', answers: emailChange },
  'payment-token': {
    needs: 'The card service has issued a token for a card.',
    answers: { billingToken: 'that token' },
  },
  'payment-token-blank': {
    needs: 'The card service has issued a token for a card whose billing address lacks a field.',
    answers: { billingToken: 'that token' },
  },
};

export const stateDescriptions: Readonly<Record<string, StateDescription>> = {
  ...personaDescriptions,
  ...situationDescriptions,
};
