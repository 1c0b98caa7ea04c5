import { failures } from '../../../scripts/pact/says';
import type { Gateways } from '../../../src/application/ports/Gateways';
import { pick } from '../../../src/domain/pick';
import type { PostalAddress } from '../../../src/domain/PostalAddress';
import { emptyProfile } from '../../../src/domain/profile/Profile';
import type { ChangeDescription, ProfileChange } from '../../../src/domain/profile/profileChange';
import { profileTextNames } from '../../../src/domain/profile/profileFields';
import { aBox, aName, aProfile, anAddress } from '../../support/profile';
import {
  type Interaction,
  anyCustomer,
  email,
  filled,
  fromState,
  pathFromState,
  recognised,
  tokens,
} from '../Interaction';
import { changeStatusInteractions } from './changeStatus';

/** The state of an address is under state or under stateCode. */
const withoutState = ({ state: _, ...address }: PostalAddress) => address;

const { email: _, ...texts } = pick(aProfile(), profileTextNames);

const complete = {
  ...texts,
  address: withoutState(anAddress),
  mailingAddress: withoutState(aBox),
  contactPreference: 'sms',
  edeliveryPreference: false,
  billingMethod: { billingTerm: 'monthly' },
  thirdPartyDesignee: {
    fullName: 'Dana Jensen',
    address: withoutState({ ...anAddress, address1: '3 Oak Road', city: 'Trenton', zipCode: '08601' }),
  },
};

const load = {
  method: 'GET',
  path: '/api/customer',
  headers: tokens,
  act: ({ customer }, signal) => customer.load(signal),
} satisfies Partial<Interaction>;

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
  statusClass: 'success',
  act: ({ customer }) => customer.save(change, description),
  outcome: { value: { kind: 'saved' } },
});

const codeRequest = {
  method: 'POST',
  path: '/api/customer/email',
  headers: tokens,
} satisfies Partial<Interaction>;

const confirmWith = (code: string, password: string) => (gateways: Gateways) =>
  gateways.customer.confirmEmailChange({ oldEmail: 'nj-current@example.com', verificationCode: code, password });

const confirmation = {
  method: 'PUT',
  path: '/api/customer/email',
  headers: tokens,
  body: {
    username: fromState('userName', 'nj-current@example.com'),
    verificationCode: fromState('verificationCode', '246810'),
    password: fromState('password', 'Hearth-2026!'),
  },
  act: confirmWith('246810', 'Hearth-2026!'),
} satisfies Partial<Interaction>;

const status = {
  method: 'GET',
  path: pathFromState('/api/customer/email/status/${changeId}', '/api/customer/email/status/email-1'),
  headers: tokens,
  act: ({ customer }, signal) => customer.emailChangeStatus('email-1', signal),
} satisfies Partial<Interaction>;

/** The profile and the change of the email address. */
export const customerInteractions: readonly Interaction[] = [
  {
    ...load,
    description: 'a customer reads the profile',
    given: [anyCustomer],
    reply: { data: { email: email('nora@example.com') } },
    outcome: { value: { ...emptyProfile, email: 'nora@example.com' } },
  },
  {
    ...load,
    description: 'a customer reads a profile with everything in it',
    given: ['nj-current', ['customer-complete', complete]],
    reply: { data: { ...complete, email: email('nora@example.com') } },
    outcome: {
      value: {
        ...texts,
        email: 'nora@example.com',
        address: { ...complete.address, state: '' },
        mailingAddress: { ...complete.mailingAddress, state: '' },
        contactPreference: 'sms',
        edeliveryPreference: false,
        billingTerm: 'monthly',
        thirdPartyDesignee: {
          fullName: 'Dana Jensen',
          address: { ...complete.thirdPartyDesignee.address, state: '' },
        },
      },
    },
  },
  saving('the name', { ...aName, middleInitial: '' }, 'Updated Customer Name', {
    changeDescriptionType: 'name',
  }),
  saving('the mailing address', { mailingAddress: aBox }, 'Updated Mailing Address'),
  saving('the phone number', { phoneNumber: '555-010-9999' }, 'Updated Phone Number'),
  saving('the contact preference', { contactPreference: 'sms' }, 'Updated Contact Preference'),
  saving('the eDelivery preference', { edeliveryPreference: false }, 'Updated eDevlivery Preference'),
  saving('the email address', { email: 'nora@example.com' }, 'Updated Email Address'),
  saving(
    'the contact for a claim',
    { phoneNumber: '555-010-9999', email: 'nora@example.com', contactPreference: 'email' },
    'Updated Customer Info',
  ),
  {
    ...codeRequest,
    description: 'a customer asks for a code for a new email address',
    given: ['nj-current'],
    body: { email: 'new.address@example.com' },
    statusClass: 'success',
    act: ({ customer }) => customer.requestEmailCode('new.address@example.com'),
    outcome: { value: { kind: 'sent' } },
  },
  {
    ...codeRequest,
    description: 'a customer asks for a code for an email address that is in use',
    given: ['nj-current', 'email-in-use'],
    body: { email: fromState('emailInUse', 'nj-noclaims@example.com') },
    ...recognised(failures.emailExists, 'An account with this email already exists.'),
    act: ({ customer }) => customer.requestEmailCode('nj-noclaims@example.com'),
    outcome: { value: { kind: 'inUse' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address',
    given: ['nj-current', 'email-code-sent'],
    reply: { data: { id: filled('email-1') } },
    outcome: { value: { kind: 'accepted', changeId: 'email-1' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with a code that has expired',
    given: ['nj-current', 'email-code-expired'],
    ...recognised(failures.codeExpired, 'The verification code has expired.'),
    outcome: { value: { kind: 'expired' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address after too many attempts',
    given: ['nj-current', 'email-attempts-exceeded'],
    ...recognised(failures.tooManyAttempts, 'Too many failed attempts.'),
    outcome: { value: { kind: 'tooManyAttempts' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with a wrong code',
    given: ['nj-current', 'email-code-sent'],
    body: { ...confirmation.body, verificationCode: '000000' },
    act: confirmWith('000000', 'Hearth-2026!'),
    status: 400,
    statusClass: 'error',
    outcome: { value: { kind: 'rejected' } },
  },
  {
    ...confirmation,
    description: 'a customer confirms the new email address with a wrong password',
    given: ['nj-current', 'email-code-sent'],
    body: { ...confirmation.body, password: 'Wrong-2026!' },
    act: confirmWith('246810', 'Wrong-2026!'),
    status: 401,
    statusClass: 'error',
    outcome: { value: { kind: 'rejected' } },
  },
  ...changeStatusInteractions('email address', 'nj-current', 'email-change', status),
];
