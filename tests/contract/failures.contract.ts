import { type FaultCode, faultCodes, faultTable } from '../../src/adapters/faults/faultTable';
import type { CallName } from '../../src/application/ports/Gateways';
import { type ApiCall, everyCall } from '../support/everyCall';
import { failsWith } from './failsWith';
import { type OpenPortal, staying } from './PortalUnderTest';

/** Calls that are not sent again after a token refresh. */
const isOfAuth = (name: CallName): boolean => name.startsWith('auth.');

/** K14 and K15 only take time; network.test.ts covers them in memory. */
const codesFor = ({ through, isSilent }: ApiCall): readonly FaultCode[] =>
  faultCodes.filter((code) => {
    const { port, isBelowPort = false } = faultTable[code];
    return port.kind === 'fails' && !(isBelowPort && isOfAuth(through)) && !(code === 'K13' && isSilent);
  });

type Expected = Partial<Record<FaultCode, unknown>>;

const each = (codes: readonly FaultCode[], reply: unknown): Expected =>
  Object.fromEntries(codes.map((code) => [code, reply]));

const failureOf = (code: FaultCode) => {
  const { port } = faultTable[code];
  if (port.kind !== 'fails') throw new Error(`${code} is no failure.`);
  return port.failure;
};

const refused = (...codes: readonly FaultCode[]): Expected =>
  Object.fromEntries(
    codes.map((code) => {
      const { message, pause } = failureOf(code);
      return [code, { kind: 'refused', message, pause }];
    }),
  );

const billingLoad: Expected = Object.fromEntries(
  (['K7', 'K8', 'K10'] as const).map((code) => [code, { kind: 'unavailable', message: failureOf(code).message }]),
);

/** The replies that a port has for a fault (docs/requirements/faults.md, exceptions). */
const expected: Partial<Record<CallName, Expected>> = {
  'auth.login': { K6: { kind: 'invalidCredentials' } },
  'auth.checkInvitation': {
    ...each(faultCodes, { kind: 'userExists' }),
    K7: { kind: 'notFound' },
    ...each(['K1', 'K1-lost', 'K10', 'K11', 'K12', 'K13', 'K16'], { kind: 'notChecked' }),
    'K16-closed': { kind: 'notChecked', pause: { kind: 'closed', seconds: 120 } },
    'K16-limited': { kind: 'notChecked', pause: { kind: 'tooManyAttempts', seconds: 120 } },
  },
  'customer.save': refused('K7', 'K8', 'K9', 'K16-limited'),
  'customer.confirmEmailChange': {
    ...each(['K6', 'K7', 'K8', 'K9', 'K10', 'K11', 'K16'], { kind: 'rejected' }),
    'K16-closed': { kind: 'rejected', pause: { kind: 'closed', seconds: 120 } },
    'K16-limited': { kind: 'rejected', pause: { kind: 'tooManyAttempts', seconds: 120 } },
  },
  'policy.cancel': refused('K8', 'K10'),
  'policy.changeCoverages': refused('K5', 'K7', 'K8', 'K9', 'K10', 'K16', 'K16-closed', 'K16-limited'),
  'rating.preview': refused('K8', 'K10'),
  'billing.history': billingLoad,
  'billing.term': billingLoad,
  'billing.updateMethod': refused('K8'),
};

interface FailingCall extends ApiCall {
  readonly code: FaultCode;
}

export const everyFailure: readonly FailingCall[] = everyCall.flatMap((call) =>
  codesFor(call).map((code) => ({ code, ...call })),
);

/** Those that a port has a reply for, and an eighth of the others. */
export const someFailures = everyFailure.filter(
  ({ code, through }, index) => code in (expected[through] ?? {}) || index % 8 === 0,
);

export const outcomesContract = (adapter: string, open: OpenPortal, failures: readonly FailingCall[]): void => {
  describe(`Failures over ${adapter} @FAULT-44`, () => {
    it.each(failures)('$code of $through is thrown, or is a variant of its reply', async ({ code, through, make }) => {
      const portal = await open('nj-current');
      await portal.failNext(through, code);
      const call = make(portal.gateways, staying());
      const { port } = faultTable[code];
      const reply = expected[through];
      if (reply !== undefined && code in reply) expect(await call).toEqual(reply[code]);
      else await failsWith(call, port.kind === 'fails' ? port.failure : {});
    });
  });
};

const signedInCalls = everyCall.filter(({ through }) => !isOfAuth(through));

export const failuresContract = (adapter: string, open: OpenPortal): void => {
  describe(`Failures over ${adapter} @FAULT-44`, () => {
    it.each(signedInCalls)('$through is not unauthorized after K2', async ({ through, make }) => {
      const portal = await open('nj-current');
      await portal.failNext(through, 'K2');
      const outcome = await make(portal.gateways, staying()).catch((failure: unknown) => failure);
      expect({ outcome }).not.toMatchObject({ outcome: { details: { kind: 'unauthorized' } } });
    });

    it('end with the call that meets them', async () => {
      const { gateways, failNext } = await open('nj-current');
      await failNext('claims.list', 'K10');
      await failNext('claims.list', 'K1');
      expect(await gateways.policy.list(staying())).toHaveLength(1);
      await failsWith(gateways.claims.list(staying()), { status: 500 });
      await failsWith(gateways.claims.list(staying()), { status: 509 });
      expect(await gateways.claims.list(staying())).toHaveLength(3);
    });

    it('leave a write undone if it does not arrive, and done if its response is lost', async () => {
      const { gateways, failNext } = await open('nj-current');
      const phone = async () => (await gateways.customer.load(staying())).phoneNumber;
      const save = () => gateways.customer.save({ phoneNumber: '555-010-9999' }, 'Updated Phone Number');
      await failNext('customer.save', 'K1');
      await failsWith(save(), { status: 509 });
      expect(await phone()).toBe('+12015550176');
      await failNext('customer.save', 'K1-lost');
      await failsWith(save(), { status: 509 });
      expect(await phone()).toBe('555-010-9999');
    });
  });

  describe(`Sessions over ${adapter}`, () => {
    // Confirming an email address cannot tell an unknown session from a wrong password.
    const refused = async (name: CallName, call: Promise<unknown>): Promise<void> => {
      if (name === 'customer.confirmEmailChange') expect(await call).toEqual({ kind: 'rejected' });
      else await failsWith(call, { status: 401 });
    };

    it.each(signedInCalls)('are needed for $through', async ({ through, make }) => {
      const portal = await open();
      await refused(through, make(portal.gateways, staying()));
    });

    it.each(signedInCalls)('have to be known for $through', async ({ through, make }) => {
      const portal = await open('nj-current');
      const held = portal.session.read();
      if (held === undefined) throw new Error('nobody is signed in');
      for (const wrong of [
        { authToken: 'constructor' },
        { authToken: held.refreshToken },
        { accessToken: 'unknown' },
      ]) {
        portal.session.write({ ...held, ...wrong });
        await refused(through, make(portal.gateways, staying()));
      }
    });

    it.each(everyCall.filter(({ through }) => isOfAuth(through)))('are not needed for $through', async ({ make }) => {
      const portal = await open();
      const outcome = await make(portal.gateways, staying()).catch((failure: unknown) => failure);
      expect({ outcome }).not.toMatchObject({ outcome: { details: { message: 'Unauthorized' } } });
    });
  });

  describe(`A customer who has left, over ${adapter}`, () => {
    const signal = AbortSignal.abort();

    it.each(everyCall.filter(({ canBeAborted }) => canBeAborted))('is not answered by $through', async ({ make }) => {
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
