import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { ApiFailure } from '../../src/application/ApiFailure';
import type { Gateways } from '../../src/application/ports/Gateways';
import { type OpenPortal, billingTokens, staying } from './PortalUnderTest';

const key = '4a1fd1f2-6bd7-4a0f-9d3b-0f6a0c6b8f10';

const coverages = (...codes: string[]) => codes.map((code) => ({ code }));

interface KeyedWrite {
  readonly persona: PersonaName;
  readonly first: (gateways: Gateways) => Promise<unknown>;
  /** Something else under the same key. */
  readonly other: (gateways: Gateways) => Promise<unknown>;
  /** What the write changes. */
  readonly state: (gateways: Gateways) => Promise<unknown>;
}

const writes: Readonly<Record<string, KeyedWrite>> = {
  'a cancellation': {
    persona: 'ny-current',
    first: ({ policy }) => policy.cancel('We are moving.', key),
    other: ({ policy }) => policy.cancel('It is too expensive.', key),
    state: ({ policy }) => policy.list(staying()),
  },
  'a coverage change': {
    persona: 'ny-both',
    first: ({ policy }) => policy.changeCoverages(coverages('bul'), 'Updated Policy Coverages', key),
    other: ({ policy }) => policy.changeCoverages(coverages('hep'), 'Updated Policy Coverages', key),
    state: ({ policy }) => policy.list(staying()),
  },
  'a payment method, which pays at once what is past due': {
    persona: 'ny-pastdue',
    first: ({ billing }) => billing.updateMethod(billingTokens.card, key),
    other: ({ billing }) => billing.updateMethod(billingTokens.bankAccount, key),
    state: ({ billing }) => billing.history(staying()),
  },
  'a billing term': {
    persona: 'ny-current',
    first: ({ billing }) => billing.updateTerm('monthly', key),
    other: ({ billing }) => billing.updateTerm('yearly', key),
    state: ({ billing }) => billing.term(staying()),
  },
  'a profile': {
    persona: 'nj-current',
    first: ({ customer }) => customer.save({ phoneNumber: '201-555-0199' }, 'Updated Phone Number', key),
    other: ({ customer }) => customer.save({ phoneNumber: '201-555-0100' }, 'Updated Phone Number', key),
    state: ({ customer }) => customer.load(staying()),
  },
};

/** The message of a refusal, whether it is a reply or a failure. */
const refusalOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return Reflect.get(Object(await call), 'message');
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure.message;
    throw failure;
  }
};

export const idempotencyContract = (adapter: string, open: OpenPortal): void => {
  describe(`Idempotency-Key over ${adapter}`, () => {
    it.each(Object.entries(writes))(
      'carries %s out once for one key, with the same reply @WIRE-54',
      async (_, write) => {
        const { gateways } = await open(write.persona);
        const before = await write.state(gateways);
        const reply = await write.first(gateways);
        const after = await write.state(gateways);
        expect(await write.first(gateways)).toEqual(reply);
        expect(await write.state(gateways)).toEqual(after);
        if (!Object.hasOwn(Object(reply) as object, 'correlationId')) expect(after).not.toEqual(before);
      },
    );

    it.each(Object.entries(writes))('refuses another request under the key of %s @WIRE-54', async (_, write) => {
      const { gateways } = await open(write.persona);
      await write.first(gateways);
      const after = await write.state(gateways);
      expect(await refusalOf(write.other(gateways))).toBe('The Idempotency-Key was used for another request.');
      expect(await write.state(gateways)).toEqual(after);
    });

    it('lets a refused write be sent again with its key', async () => {
      const { gateways } = await open('ny-current');
      expect(await gateways.billing.updateMethod(billingTokens.blank, key)).toEqual({ kind: 'blankFields' });
      expect(await gateways.billing.updateMethod(billingTokens.card, key)).toEqual({ kind: 'updated' });
    });
  });
};
