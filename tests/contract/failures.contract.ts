import { failsWith } from './failsWith';
import { namedCalls } from './gatewayCalls';
import { type CallName, type Fault, type OpenPortal, staying } from './PortalUnderTest';

const message = 'The insurer says no.';

const answer = (status: number, said = message): Fault => ({ kind: 'answer', status, message: said });

/** Faults that a gateway can tell apart, and the status that it throws unless it expects the fault. */
const faults = {
  '400': [answer(400), 400],
  '401': [answer(401), 401],
  '404': [answer(404), 404],
  '409': [answer(409), 409],
  '422': [answer(422), 422],
  '500': [answer(500), 500],
  '503': [answer(503), 503],
  'no response': [{ kind: 'noResponse' }, 509],
  'a lost answer': [{ kind: 'lostAnswer' }, 509],
  'an unreadable answer': [{ kind: 'unreadable' }, 502],
} as const satisfies Record<string, readonly [Fault, number]>;

type FaultName = keyof typeof faults;

const faultNames = Object.keys(faults) as FaultName[];

type Expected = Partial<Record<FaultName, unknown>>;

const each = (names: readonly FaultName[], reply: unknown): Expected =>
  Object.fromEntries(names.map((name) => [name, reply]));

const answered: readonly FaultName[] = ['400', '401', '404', '409', '422', '500', '503'];
const unanswered: readonly FaultName[] = ['no response', 'a lost answer', 'an unreadable answer'];

const coverageChange: Expected = {
  ...each(answered, { kind: 'refused', message }),
  ...each(unanswered, { kind: 'refused', message: '' }),
  '401': undefined,
};
const billingLoad = each(['400', '404', '500'], { kind: 'unavailable' });

/** The replies of a port to the failures that it expects (both documents, section 8; the fault table's exceptions). */
const expected: Partial<Record<CallName, Expected>> = {
  'auth.login': { '401': { kind: 'invalidCredentials' } },
  'auth.checkInvitation': { ...each(faultNames, { kind: 'userExists' }), '404': { kind: 'notFound' } },
  'customer.save': each(['400', '404', '409', '422'], { kind: 'refused', message }),
  'customer.confirmEmailChange': each(answered, { kind: 'rejected' }),
  'policy.cancel': each(['400', '500'], { kind: 'refused', message }),
  'policy.changeCoverages': coverageChange,
  'rating.preview': coverageChange,
  'billing.history': billingLoad,
  'billing.term': billingLoad,
  'billing.updateMethod': { '400': { kind: 'refused', message } },
};

/** Messages that a port branches on. */
const messages: readonly (readonly [CallName, number, string, unknown])[] = [
  ['customer.requestEmailCode', 400, 'A user with this email already exists.', { kind: 'inUse' }],
  ['customer.confirmEmailChange', 400, 'The code has expired.', { kind: 'expired' }],
  ['customer.confirmEmailChange', 429, 'Too many attempts.', { kind: 'tooManyAttempts' }],
  ['policy.changeCoverages', 400, 'Error: PolicyChangeForbidden.', { kind: 'forbidden' }],
  ['policy.changeCoverages', 500, 'Error: PolicyChangeForbidden.', { kind: 'forbidden' }],
  ['rating.preview', 400, 'Error: PolicyChangeForbidden.', { kind: 'forbidden' }],
  ['billing.updateMethod', 400, "Number can't be blank", { kind: 'blankFields' }],
];

const signedInCalls = namedCalls.filter(({ needsSession }) => needsSession);

export const failuresContract = (adapter: string, open: OpenPortal): void => {
  describe(`Failures over ${adapter}`, () => {
    it.each(namedCalls)('of $name are thrown, save those that its port expects', async ({ name, make }) => {
      const portal = await open('nj-current');
      for (const fault of faultNames) {
        const [met, status] = faults[fault];
        await portal.failNext(name, met);
        const reply = expected[name]?.[fault];
        const call = make(portal.gateways, staying());
        if (reply === undefined) await failsWith(call, { status, message: met.kind === 'answer' ? message : '' });
        else expect([fault, await call]).toEqual([fault, reply]);
      }
    });

    it.each(messages)('of %s, %i "%s", are told apart', async (name, status, said, reply) => {
      const { gateways, failNext } = await open('nj-current');
      await failNext(name, answer(status, said));
      expect(await namedCalls.find((call) => call.name === name)?.make(gateways, staying())).toEqual(reply);
    });

    it('of the email code are thrown when the message says so and the status does not', async () => {
      const { gateways, failNext } = await open('nj-current');
      await failNext('customer.requestEmailCode', answer(409, 'It already exists.'));
      await failsWith(gateways.customer.requestEmailCode('new@example.com'), { status: 409 });
    });

    it('bear the correlation id', async () => {
      const { gateways, failNext } = await open('nj-current');
      await failNext('claims.list', { kind: 'answer', status: 500, message, correlationId: 'c-1' });
      await failsWith(gateways.claims.list(staying()), { status: 500, message, correlationId: 'c-1' });
    });

    it('are over with the call that met them', async () => {
      const { gateways, failNext } = await open('nj-current');
      await failNext('claims.list', answer(500));
      await failNext('claims.list', { kind: 'noResponse' });
      expect(await gateways.policy.list(staying())).toHaveLength(1);
      await failsWith(gateways.claims.list(staying()), { status: 500 });
      await failsWith(gateways.claims.list(staying()), { status: 509 });
      expect(await gateways.claims.list(staying())).toHaveLength(3);
    });

    it('leave a write undone that never arrived, and done when its answer was lost', async () => {
      const { gateways, failNext } = await open('nj-current');
      const phone = async () => (await gateways.customer.load(staying())).phoneNumber;
      const save = () => gateways.customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number');
      await failNext('customer.save', { kind: 'noResponse' });
      await failsWith(save(), { status: 509 });
      expect(await phone()).toBe('+12015550176');
      await failNext('customer.save', { kind: 'lostAnswer' });
      await failsWith(save(), { status: 509 });
      expect(await phone()).toBe('555-010-9999');
    });
  });

  describe(`Sessions over ${adapter}`, () => {
    // The confirmation of an email address cannot tell a 401 from a wrong password, and never signs anybody out.
    const refused = async (name: CallName, call: Promise<unknown>): Promise<void> => {
      if (name === 'customer.confirmEmailChange') expect(await call).toEqual({ kind: 'rejected' });
      else await failsWith(call, { status: 401 });
    };

    it.each(signedInCalls)('are needed for $name', async ({ name, make }) => {
      const portal = await open();
      await refused(name, make(portal.gateways, staying()));
    });

    it.each(signedInCalls)('have to be known for $name', async ({ name, make }) => {
      const portal = await open('nj-current');
      const held = portal.session.read();
      if (held === undefined) throw new Error('nobody is signed in');
      for (const wrong of [
        { authToken: 'constructor' },
        { authToken: held.refreshToken },
        { accessToken: 'unknown' },
      ]) {
        portal.session.write({ ...held, ...wrong });
        await refused(name, make(portal.gateways, staying()));
      }
    });

    it.each(namedCalls.filter(({ needsSession }) => !needsSession))('are not needed for $name', async ({ make }) => {
      const portal = await open();
      const outcome = await make(portal.gateways, staying()).catch((failure: unknown) => failure);
      expect({ outcome }).not.toMatchObject({ outcome: { details: { message: 'Unauthorized' } } });
    });
  });

  describe(`A customer who has left, over ${adapter}`, () => {
    const signal = AbortSignal.abort();

    it.each(namedCalls.filter(({ isRead }) => isRead))('is not answered by $name', async ({ make }) => {
      const { gateways } = await open('nj-current');
      await expect(make(gateways, signal)).rejects.toMatchObject({ name: 'AbortError' });
    });

    it('leaves the way free for the next call', async () => {
      const { gateways } = await open('nj-current');
      await Promise.allSettled([gateways.claims.list(signal), gateways.policy.list(signal)]);
      expect(await gateways.claims.list(staying())).toHaveLength(3);
    });
  });
};
