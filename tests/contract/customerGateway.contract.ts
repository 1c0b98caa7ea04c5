import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { addressLimits, addressParts } from '../../src/domain/PostalAddress';
import type { ChangeDescription, ProfileChange } from '../../src/domain/profile/profileChange';
import { nameFields, profileTextNames, profileTexts } from '../../src/domain/profile/profileFields';
import { aBox, aName } from '../support/profile';
import { failsWith } from './failsWith';
import {
  type OpenPortal,
  type PortalUnderTest,
  codes,
  emailOf,
  outcomeOf,
  password,
  refused,
  signIn,
  someText,
  staying,
} from './PortalUnderTest';

/** Texts that the insurer takes as they are: the state and the zip code have a form. */
const freeParts = addressParts.filter((part) => part !== 'state' && part !== 'zipCode');

export const customerGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`CustomerGateway over ${adapter}`, () => {
    describe('the profile', () => {
      it('has everything that a customer may have', async () => {
        const { customer } = (await open('ny-current')).gateways;
        expect(await customer.load(staying())).toMatchObject({
          firstName: 'Nora',
          middleInitial: 'J',
          lastName: 'Whitfield',
          phoneNumber: '518-555-0142',
          email: emailOf('ny-current'),
          address: { address1: '118 Maple Avenue', city: 'Albany', state: 'NY', zipCode: '12203' },
          contactPreference: 'email',
          edeliveryPreference: true,
          billingTerm: 'yearly',
          thirdPartyDesignee: { fullName: 'Peter Whitfield', address: { state: 'NY' } },
        });
      });

      it('has the least that a customer has', async () => {
        const { customer } = (await open('nj-noclaims')).gateways;
        const profile = await customer.load(staying());
        expect(profile).toMatchObject({ middleInitial: '', contactPreference: 'email' });
        expect([profile.mailingAddress, profile.thirdPartyDesignee]).toEqual([undefined, undefined]);
      });

      it.each<readonly [string, ProfileChange, ChangeDescription]>([
        ['a name', { ...aName, firstName: 'Zoë', lastName: "O'Hara-Ng" }, 'Updated Customer Name'],
        ...nameFields
          .filter((field) => profileTexts[field].canBeRemoved)
          .map((field) => [`a name without its ${field}`, { [field]: '' }, 'Updated Customer Name'] as const),
        ...nameFields.map(
          (field) =>
            [
              `the longest ${field}`,
              { [field]: 'ü'.repeat(profileTexts[field].limit) },
              'Updated Customer Name',
            ] as const,
        ),
        ['a mailing address', { mailingAddress: aBox }, 'Updated Mailing Address'],
        [
          'the longest mailing address',
          {
            mailingAddress: {
              ...aBox,
              ...Object.fromEntries(freeParts.map((part) => [part, 'ü'.repeat(addressLimits[part])])),
              zipCode: '07101-1234',
            },
          },
          'Updated Mailing Address',
        ],
        ['a phone number', { phoneNumber: '555-010-9999' }, 'Updated Phone Number'],
        ['a contact preference', { contactPreference: 'sms' }, 'Updated Contact Preference'],
        ['no eDelivery', { edeliveryPreference: false }, 'Updated eDevlivery Preference'],
        [
          'a contact',
          { phoneNumber: '555-010-9999', email: 'carmen.dawson@example.com', contactPreference: 'sms' },
          'Updated Customer Info',
        ],
      ])('saves %s, and that alone', async (_, change, description) => {
        const { customer } = (await open('nj-current')).gateways;
        const before = await customer.load(staying());
        expect(await customer.save(change, description)).toEqual({ kind: 'saved' });
        expect(await customer.load(staying())).toEqual({ ...before, ...change });
      });

      it.each<readonly [string, ProfileChange]>([
        ['an empty first name', { firstName: '', middleInitial: '', lastName: 'Dawson' }],
        ['an empty last name', { firstName: 'Carmen', middleInitial: '', lastName: '' }],
        ...profileTextNames.map(
          (field) => [`too long a ${field}`, { [field]: 'ü'.repeat(profileTexts[field].limit + 1) }] as const,
        ),
        ['a phone number that is not complete', { phoneNumber: '555-010' }],
        ['an invalid email address', { email: 'carmen' }],
        ...addressParts.map(
          (part) =>
            [
              `a mailing address with too long a ${part}`,
              { mailingAddress: { ...aBox, [part]: 'ü'.repeat(addressLimits[part] + 1) } },
            ] as const,
        ),
        ['a mailing address without a street', { mailingAddress: { ...aBox, address1: '' } }],
        ['a mailing address with too short a zip code', { mailingAddress: { ...aBox, zipCode: '0710' } }],
      ])('refuses %s with a message, and stays as it was', async (_, change) => {
        const { customer } = (await open('nj-current')).gateways;
        const before = await customer.load(staying());
        expect(await customer.save(change, 'Updated Customer Info')).toEqual(refused);
        expect(await customer.load(staying())).toEqual(before);
      });

      it('still signs in with the email address of old after a contact was saved', async () => {
        const portal = await open('nj-current');
        await portal.gateways.customer.save({ email: 'carmen.dawson@example.com' }, 'Updated Customer Info');
        await expect(signIn(portal, emailOf('nj-current'))).resolves.toMatchObject({ userName: emailOf('nj-current') });
      });

      it('belongs to the customer who is signed in', async () => {
        const portal = await open('nj-current');
        await portal.gateways.customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number');
        await signIn(portal, emailOf('il-current'));
        expect(await portal.gateways.customer.load(staying())).toMatchObject({ phoneNumber: '847-555-0193' });
      });
    });

    describe('a change of the email address', () => {
      const newEmail = 'carmen.dawson@example.com';

      const confirming = (portal: PortalUnderTest, more = {}) =>
        portal.gateways.customer.confirmEmailChange({
          oldEmail: portal.session.read()?.userName ?? '',
          verificationCode: codes.right,
          password,
          ...more,
        });

      const accepted = async (portal: PortalUnderTest, email = newEmail): Promise<string> => {
        expect(await portal.gateways.customer.requestEmailCode(email)).toEqual({ kind: 'sent' });
        const reply = await confirming(portal);
        if (reply.kind !== 'accepted') throw new Error(reply.kind);
        return reply.changeId;
      };

      const settled = ({ gateways: { customer } }: PortalUnderTest, changeId: string) =>
        outcomeOf(() => customer.emailChangeStatus(changeId, staying()));

      it.each<PersonaName>(['nj-noclaims', 'nj-current'])('is not begun with the address of %s', async (name) => {
        const { customer } = (await open('nj-current')).gateways;
        expect(await customer.requestEmailCode(emailOf(name))).toEqual({ kind: 'inUse' });
        expect(await customer.requestEmailCode(emailOf(name).toUpperCase())).toEqual({ kind: 'inUse' });
      });

      it('can have its code sent again', async () => {
        const { customer } = (await open('nj-current')).gateways;
        expect(await customer.requestEmailCode(newEmail)).toEqual({ kind: 'sent' });
        expect(await customer.requestEmailCode(newEmail)).toEqual({ kind: 'sent' });
      });

      it('is pending at first, and then complete, also when asked again', async () => {
        const portal = await open('nj-current');
        const { customer } = portal.gateways;
        const changeId = await accepted(portal);
        expect(await customer.emailChangeStatus(changeId, staying())).toEqual({ kind: 'pending' });
        expect((await customer.load(staying())).email).toBe(emailOf('nj-current'));
        expect(await settled(portal, changeId)).toEqual({ kind: 'complete' });
        expect(await customer.emailChangeStatus(changeId, staying())).toEqual({ kind: 'complete' });
      });

      it('lets the customer in by the new address alone', async () => {
        const portal = await open('nj-current');
        const before = portal.session.read();
        if (before === undefined) throw new Error('nobody is signed in');
        await settled(portal, await accepted(portal));

        const { auth, customer } = portal.gateways;
        expect(await auth.login({ userName: emailOf('nj-current'), password })).toEqual({ kind: 'invalidCredentials' });
        await failsWith(auth.refresh(before), { status: 401 });
        await signIn(portal, newEmail);
        expect(await customer.load(staying())).toMatchObject({ email: newEmail, lastName: 'Dawson' });
        expect(await customer.requestEmailCode(newEmail)).toEqual({ kind: 'inUse' });
      });

      it.each([
        ['a wrong code', { verificationCode: codes.wrong }, 'rejected'],
        ['a code that has expired', { verificationCode: codes.expired }, 'expired'],
        ['too many attempts', { verificationCode: codes.tooManyAttempts }, 'tooManyAttempts'],
        ['a wrong password', { password: 'Wrong-2026!' }, 'rejected'],
        ['the old address of somebody else', { oldEmail: emailOf('il-current') }, 'rejected'],
      ])('is not accepted with %s, and can be tried again', async (_, entered, kind) => {
        const portal = await open('nj-current');
        await portal.gateways.customer.requestEmailCode(newEmail);
        expect(await confirming(portal, entered)).toEqual({ kind });
        expect((await portal.gateways.customer.load(staying())).email).toBe(emailOf('nj-current'));
        expect((await confirming(portal)).kind).toBe('accepted');
      });

      it('is not accepted without a code that was sent', async () => {
        expect(await confirming(await open('nj-current'))).toEqual({ kind: 'rejected' });
      });

      it('is accepted once', async () => {
        const portal = await open('nj-current');
        await accepted(portal);
        expect(await confirming(portal)).toEqual({ kind: 'rejected' });
      });

      it('fails with a message when somebody else has the address by then', async () => {
        const portal = await open('nj-current');
        const hers = await accepted(portal);
        const carmen = portal.session.read();
        await signIn(portal, emailOf('il-current'));
        const his = await accepted(portal);
        expect(await settled(portal, his)).toEqual({ kind: 'complete' });

        portal.session.write(carmen);
        const failed = { kind: 'failed', message: someText };
        expect(await settled(portal, hers)).toEqual(failed);
        expect(await settled(portal, hers)).toEqual(failed);
        expect((await portal.gateways.customer.load(staying())).email).toBe(emailOf('nj-current'));
      });

      it('has no status for another customer', async () => {
        const portal = await open('nj-current');
        const changeId = await accepted(portal);
        await failsWith(portal.gateways.customer.emailChangeStatus('no-such-change', staying()), { status: 404 });
        await signIn(portal, emailOf('il-current'));
        await failsWith(portal.gateways.customer.emailChangeStatus(changeId, staying()), { status: 404 });
      });
    });
  });
};
