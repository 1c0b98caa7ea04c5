import { documentsOfKeys } from '../../src/domain/documents/policyDocuments';
import { type OpenPortal, emailOf, signIn, staying } from './PortalUnderTest';

const base = 'https://documents.example.com/';

export const documentsGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`DocumentsGateway over ${adapter}`, () => {
    it('lists storage keys as they are stored, those that are no documents of the customer included', async () => {
      const { documents } = (await open('nj-current')).gateways;
      const keys = await documents.list(staying());
      const own = documentsOfKeys(keys, 'HP-20010001', base);
      expect(own.length).toBeGreaterThan(4);
      expect(own.length).toBeLessThan(keys.length);
      expect(keys).toEqual(expect.arrayContaining([expect.stringContaining('..'), expect.stringMatching(/\.txt$/)]));
    });

    it('lists each customer their own', async () => {
      const portal = await open('nj-current');
      const { documents } = portal.gateways;
      const hers = documentsOfKeys(await documents.list(staying()), 'HP-20010001', base);
      await signIn(portal, emailOf('il-current'));
      const his = await documents.list(staying());
      expect(documentsOfKeys(his, 'HP-20010001', base)).toEqual([]);
      expect(hers).not.toEqual([]);
      expect(documentsOfKeys(his, 'HP-30010001', base)).not.toEqual([]);
    });
  });
};
