import { ApiFailure } from '../../src/application/ApiFailure';
import { key, keyedWrites } from './keyedWrites';
import { type OpenPortal, billingTokens } from './PortalUnderTest';

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
    it.each(Object.entries(keyedWrites))(
      'carries %s out once for one key, with the same reply @WIRE-43 @WIRE-54',
      async (_, { persona, write, state }) => {
        const { gateways } = await open(persona);
        const before = await state(gateways);
        const reply = await write(gateways);
        const after = await state(gateways);
        expect(await Promise.all([write(gateways), write(gateways)])).toEqual([reply, reply]);
        expect(await state(gateways)).toEqual(after);
        if (!Object.hasOwn(Object(reply) as object, 'correlationId')) expect(after).not.toEqual(before);
      },
    );

    it.each(Object.entries(keyedWrites))(
      'refuses another request under the key of %s @WIRE-43 @WIRE-54',
      async (_, { persona, write, other, state }) => {
        const { gateways } = await open(persona);
        await write(gateways);
        const after = await state(gateways);
        expect(await refusalOf(other(gateways))).toBe('The Idempotency-Key was used for another request.');
        expect(await state(gateways)).toEqual(after);
      },
    );

    it('lets a refused write be sent again with its key', async () => {
      const { gateways } = await open('ny-current');
      expect(await gateways.billing.updateMethod(billingTokens.blank, key)).toEqual({ kind: 'blankFields' });
      expect(await gateways.billing.updateMethod(billingTokens.card, key)).toEqual({ kind: 'updated' });
    });
  });
};
