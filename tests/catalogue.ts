/**
 * One row of the specification: what it says, and the tests that hold the portal to it. Words between “ and ” are the customer's,
 * and stand to the letter in the portal's texts.
 */
export type Row = readonly [says: string, ...tests: readonly (readonly [file: string, title: string])[]];

const domain = (file: string, title: string) => [`src/domain/${file}.test.ts`, title] as const;
const application = (file: string, title: string) => [`src/application/${file}.test.ts`, title] as const;
const http = (file: string, title: string) => [`src/adapters/http/${file}.test.ts`, title] as const;
const ui = (file: string, title: string) => [`src/ui/${file}`, title] as const;
const browser = (file: string, title: string) => [`tests/browser/${file}.spec.ts`, title] as const;

const phoneMask = [
  domain('PhoneNumber', 'has the shape ###-###-#### as far as it goes, and no more than 12 characters'),
  ui('kit/PhoneField.test.tsx', 'masks %j as it is typed'),
  ui('kit/PhoneField.test.tsx', 'masks %j as it is pasted'),
] as const;

const emptyCoverages = [
  domain('policy/rates', 'is what no coverage costs: nothing a month, nothing a year'),
  application('policy/previewCoverageChange', 'asks nobody about no coverage, which costs nothing'),
  application('billing/priceFrequencies', 'asks nobody what no coverage costs'),
] as const;

const sendableAddress = [
  domain('PostalAddress', 'of an address %s'),
  application('customer/completeEmailChange', 'records the email %s'),
] as const;

const expiredToken = [
  http('refreshExpired', 'renews the tokens once and sends the call once more, with its body'),
  http('refreshExpired', 'does not renew a second time when the token has expired again on the retry'),
] as const;

const signedOut = [
  application('failureRoute', 'of a failure %d is %s'),
  ui('app/FailureNavigation.test.ts', 'clears the session after a 401, and then leads to login, which says so'),
] as const;

const notFound = [
  ui('app/FailureNavigation.test.ts', 'leads to the not-found page after a 404'),
  ui('errors/NotFoundScreen.test.tsx', 'says 404, and leads home'),
] as const;

const serverError = [
  application('failureRoute', 'takes status, message, description and correlation id to the server error page'),
  ui('app/FailureNavigation.test.ts', 'leads to the server error page with what the failure says of itself'),
  ui(
    'errors/ServerErrorScreen.test.tsx',
    'shows the status, the message, the description, the reference and the way home',
  ),
] as const;

const noResponse = [http('answered', 'fails with status 509 on %s')] as const;

const unrecognisedHost = [
  domain('Variant', 'does not recognise %j'),
  browser('shell', 'an unrecognised host is told so'),
] as const;

const policyWithoutTerms = [
  domain('policy/Policy', 'is nothing for a policy without terms'),
  application('policy/loadPolicy', 'throws for a policy without terms, and leaves the record as it is'),
  ui('home/DashboardViewModel.test.ts', 'takes a policy without terms for an error'),
] as const;

const profileDefaults = [
  domain('customer/profileChange', 'has the defaults of the specification'),
  http('replies/replies', 'takes the defaults of document 1, section 3, for what is absent or null'),
] as const;

const money = [
  domain('Money', 'writes %d cents as %s'),
  domain('Money', 'puts a comma before every three digits, and two decimals'),
] as const;

const paginated = [
  ui('kit/paging.test.ts', 'are those of the specification, ten by default'),
  ui('kit/Pagination.test.tsx', 'offers 10, 20, 50 and 100 rows a page'),
] as const;

const supportEmails = [
  ['src/adapters/browser/portalConfiguration.test.ts', 'serves on %s %s'],
  ['src/adapters/browser/portalConfiguration.test.ts', 'has a support email for each variant'],
] as const;

const names = [
  domain('customer/profileRules', 'are those of the specification'),
  ui('profile/ProfileScreen.test.tsx', 'limits what is typed'),
] as const;

const whatIsWrongWith = ui(
  'profile/ProfileScreen.test.tsx',
  'says what is wrong in the order of the form, then saves, and sends only that',
);

/** The validation rules, the error catalogue and the constants of both documents, row by row. */
export const catalogue: Readonly<Record<string, readonly Row[]>> = {
  'Document 1, section 5, validation rules': [
    [
      'Login, in order: “Email Address is required”, then “Password is required”',
      domain('session/credentials', 'asks for the email first, then for the password, of one who entered %s'),
      ui(
        'session/LoginViewModel.test.ts',
        'asks one who entered %s for the first thing that is missing, and calls nobody',
      ),
      browser('signIn', 'asks for the email first, then for the password, and a change clears the error'),
    ],
    [
      'Login: any input change clears the error',
      ui('session/LoginViewModel.test.ts', 'clears what it said with any change'),
    ],
    [
      'Forgot: “Email is required”',
      domain('session/passwordRecovery', 'of the email %j'),
      ui('session/ForgotViewModel.test.ts', 'needs an email, until one is typed'),
    ],
    [
      'Reset, in order: “Verification Code is required”, “Password is required”, “Password verification is required”, “Passwords do not match”',
      domain('session/passwordRecovery', 'are in the order of the form, for one who entered %s'),
      ui('session/ResetViewModel.test.ts', 'says of %j the first thing that is wrong, until something is typed'),
    ],
    [
      'Reset hint: “Requires at least 8 characters, one upper-case letter, one lower-case letter, one number, and one symbol.”',
      domain('session/passwordPolicy', 'misses in %j: %j'),
      domain('session/passwordRecovery', 'leave it to the server whether a password is good enough'),
    ],
    [
      'Claim what, in order: “Description is required”, “Equipment involved is required”, “Estimate is required”',
      domain('claims/ClaimDraft', 'asks for description, equipment and estimate, of one who wrote %s'),
      browser('claims', 'asks for what is missing, in the order of the form, with its limits'),
    ],
    [
      'Claim what, limits: description 512, equipment 255, estimate 16',
      domain('claims/ClaimDraft', 'has the limits of the specification, and begins empty, with the estimate "0"'),
      ui('kit/MoneyField.test.tsx', 'keeps %j within 16 characters, and makes an amount of it'),
      browser('claims', 'asks for what is missing, in the order of the form, with its limits'),
    ],
    [
      'Claim when: “Date of loss is required”; the latest date is today',
      domain('claims/ClaimDraft', 'of the date of loss %j, today being 2026-11-21: %s'),
      ui('claims/ClaimFlowViewModel.test.ts', '%s of %j says the first thing that is wrong, until something is typed'),
    ],
    [
      'Claim contact: “Email address is required”, “Phone number is required”, contact preference required (“Email” or “Text Message”)',
      domain('customer/contact', 'are in the order of the form, for one who entered %s'),
      application('claims/saveContact', 'sends nothing without %s, and says so first'),
    ],
    ['Claim contact: the phone mask is ###-###-####, max length 12', ...phoneMask],
    [
      'Claim contact: the alternate phone is optional, with the same mask',
      domain('customer/contact', 'are in the order of the form, for one who entered %s'),
      ui('kit/PhoneField.test.tsx', 'is not needed where it is optional'),
    ],
    [
      'Claim contact: errors clear when any field changes',
      ui('claims/ClaimFlowViewModel.test.ts', 'says the first thing that is wrong, until any field changes'),
    ],
    ['A mailing address is sent with an email change only if it is complete', ...sendableAddress],
    ['Rates and previews with an empty coverages list are not sent and yield 0', ...emptyCoverages],
    [
      'A profile save updates locally only the supplied fields',
      domain('customer/profileChange', 'takes over %s'),
      domain('customer/profileChange', 'changes the supplied fields alone, and not the profile that was given'),
      application('customer/saveProfile', 'takes into the record %s'),
    ],
  ],

  'Document 1, section 8, the error catalogue': [
    ['401 with message "The incoming token has expired": refresh tokens, retry once', ...expiredToken],
    [
      'Any other failure in the refresh path: passed on',
      http('refreshExpired', 'passes a renewal that failed with %d on, and keeps the session'),
    ],
    [
      'Login 401: “Invalid email or password”',
      http('httpAuthGateway', 'takes a 401 for an email or a password that is not right'),
      ui('session/LoginViewModel.test.ts', 'says so after %s, keeps what was typed, and can try again'),
      browser('signIn', 'says when the email or the password is wrong'),
    ],
    [
      'Other login failure: “There may be a technical issue”',
      http('httpAuthGateway', 'fails with any other failure: %d'),
      application('session/signIn', 'answers to a failure %d that it did not work'),
      ui('session/LoginViewModel.test.ts', 'says so after %s, keeps what was typed, and can try again'),
    ],
    [
      'Token validation 404: token not found',
      http('httpAuthGateway', 'takes a 404 for a token that is not found'),
      ui('session/ResetViewModel.test.ts', 'says that %s is no use'),
    ],
    [
      'Other token validation failure: user exists',
      http('httpAuthGateway', 'takes a %d for a user who exists'),
      ui('session/ResetViewModel.test.ts', 'says that %s is no use'),
    ],
    ['Unrecognised host: “unrecognized domain name”', ...unrecognisedHost],
    ['Policy with no terms: error', ...policyWithoutTerms],
    [
      "Reset failure: the server's response data message in an alert",
      application('session/setPassword', 'answers to %s what the server says, and leaves the record as it is'),
      ui(
        'session/ResetViewModel.test.ts',
        "shows the server's message, keeps what was typed, and forgets the message when something is typed",
      ),
      browser('signIn', "shows the server's message when a password cannot be reset, and keeps what was typed"),
    ],
    [
      'Forgot failure: shared handler',
      ui('session/ForgotViewModel.test.ts', 'hands a failure to the shared handler, and can send again'),
    ],
    ['Failure with no response: treated as status 509', ...noResponse],
    ['Shared handler: a custom handler per status may be supplied', http('expectedRefusals', 'is a %d to %s')],
    [
      'Shared handler: 5xx to serverError with status, message (or the status text; default “Server error”), description and correlation id',
      ...serverError,
      application('failureRoute', 'says %s'),
      ui('errors/ServerErrorScreen.test.tsx', 'says "Server error" where the server said nothing'),
    ],
    ['Shared handler: 401 clears the session and goes to login', ...signedOut],
    ['Shared handler: 404 goes to pageNotFound', ...notFound],
    ['Shared handler: any other status goes to serverError', application('failureRoute', 'of a failure %d is %s')],
    [
      'Claim submit failures use the shared handler',
      ui(
        'claims/ClaimFlowViewModel.test.ts',
        'hands a failure to the shared handler, keeps the draft, and sends it with the same key again',
      ),
    ],
    [
      'Profile save failures use the shared handler',
      ui('profile/ProfileViewModel.test.ts', 'goes to the shared handler, and finds the form again as it was left'),
      ui('claims/ClaimFlowViewModel.test.ts', 'hands a failure to the shared handler, and keeps what was typed'),
    ],
  ],

  'Document 1, section 9, constants and limits': [
    [
      'The verification code is valid for 20 minutes: “The verification code is valid for 20 minutes.”',
      ['src/adapters/memory/timeTravel.test.ts', 'keeps a verification code valid for 20 minutes: %s'],
    ],
    [
      'Email and password max 255',
      ui('kit/fields.test.tsx', 'takes 255 characters where nothing else is said'),
      browser('signIn', 'limits both fields to 255 characters, and shows the password on demand'),
    ],
    ['Name fields max 255; middle initial max 1', ...names],
    [
      'Claim: description 512, equipment 255, estimate 16; default estimate "0"',
      domain('claims/ClaimDraft', 'has the limits of the specification, and begins empty, with the estimate "0"'),
    ],
    ['Phone mask ###-###-####, 12 characters', ...phoneMask],
    ['State code length 2; zip code length 5 (sent mailing address)', ...sendableAddress],
    ['Default date of birth 1999-01-01; default contact preference email; edelivery default on', ...profileDefaults],
    [
      "Dates: 'P' for claim dates, 'Pp' for submitted timestamps, 'PPP' and 'PPPP' for policy dates",
      ui('text/useDates.test.tsx', 'writes claim dates as MM/dd/yyyy'),
      ui('text/useDates.test.tsx', 'writes when something was submitted in the customer’s own time'),
      ui('text/useDates.test.tsx', 'writes policy dates long, and in full'),
    ],
    [
      'Date picker input debounce 1000 ms',
      ui('kit/DateField.test.tsx', 'emits a second after the last key, and not before'),
      ui('kit/DateField.test.tsx', 'emits at once, and once, when a part %s'),
      ui('kit/DateField.test.tsx', 'emits no date while it is not complete: %j %j %j, and does not complain'),
    ],
    ['Money: "$", thousands separators, 2 decimals, a leading minus', ...money],
    ['Ordinals: 1st, 2nd, 3rd, 4th; 11th to 13th use th', ui('text/dayOfMonth.test.ts', 'says of %d: %s')],
    [
      'New York is excluded from claims',
      domain('claims/eligibility', 'of a customer in %s'),
      ui('claims/ClaimsGateViewModel.test.ts', 'knows of %s, once the profile is there, that they are %s'),
      ui('app/ShellViewModel.test.ts', 'offers %s the menu %s'),
      ui('home/DashboardViewModel.test.ts', 'shows %s the cards %s, and that the policy is no longer active: %s'),
    ],
    [
      'Screen breakpoints: xs 0, sm 640, md 768, lg 1024, xl 1280',
      ui('kit/breakpoints.test.ts', 'change their layout at the breakpoints of the specification alone'),
    ],
    [
      'Time travel is enabled by a build flag only',
      http('timeTravel', 'is there in a build with time travel %s: %s'),
      browser('timeTravel', "a tester changes today's date, and the portal goes by it"),
    ],
    ['The support email is per variant', ...supportEmails],
  ],

  'Document 2, section 5, validation rules': [
    [
      'Name: “First Name is required”, then “Last Name is required”',
      domain('customer/profileRules', 'of one who entered %s'),
      whatIsWrongWith,
    ],
    ['Name: middle initial max 1; first and last max 255', ...names],
    [
      'Mailing address, in order: “Address is required”, “City is required”, “State is required”, “Zip Code is required”',
      domain('customer/profileRules', 'begin, for one who entered %s, with the first that is wrong'),
      whatIsWrongWith,
    ],
    [
      'Mailing address: zip 5 to 10 characters; address and city max 255',
      domain('customer/profileRules', 'begin, for one who entered %s, with the first that is wrong'),
      ui('profile/ProfileScreen.test.tsx', 'limits what is typed'),
    ],
    ['A mailing address is sent with an email change only if it is complete', ...sendableAddress],
    [
      'New email, in order: “Email Address is required.”, “Re-enter email address.”, “Email is invalid.”, “Email addresses do not match.”',
      domain('customer/emailChange', 'of %j and again %j begin with %s'),
      ui('profile/EmailSection.test.tsx', 'says what is wrong in the order of the form, and asks for no code'),
    ],
    [
      'New email: an email-shape pattern, top-level part 2 to 24 letters',
      domain('EmailAddress', 'takes %s'),
      domain('EmailAddress', 'takes no address with %s'),
    ],
    [
      'New email: max 255',
      ui('profile/EmailSection.test.tsx', 'shows the current one, and has two fields and two buttons'),
    ],
    [
      'Verify email: “Code is required.” and “Password is required. ”, both joined by a space; password max 255',
      domain('customer/emailChange', 'of the code %j and the password %j'),
      ui('profile/EmailSection.test.tsx', 'answers the code "%s" with the password "%s" with "%s"'),
      ui('profile/EmailSection.test.tsx', 'says where the code went, and has two fields and what to do with them'),
    ],
    [
      'Phone: “Phone Number is required”; “Phone Number is not complete” if shorter than 12 characters',
      domain('customer/profileRules', 'of %j'),
      whatIsWrongWith,
    ],
    [
      'Contact preference: “Contact Preference is required”; eDelivery: “eDelivery Preference is required”',
      domain('customer/profileRules', 'of %j'),
      ui('profile/ProfileViewModel.test.ts', 'says the first thing that is wrong with %s, and sends nothing'),
    ],
    [
      'Card billing form: first name, last name, address, city, state and zip are all required',
      domain('billing/BillingAddress', 'are in the order of the form'),
      application('billing/updatePaymentMethod', 'asks nobody without a %s'),
      ui('billing/PaymentScreen.test.tsx', 'names the first field that is missing, and leads to it'),
    ],
    [
      'Card billing form: zip max 5',
      ui(
        'billing/PaymentScreen.test.tsx',
        'takes no pre-paid cards, five digits of a zip, and cites the penalty for fraud',
      ),
    ],
    [
      'Card billing form: the card requires cvv',
      [
        'src/adapters/recurly/recurlyCardService.test.ts',
        'configures Recurly once, with the public key and the fields without which there is no token',
      ],
    ],
    [
      'Card token errors: “The following fields appear to be invalid: ” and the mapped names',
      ['src/adapters/recurly/recurlyCardService.test.ts', 'names of the fields %j that Recurly found invalid: %j'],
      ui('billing/PaymentScreen.test.tsx', '%s, at the top of the page, and keeps what was typed'),
    ],
    [
      "'Update Payment Method' is enabled only once the customer has agreed to what their billing term asks",
      domain(
        'billing/paymentAgreement',
        'of one who pays %s, one-time payment agreed: %s, recurring billing agreed: %s, is %s',
      ),
      ui(
        'billing/PaymentViewModel.test.ts',
        'of %s, with the one-time payment agreed: %s, and recurring billing: %s, is blocked by %s',
      ),
    ],
    [
      'Cancel: “Cancellation reason is required”, max 255',
      domain('policy/cancellation', 'of the reason %j'),
      ui('policy/CancelPolicyScreen.test.tsx', 'says that a reason is required'),
      ui(
        'policy/CancelPolicyScreen.test.tsx',
        'asks whether the customer is sure, and for a reason of at most 255 characters',
      ),
    ],
    [
      'Edit policy: “Select at least one coverage.”',
      domain('policy/coverageSubmission', 'of a change with %s'),
      browser('policy', 'nothing selected is said, and cannot be submitted'),
    ],
    [
      'Edit policy, prorated and no credit card: “We apologize, we are having system issues and are unable to process Electronic Funds Transfer payments. At this time, please make a payment with a Credit/Debit Card or contact your agent for alternate forms of payment.”',
      domain('policy/coverageSubmission', 'a %s settles a prorated value of %d cents: %s'),
      ui('policy/EditPolicyViewModel.test.ts', 'refuses to move money by electronic transfer, and sends nothing'),
      ui('policy/EditPolicyProblem.test.tsx', 'says of a change that is %s what the catalogue says'),
    ],
    ['Rates and previews with an empty coverages list are not sent and give 0', ...emptyCoverages],
  ],

  'Document 2, section 8, the error catalogue': [
    ['401 with message "The incoming token has expired": token refresh, then one retry', ...expiredToken],
    ['Other 401: session cleared, go to login', ...signedOut],
    ['404: pageNotFound page', ...notFound],
    ['5xx or other: serverError page with status, message, description, correlation id', ...serverError],
    ['No response: treated as status 509', ...noResponse],
    [
      "Email change request, 400 whose message contains 'already exists': “That email address is already in use. Please choose another.”",
      http('serverMessages', 'turns %s into an outcome'),
      ui('profile/EmailSection.test.tsx', 'says what is wrong in the order of the form, and asks for no code'),
      browser('profile', 'a new email address is verified, and is the one to sign in with'),
    ],
    [
      'Email change request, other errors: shared handler',
      http('serverMessages', 'does not believe in %s'),
      ui(
        'profile/EmailSection.test.tsx',
        'keeps what was typed when the call fails, for who comes back from the error page',
      ),
    ],
    [
      "Verify, message contains 'expired': “The verification code entered has expired.” with a “Send the code again” link",
      http('serverMessages', 'turns %s into an outcome'),
      ui('profile/EmailSection.test.tsx', 'answers the code %s with the password %s as the catalogue says'),
      ui('profile/EmailSection.test.tsx', 'has the code sent again by %s'),
    ],
    [
      "Verify, message contains 'attempts': “Too many failed attempts to update email: {email}”",
      http('serverMessages', 'turns %s into an outcome'),
      ui('profile/EmailSection.test.tsx', 'answers the code %s with the password %s as the catalogue says'),
    ],
    [
      'Verify, other: “Unable to update email. Please verify that your verification code and password are correct.”',
      http('serverMessages', 'turns %s into an outcome'),
      ui('profile/EmailSection.test.tsx', 'answers the code %s with the password %s as the catalogue says'),
    ],
    [
      'Resend success: “We sent the verification code to your email address again.”',
      ui('profile/EmailSection.test.tsx', 'has the code sent again by %s'),
    ],
    [
      'Billing load 400, 404, 500: page goes to error state with Retry (“Failed to load billing details. Click below to try again.”)',
      http('expectedRefusals', 'is a %d to %s'),
      ui('billing/BillingViewModel.test.ts', 'offers to try again when the %s is unavailable, which can work'),
      ui('billing/BillingScreen.test.tsx', 'offers Retry when billing is unavailable, which can work'),
    ],
    [
      'Billing load, other: shared handler',
      http('expectedRefusals', 'is any other: %d to %s'),
      ui('billing/BillingViewModel.test.ts', 'leaves every other failure to the shared handler'),
    ],
    [
      `Payment update 400 containing "can't be blank": “All fields must be filled out.” and scroll to top`,
      http('serverMessages', 'turns %s into an outcome'),
      ui('billing/PaymentScreen.test.tsx', '%s, at the top of the page, and keeps what was typed'),
    ],
    [
      'Payment update, other 400: the server message, scroll to top',
      http('serverMessages', 'turns %s into an outcome'),
      ui('billing/PaymentScreen.test.tsx', '%s, at the top of the page, and keeps what was typed'),
    ],
    [
      'Payment update, other errors: shared handler',
      http('expectedRefusals', 'is any other: %d to %s'),
      ui(
        'billing/PaymentViewModel.test.ts',
        'leaves every other failure to the shared handler, and the form as it was for when the customer comes back',
      ),
    ],
    [
      'Card form load failure: “Sorry, an error occured while loading the billing form. Please ensure pop-up blockers are disabled before contacting support.”',
      application('billing/openCardForm', 'hands on why the card service could not draw them'),
      ui('billing/PaymentScreen.test.tsx', 'says that the card form could not be loaded, and loads it again'),
    ],
    [
      'Agreement load failure: “Something went wrong. Please contact support.”',
      ui('billing/PaymentScreen.test.tsx', 'says that an agreement could not be loaded'),
    ],
    [
      'Cancel, 400 or 500: the response data message shown as an alert',
      http('expectedRefusals', 'is a %d to %s'),
      ui('policy/CancelPolicyScreen.test.tsx', 'shows the message %j as an alert, and keeps the reason'),
    ],
    [
      'Cancel, other: shared handler',
      http('expectedRefusals', 'is any other: %d to %s'),
      ui('policy/CancelPolicyViewModel.test.ts', 'keeps the reason for whoever comes back from the error page'),
    ],
    [
      "Edit policy, message contains 'PolicyChangeForbidden': “Your policy is set to renew {date} and no changes can be made via Self Service at this time. To make a change to your policy prior to your renewal, please contact your agent.”",
      http('serverMessages', 'turns %s into an outcome'),
      ui('policy/EditPolicyProblem.test.tsx', 'says of a change that is %s what the catalogue says'),
      ui(
        'policy/EditPolicyViewModel.test.ts',
        'shows why the insurer does not change it, and keeps what was chosen: %j',
      ),
    ],
    [
      'Edit policy, any other error: server message, or “Oops! Looks like something went wrong on our end. Please, try again later.”; scroll to top',
      http('expectedRefusals', 'is a %d to %s'),
      ui('policy/EditPolicyProblem.test.tsx', 'says of a change that is %s what the catalogue says'),
      ui('app/TopAlert.test.tsx', 'scrolls to the top and takes the focus when it appears'),
    ],
    [
      'Preview errors 400 and 500: same handler as edit policy',
      http('expectedRefusals', 'is a %d to %s'),
      ui('policy/EditPolicyViewModel.test.ts', 'shows %s about a price, until the selection changes'),
    ],
    [
      'Past due: “Because your account is past due, you are unable to make changes at this time. Please update your payment method in order to take action on your account. For outstanding questions, please contact your agent.”',
      ui('policy/EditPolicyViewModel.test.ts', 'lets nobody change anything whose account is past due'),
      browser('policy', 'an account that is past due changes nothing'),
    ],
    [
      'Profile save errors: the server message, or the shared handler',
      http('expectedRefusals', 'is a %d to %s'),
      http('expectedRefusals', 'is any other: %d to %s'),
      ui(
        'profile/ProfileViewModel.test.ts',
        'keeps the form when the insurer refuses, and forgets why as soon as something is typed',
      ),
    ],
    ['Policy with no terms: error', ...policyWithoutTerms],
  ],

  'Document 2, section 9, constants and limits': [
    ['Phone: 12 characters (###-###-####)', ...phoneMask],
    [
      'Zip: 5 to 10 in mailing address, 5 in billing',
      domain('customer/profileRules', 'begin, for one who entered %s, with the first that is wrong'),
      domain('billing/BillingAddress', 'is 5'),
    ],
    ['State code: 2', ...sendableAddress],
    [
      'Address, city, email, password, cancellation reason: max 255',
      ui('profile/ProfileScreen.test.tsx', 'limits what is typed'),
      ui('kit/fields.test.tsx', 'takes 255 characters where nothing else is said'),
      ui(
        'policy/CancelPolicyScreen.test.tsx',
        'asks whether the customer is sure, and for a reason of at most 255 characters',
      ),
    ],
    ['Names max 255; middle initial 1', ...names],
    [
      'Card element ready time-out: 30 seconds',
      application(
        'billing/openCardForm',
        'gives the fields up after 30 seconds, and takes off the page what comes later',
      ),
    ],
    ['Renewal window: 30 days after term end', domain('billing/renewal', 'of a term that ended %d days ago: %s')],
    [
      'Billing pagination: 10 rows default, options 10, 20, 50, 100',
      ...paginated,
      ui('billing/BillingScreen.test.tsx', 'has a table of past payments, ten a page'),
    ],
    [
      'Address lookup restricted to the USA',
      [
        'src/adapters/google-places/googlePlacesLookup.test.ts',
        'asks for addresses in the United States alone, in one session until one is chosen',
      ],
    ],
    ['Default contact preference email; eDelivery default on; default date of birth 1999-01-01', ...profileDefaults],
    [
      'Billing terms: yearly, monthly, nonrecurringyearly',
      domain('billing/BillingTerm', 'are those of the specification'),
    ],
    [
      'Coverage codes: bul (“Buried Utility Lines Coverage”), hep (“Equipment Breakdown Coverage”)',
      domain('policy/Coverage', 'has the codes in the order of the coverages'),
    ],
    [
      'Residence types offering bul: HOME, LANDLORD_HOME',
      domain('policy/coverageChange', 'for the residence type %j are %j'),
    ],
    ["Money: '$', thousands separators, 2 decimals, a leading minus", ...money],
    ['Long date formats for policy dates', ui('text/useDates.test.tsx', 'writes policy dates long, and in full')],
    [
      'Change reasons: custcancelled, custmodpolpckg',
      domain('policy/cancellation', 'has the reasons and the limit of the specification'),
      ['tests/pact/consumer.test.ts', 'expects what the committed pact says'],
    ],
    ['Support emails per variant', ...supportEmails],
  ],
};
