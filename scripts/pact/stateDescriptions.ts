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
 * What each provider state of the pact asks for. A persona starts afresh: the customer with just this data, signed in, and nothing
 * left of earlier states. A situation builds on the persona that was entered just before it.
 */
export const personaDescriptions: Readonly<Record<string, StateDescription>> = {
  'ny-current': {
    needs:
      'An active New York policy (HOME, Buried Utility Lines only) in its current term with start and end date, limit and deductible; pays yearly by card; has payments, documents, a third-party designee.',
    answers: withPolicy,
  },
  'ny-nonrecurring': { needs: 'An active New York policy billed nonrecurringyearly.', answers: signedIn },
  'ny-eft': { needs: 'An active New York policy that is paid from a bank account; has payments.', answers: signedIn },
  'ny-pastdue': {
    needs: 'An active New York policy that is past due, with a balance and payments; its coverages cannot be changed.',
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
      challengeToken: 'the token that a sign-in with the temporary password answers',
    },
  },
  'nj-current': {
    needs:
      'An active New Jersey policy; claims, at least one with and one without a number of the claims processor (cpClaimNumber); a mailing address that differs from the insured premises; a billing term.',
    answers: signedIn,
  },
  'nj-noclaims': { needs: 'An active New Jersey policy and no claims.', answers: signedIn },
  'nj-cancelled': { needs: 'A New Jersey policy whose current term is cancelled.', answers: signedIn },
  'nj-noterms': { needs: 'A New Jersey policy without any term.', answers: signedIn },
  'nj-nopolicy': { needs: 'A New Jersey customer without policies, documents and payments.', answers: signedIn },
};

export const situationDescriptions: Readonly<Record<string, StateDescription>> = {
  'tokens-expired': {
    needs:
      "The customer's auth token has expired: every call answers 401 `The incoming token has expired`, to the letter.",
  },
  'session-unknown': { needs: "The customer's tokens are not, or no longer, known." },
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
    needs: 'The customer has filed a claim.',
    parameters: { idempotencyKey: 'the `Idempotency-Key` that it was filed with' },
    answers: { claimNumber: 'the number of that claim' },
  },
  'claim-with-processor-number': {
    needs: 'One of the claims is asked for that has a cpClaimNumber.',
    answers: { claimNumber: 'its number' },
  },
  'claim-without-processor-number': {
    needs: 'One of the claims is asked for that has no cpClaimNumber.',
    answers: { claimNumber: 'its number' },
  },
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
    needs: 'A code was sent to a new email address of the customer, and was entered wrongly too often.',
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
  'call-fails': {
    needs: 'The next call of this kind fails as said, whatever else would have happened.',
    parameters: {
      call: 'method and path as in the OpenAPI file',
      status: 'the HTTP status',
      message: '`message` of the body',
      description: '`description` of the body, if any',
      correlationId: 'the header `x-correlation-id`, if any',
    },
  },
};

export const stateDescriptions: Readonly<Record<string, StateDescription>> = {
  ...personaDescriptions,
  ...situationDescriptions,
};
