import { MatchersV3 } from '@pact-foundation/pact';
import type { HttpGateways } from '../../../src/adapters/http/httpGateways';
import type { ChangeDescription, ProfileChange } from '../../../src/domain/customer/profileChange';
import {
  type Interaction,
  containing,
  date,
  done,
  failing,
  fromState,
  oneOf,
  pathFromState,
  refusal,
  text,
  tokens,
} from '../Interaction';

const address = { address1: text('12 Elm Street'), city: text('Montclair'), state: text('NJ'), zipCode: text('07042') };

const shownAddress = { address1: '12 Elm Street', city: 'Montclair', state: 'NJ', zipCode: '07042' };

const least = {
  firstName: text('Nora'),
  lastName: text('Jensen'),
  phoneNumber: text('555-010-2030'),
  email: text('nora@example.com'),
  address,
};

const shownLeast = {
  firstName: 'Nora',
  middleInitial: '',
  lastName: 'Jensen',
  phoneNumber: '555-010-2030',
  email: 'nora@example.com',
  address: shownAddress,
  contactPreference: 'email',
  edeliveryPreference: true,
  dateOfBirth: '1999-01-01',
};

const usual = {
  ...least,
  middleInitial: text('J'),
  contactPreference: oneOf('sms', 'email'),
  edeliveryPreference: MatchersV3.boolean(false),
  dateOfBirth: date('1980-04-12'),
  billingMethod: { billingTerm: oneOf('monthly', 'yearly', 'nonrecurringyearly') },
};

const shownUsual = {
  ...shownLeast,
  middleInitial: 'J',
  contactPreference: 'sms',
  edeliveryPreference: false,
  dateOfBirth: '1980-04-12',
  billingTerm: 'monthly',
};

const load: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: '/api/customer',
  headers: tokens,
  through: 'customer.load',
  act: ({ customer }, signal) => customer.load(signal),
};

const saving = (
  what: string,
  change: ProfileChange,
  description: ChangeDescription,
  more: object = {},
): Interaction => ({
  description: `a customer saves ${what}`,
  given: ['nj-current'],
  method: 'PUT',
  path: '/api/customer',
  headers: tokens,
  body: { ...change, ...more, changeReasonDescription: description },
  status: 200,
  reply: done,
  through: 'customer.save',
  act: ({ customer }) => customer.save(change, description),
  outcome: { value: { kind: 'saved' } },
});

const email: Pick<Interaction, 'method' | 'path' | 'headers' | 'through'> = {
  method: 'POST',
  path: '/api/customer/email',
  headers: tokens,
  through: 'customer.requestEmailCode',
};

const confirmWith = (code: string, password: string) => (gateways: HttpGateways) =>
  gateways.customer.confirmEmailChange({ oldEmail: 'nj-current@example.com', verificationCode: code, password });

const confirmation: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'body' | 'act'> = {
  method: 'PUT',
  path: '/api/customer/email',
  headers: tokens,
  body: {
    username: fromState('userName', 'nj-current@example.com'),
    verificationCode: fromState('verificationCode', '246810'),
    password: fromState('password', 'Hearth-2026!'),
  },
  through: 'customer.confirmEmailChange',
  act: confirmWith('246810', 'Hearth-2026!'),
};

const status: Pick<Interaction, 'method' | 'path' | 'headers' | 'through' | 'act'> = {
  method: 'GET',
  path: pathFromState('/api/customer/email/status/${changeId}', '/api/customer/email/status/email-1'),
  headers: tokens,
  through: 'customer.emailChangeStatus',
  act: ({ customer }, signal) => customer.emailChangeStatus('email-1', signal),
};

/** The profile and the change of the email address. */
export const customerInteractions: readonly Interaction[] = [
  {
    ...load,
    description: 'a customer with a separate mailing address reads the profile',
    given: ['nj-current'],
    status: 200,
    reply: { data: { ...usual, mailingAddress: address } },
    outcome: { value: { ...shownUsual, mailingAddress: shownAddress } },
  },
  {
    ...load,
    description: 'a customer with a designee reads the profile',
    given: ['ny-current'],
    status: 200,
    reply: { data: { ...usual, thirdPartyDesignee: { fullName: text('Dana Jensen'), address } } },
    outcome: { value: { ...shownUsual, thirdPartyDesignee: { fullName: 'Dana Jensen', address: shownAddress } } },
  },
  {
    ...load,
    description: 'a customer reads the profile from a backend that sends nothing more than it has to',
    given: ['nj-noclaims'],
    status: 200,
    reply: { data: least },
    outcome: { value: shownLeast },
  },
  saving('the name', { firstName: 'Nora', middleInitial: '', lastName: 'Jensen' }, 'Updated Customer Name', {
    changeDescriptionType: 'name',
  }),
  saving(
    'the mailing address',
    { mailingAddress: { address1: 'PO Box 9', city: 'Newark', state: 'NJ', zipCode: '07101' } },
    'Updated Mailing Address',
  ),
  saving('the phone number', { phoneNumber: '555-010-9999' }, 'Updated Phone Number'),
  saving('the contact preference', { contactPreference: 'sms' }, 'Updated Contact Preference'),
  saving('the eDelivery preference', { edeliveryPreference: false }, 'Updated eDevlivery Preference'),
  saving('the email address', { email: 'nora@example.com' }, 'Updated Email Address'),
  saving(
    'how to be reached about a claim',
    { phoneNumber: '555-010-9999', email: 'nora@example.com', contactPreference: 'email' },
    'Updated Customer Info',
  ),
  {
    ...saving('a phone number', { phoneNumber: '555-010-9999' }, 'Updated Phone Number'),
    description: 'a customer saves a phone number that the insurer does not take',
    given: ['nj-current', failing('PUT /api/customer', 400, 'The phone number is not valid.')],
    status: 400,
    reply: refusal('The phone number is not valid.'),
    outcome: { value: { kind: 'refused', message: 'The phone number is not valid.' } },
  },
  {
    ...email,
    description: 'a customer asks for a code for a new email address',
    given: ['nj-current'],
    body: { email: 'new.address@example.com' },
    status: 200,
    reply: done,
    act: ({ customer }) => customer.requestEmailCode('new.address@example.com'),
    outcome: { value: { kind: 'sent' } },
  },
  {
    ...email,
    description: 'a customer asks for a code for an email address that is in use',
    given: ['nj-current', 'email-in-use'],
    body: { email: fromState('emailInUse', 'nj-noclaims@example.com') },
    status: 400,
    reply: { message: containing('already exists', 'An account with this email already exists.') },
    act: ({ customer }) => customer.requestEmailCode('nj-noclaims@example.com'),
    outcome: { value: { kind: 'inUse' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address',
    given: ['nj-current', 'email-code-sent'],
    status: 200,
    reply: { data: { id: text('email-1') } },
    outcome: { value: { kind: 'accepted', changeId: 'email-1' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with a code that has expired',
    given: ['nj-current', 'email-code-expired'],
    status: 400,
    reply: { message: containing('expired', 'The verification code has expired.') },
    outcome: { value: { kind: 'expired' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address after too many attempts',
    given: ['nj-current', 'email-attempts-exceeded'],
    status: 400,
    reply: { message: containing('attempts', 'Too many failed attempts.') },
    outcome: { value: { kind: 'tooManyAttempts' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with a wrong code',
    given: ['nj-current', 'email-code-sent'],
    body: { ...Object(confirmation.body), verificationCode: '000000' },
    act: confirmWith('000000', 'Hearth-2026!'),
    status: 400,
    reply: refusal('Invalid verification code.'),
    outcome: { value: { kind: 'rejected' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with a wrong password',
    given: ['nj-current', 'email-code-sent'],
    body: { ...Object(confirmation.body), password: 'Wrong-2026!' },
    act: confirmWith('246810', 'Wrong-2026!'),
    status: 401,
    reply: refusal('Incorrect username or password.'),
    outcome: { value: { kind: 'rejected' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with tokens that have expired',
    given: ['nj-current', 'email-code-sent', 'tokens-expired'],
    status: 401,
    reply: { message: 'The incoming token has expired' },
    afterRenewal: { id: 'email-1' },
    outcome: { value: { kind: 'accepted', changeId: 'email-1' } },
  },
  {
    ...status,
    description: 'a change of the email address is pending',
    given: ['nj-current', 'email-change-pending'],
    status: 200,
    reply: { data: { status: 'pending' } },
    outcome: { value: { kind: 'pending' } },
  },
  {
    ...status,
    description: 'a change of the email address is complete',
    given: ['nj-current', 'email-change-complete'],
    status: 200,
    reply: { data: { status: 'complete' } },
    outcome: { value: { kind: 'complete' } },
  },
  {
    ...status,
    description: 'a change of the email address has failed',
    given: ['nj-current', 'email-change-failed'],
    status: 200,
    reply: { data: { status: 'failed', message: text('The address was taken meanwhile.') } },
    outcome: { value: { kind: 'failed', message: 'The address was taken meanwhile.' } },
  },
];
