import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { type OpenPortal, type PortalUnderTest, historyOf, staying } from './PortalUnderTest';

type List = (portal: PortalUnderTest) => Promise<readonly unknown[]>;

/** Each list of a customer, and a persona for whom it is empty. */
const lists: readonly (readonly [string, PersonaName, List])[] = [
  ['claims', 'nj-noclaims', ({ gateways }) => gateways.claims.list(staying())],
  ['policies', 'nj-nopolicy', ({ gateways }) => gateways.policy.list(staying())],
  ['documents', 'nj-nopolicy', ({ gateways }) => gateways.documents.list(staying())],
  ['payments', 'nj-nopolicy', async (portal) => (await historyOf(portal)).payments],
];

export const listsContract = (adapter: string, open: OpenPortal): void => {
  describe(`A list over ${adapter}`, () => {
    it.each(lists)('of %s is empty for %s', async (_, without, list) => {
      expect(await list(await open(without))).toEqual([]);
    });

    it.each(lists)('of %s is made afresh each time', async (_, _without, list) => {
      const portal = await open('nj-current');
      const first = await list(portal);
      const before = [...first];
      (first as unknown[]).length = 0;
      expect(await list(portal)).toEqual(before);
      expect(before).not.toEqual([]);
    });
  });
};
