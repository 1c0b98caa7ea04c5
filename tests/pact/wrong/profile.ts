import type { Request } from 'express';
import type { Account } from '../../../src/adapters/memory/Account';
import type { Insurer } from '../../../src/adapters/reference-api/Insurer';
import type { Variation } from '../../../src/adapters/reference-api/Variation';
import * as calls from '../../contract/apiCalls';
import { answers, answersTo, change, placesAt, set, update } from '../edits';
import {
  answeringSome,
  asking,
  bodyOf,
  idle,
  ownAccount,
  ownerOf,
  refuse,
  refusesWhere,
  refusing,
  rewriting,
  textIn,
} from '../requests';
import { withProfile } from './accounts';
import { caughtBy, type WrongBackend } from './caughtBy';
import { inAscii, refusesShort, western, withoutAstral } from './values';

/** Backends that show, save or refuse a profile wrongly (`GET` and `PUT /api/customer`). */

const sentState = (request: { readonly body?: unknown }): string =>
  String(placesAt(request, 'body.mailingAddress.state').map(({ parent, key }) => Reflect.get(parent, key) as unknown));

const hasLong = (request: { readonly body?: unknown }, ...paths: readonly string[]): boolean =>
  paths
    .flatMap((path) => placesAt(request, `body.${path}`))
    .some(({ parent, key }) => String(Reflect.get(parent, key)).length > 255);

/** Leaves out a field whose value is false, 0 or an empty string. */
const omitsEmpty = (call: string, field: string): Variation =>
  answers(`omits-empty: ${call} ${field}`, call, (answer) => {
    for (const { parent, key } of placesAt(answer, `body.data.${field}`))
      if (!Reflect.get(parent, key)) Reflect.deleteProperty(parent, key);
  });

const hasPhoneOfAnother = (request: Request, insurer: Insurer): boolean => {
  const phone = textIn(request, 'phoneNumber');
  const own = ownAccount(request, insurer);
  const isOfAnother = (account: Account): boolean => account !== own && account.profile.phoneNumber === phone;
  return phone !== '' && Object.values(insurer.world.accounts).some(isOfAnother);
};

const profileText = (name: string, of: (text: string) => string): Variation =>
  answers(
    name,
    calls.getCustomer,
    ...['firstName', 'lastName', 'mailingAddress.address1', 'mailingAddress.city'].map((path) => change(path, of)),
  );

export const profile: readonly WrongBackend[] = [
  ...caughtBy(
    'pact:verify',
    ...answersTo(calls.getCustomer, {
      'own-edelivery-as-a-text': update('edeliveryPreference', String),
      'own-phone-as-a-number': change('phoneNumber', (phone: string) => Number(phone.replaceAll(/\D/g, ''))),
      'own-zip-as-a-number': change('address.zipCode', Number),
      'own-designee-as-a-text': set('thirdPartyDesignee', 'Dana Jensen'),
      'own-address-as-a-text': set('address', '12 Elm Street, Montclair'),
      'own-profile-in-a-list': change('', (profile) => [profile]),
    }),
  ),
  ...caughtBy(
    '--smoke',
    ...answersTo(calls.getCustomer, {
      'names-that-lost-a-letter': change('lastName', (name: string) => `${name}\ufffd`),
      'states-in-words': change('address.state', () => 'New Jersey'),
      'states-in-lower-case': change('address.state', (state: string) => state.toLowerCase()),
    }),
  ),
  ...caughtBy(
    '--scenarios',
    ...answersTo(calls.getCustomer, {
      'profile-of-yesterday': change('firstName', () => 'Nora'),
      'preference-always-email': set('contactPreference', 'email'),
      'edelivery-always-on': set('edeliveryPreference', true),
      'mailing-address-is-the-home': change('', (profile: { address: object }) => ({
        ...profile,
        mailingAddress: profile.address,
      })),
      'mail-goes-to-the-state-of-the-home': set('mailingAddress.state', 'NJ'),
      'initials-in-capitals': change('middleInitial', (initial: string) => initial.toUpperCase()),
      'phones-with-the-country-twice': change('phoneNumber', (phone: string) => `+1+1${phone}`),
      'phones-of-another-country': change('phoneNumber', (phone: string) => `+44 ${phone}`),
      'addresses-in-ascii': change('mailingAddress.address1', inAscii),
      'addresses-without-an-apartment': change('mailingAddress.address1', (text: string) => text.split(',')[0]),
    }),
    omitsEmpty(calls.getCustomer, 'edeliveryPreference'),
    idle('saves-nothing', calls.saveCustomer, {}),
    asking('saves-the-phone-alone', calls.saveCustomer, (request) => {
      const { mailingAddress: _, ...body } = Object(request.body) as Record<string, unknown>;
      request.body = body;
    }),
    asking('keeps-the-middle-initial', calls.saveCustomer, (request) => {
      const body = Object(request.body) as Record<string, unknown>;
      if (body['middleInitial'] === '') delete body['middleInitial'];
    }),
    asking('the-home-is-no-mailing-address', calls.saveCustomer, (request, insurer) => {
      const { address, mailingAddress } = ownAccount(request, insurer)?.profile ?? {};
      const sent = placesAt(request, 'body.mailingAddress.address1');
      for (const { parent, key } of sent)
        if (Reflect.get(parent, key) === address?.address1) Object.assign(parent, mailingAddress);
    }),
    ...answersTo(calls.saveCustomer, {
      'no-mail-to-puerto-rico': (answer, request) => {
        if (sentState(request) === 'PR') refuse(answer, 400);
      },
      'no-mail-to-a-box': (answer, request) => {
        if (JSON.stringify(request.body).includes('PO Box')) refuse(answer, 400, 'No boxes.');
      },
    }),
    asking('a-middle-initial-does-not-come-back', calls.saveCustomer, (request, insurer) => {
      if (!ownAccount(request, insurer)?.profile.middleInitial && textIn(request, 'middleInitial'))
        Object.assign(Object(request.body) as object, { middleInitial: '' });
    }),
    asking('a-refused-save-is-saved-in-part', calls.saveCustomer, (request, insurer) => {
      const account = ownAccount(request, insurer);
      if (account && textIn(request, 'email') === 'no-address')
        withProfile(account, { phoneNumber: textIn(request, 'phoneNumber') });
    }),
    refusesShort('names-of-two-letters-at-least', calls.saveCustomer, 'firstName', 2),
    refusesWhere(
      'last-names-of-two-letters-at-least',
      calls.saveCustomer,
      (_, { lastName }) => String(lastName).length < 2,
    ),
    refusesWhere(
      'an-unchanged-name-is-refused',
      calls.saveCustomer,
      ({ profile }, { firstName, lastName }) => profile.firstName === firstName && profile.lastName === lastName,
    ),
    refusesWhere(
      'an-unchanged-address-is-refused',
      calls.saveCustomer,
      ({ profile }, { mailingAddress }) =>
        mailingAddress !== undefined && JSON.stringify(profile.mailingAddress) === JSON.stringify(mailingAddress),
    ),
    refusing('names-counted-in-halves', calls.saveCustomer, (request) => hasLong(request, 'firstName', 'lastName')),
    refusing('addresses-counted-in-halves', calls.saveCustomer, (request) => hasLong(request, 'mailingAddress.*')),
    refusing(
      'initials-of-one-byte',
      calls.saveCustomer,
      (request) => Buffer.byteLength(textIn(request, 'middleInitial')) > 1,
    ),
    refusing('phones-of-the-mainland', calls.saveCustomer, (request) =>
      textIn(request, 'phoneNumber').startsWith('787'),
    ),
    asking('an-unchanged-save-is-refused', calls.saveCustomer, (request, insurer) => {
      const account = ownAccount(request, insurer);
      const { phoneNumber, contactPreference, email } = bodyOf(request);
      if (
        account &&
        email !== undefined &&
        account.profile.phoneNumber === phoneNumber &&
        account.profile.contactPreference === contactPreference &&
        account.profile.email === email
      )
        bodyOf(request)['phoneNumber'] = '1';
    }),
    rewriting('first-names-of-one-word', calls.saveCustomer, (body) => {
      if (typeof body['firstName'] === 'string') body['firstName'] = body['firstName'].split(' ')[0];
    }),
    rewriting('a-name-clears-the-phone', calls.saveCustomer, (body) => {
      if (body['firstName'] !== undefined) body['phoneNumber'] = '000-000-0000';
    }),
    rewriting('every-save-resets-the-preference', calls.saveCustomer, (body) => {
      body['contactPreference'] ??= 'email';
    }),
    rewriting('profiles-with-apostrophes-doubled', calls.saveCustomer, (body) => {
      body['lastName'] = body['lastName'] && textIn({ body }, 'lastName').replaceAll("'", "''");
      if (body['lastName'] === undefined) delete body['lastName'];
    }),
    answeringSome('a-phone-is-of-one-customer', calls.saveCustomer, hasPhoneOfAnother, (answer) =>
      refuse(answer, 409, 'This number belongs to another customer.'),
    ),
    asking('a-save-brings-back-the-old-address', calls.saveCustomer, (request, insurer) => {
      const account = ownAccount(request, insurer);
      if (account && bodyOf(request)['email'] === undefined)
        withProfile(account, { email: `${ownerOf(request, insurer) ?? ''}@example.com` });
    }),
    idle(
      'a-save-that-is-refused-is-a-success',
      calls.saveCustomer,
      {},
      (request) => textIn(request, 'email') === 'no-address',
    ),
    rewriting('letters-go-where-they-went', calls.saveCustomer, (body) => {
      if (String(body['email']).startsWith('letters-')) delete body['email'];
    }),
    rewriting('the-contact-is-saved-in-part', calls.saveCustomer, (body) => {
      if (body['changeReasonDescription'] === 'Updated Customer Info' && body['email'] !== undefined)
        delete body['contactPreference'];
    }),
    profileText('names-without-tags', (text) => text.replaceAll(/<[^>]*>/g, '')),
    profileText('names-without-an-escape', (text) => text.replaceAll('\\', '')),
    profileText('a-name-of-null-is-nothing', (text) => (/^null$/i.test(text) ? '' : text)),
    profileText('names-begin-with-a-capital', (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())),
    profileText('profiles-without-rare-letters', withoutAstral),
    profileText('profiles-with-apostrophes-escaped', (text) => text.replaceAll("'", '&#39;')),
    profileText('profiles-of-western-europe', western),
    profileText('profiles-cut-at-50', (text) => text.slice(0, 50)),
  ),
];
