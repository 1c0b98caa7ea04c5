import { CalendarDate } from '../../src/domain/CalendarDate';
import type { NewClaim } from '../../src/domain/claims/ClaimDraft';
import { claimTextNames, claimTextLimits, emptyClaimTexts } from '../../src/domain/claims/claimTexts';
import { Instant } from '../../src/domain/Instant';
import { Money } from '../../src/domain/Money';
import { newestFirst } from '../../src/domain/newestFirst';
import { pick } from '../../src/domain/pick';
import { aClaim, claimWords } from '../support/claim';
import { failsWith } from './failsWith';
import { key } from './keyedWrites';
import { type OpenPortal, emailOf, signIn, someText, staying } from './PortalUnderTest';

const anotherKey = 'c9a646d3-9c61-4cb7-bfcd-ee2522c8f633';

const claimOf = (today: CalendarDate): NewClaim =>
  aClaim({
    description: 'It leaks.\nUnder the “door” — 3 l a day 💧',
    estimate: Money.ofCents(123457),
    dateOfLoss: today,
  });

export const claimsGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`ClaimsGateway over ${adapter}`, () => {
    it('lists the claims as they are shown, and nothing more of them', async () => {
      const { claims } = (await open('nj-current')).gateways;
      const list = await claims.list(staying());
      expect(list).toHaveLength(3);
      for (const claim of list) {
        expect(claim).toEqual({
          reference: someText,
          policyNumber: 'HP-20010001',
          createdAt: Instant.parse(claim.createdAt ?? ''),
          status: someText,
        });
      }
    });

    it('has every detail of a listed claim, some with a number of the processor', async () => {
      const { gateways, today } = await open('nj-current');
      const list = await gateways.claims.list(staying());
      const all = await Promise.all(list.map(({ reference }) => gateways.claims.details(reference, staying())));
      expect(all).toEqual(list.map((claim) => expect.objectContaining({ ...claim }) as unknown));
      expect(all.filter(({ cpClaimNumber }) => cpClaimNumber !== undefined)).toHaveLength(1);
      for (const { dateOfLoss = '', equipment, description, estimate } of all) {
        expect(CalendarDate.parse(dateOfLoss)).toBe(dateOfLoss);
        expect(dateOfLoss <= today).toBe(true);
        expect([equipment, description]).not.toContain('');
        expect(Number.isSafeInteger(estimate)).toBe(true);
      }
    });

    it.each(['HC-000000', 'constructor', '../claims', ' '])('does not know the claim "%s"', async (reference) => {
      const { claims } = (await open('nj-current')).gateways;
      await failsWith(claims.details(reference, staying()), { status: 404 });
    });

    it("does not give a customer somebody else's claim", async () => {
      const portal = await open('nj-current');
      const [claim] = await portal.gateways.claims.list(staying());
      await signIn(portal, emailOf('nj-noclaims'));
      await failsWith(portal.gateways.claims.details(claim?.reference ?? '', staying()), { status: 404 });
    });

    it('files a claim, to the cent and the letter', async () => {
      const { gateways, today } = await open('nj-noclaims');
      const claim = claimOf(today);
      const reference = await gateways.claims.submit(claim, key);
      expect(await gateways.claims.list(staying())).toMatchObject([
        { reference, policyNumber: 'HP-20010002', status: 'open' },
      ]);
      const details = await gateways.claims.details(reference, staying());
      expect(details).toMatchObject({ ...claim, reference, status: 'open' });
      expect(details.cpClaimNumber).toBeUndefined();
    });

    it('files the least and the most that a claim can say', async () => {
      const { gateways, today } = await open('nj-noclaims');
      const least = {
        ...emptyClaimTexts,
        ...pick(claimWords, ['description', 'equipment']),
        estimate: Money.zero,
        dateOfLoss: '1901-01-01' as CalendarDate,
      };
      const most = aClaim({
        ...Object.fromEntries(claimTextNames.map((name) => [name, 'é'.repeat(claimTextLimits[name])])),
        estimate: Money.ofCents(99_999_999_999),
        dateOfLoss: today,
      });
      for (const [claim, itsKey] of [
        [least, key],
        [most, anotherKey],
      ] as const) {
        const reference = await gateways.claims.submit(claim, itsKey);
        expect(await gateways.claims.details(reference, staying())).toMatchObject(claim);
      }
    });

    it('files a claim of tomorrow, which may have begun where the customer is', async () => {
      const { gateways, today } = await open('nj-noclaims');
      const dateOfLoss = CalendarDate.plusDays(today, 1);
      const reference = await gateways.claims.submit({ ...claimOf(today), dateOfLoss }, key);
      expect(await gateways.claims.details(reference, staying())).toMatchObject({ dateOfLoss });
    });

    it.each<readonly [string, (today: CalendarDate) => Partial<NewClaim>]>([
      ['without a description', () => ({ description: '' })],
      ['without equipment', () => ({ equipment: '' })],
      ...claimTextNames.map(
        (name) =>
          [`with too long a text as its ${name}`, () => ({ [name]: 'e'.repeat(claimTextLimits[name] + 1) })] as const,
      ),
      ['with a negative estimate', () => ({ estimate: Money.ofCents(-1) })],
      ['of the day after tomorrow', (today) => ({ dateOfLoss: CalendarDate.plusDays(today, 2) })],
      ['of a day that does not exist', () => ({ dateOfLoss: '2026-02-30' as CalendarDate })],
    ])('refuses a claim %s', async (_, wrong) => {
      const { gateways, today } = await open('nj-noclaims');
      await failsWith(gateways.claims.submit({ ...claimOf(today), ...wrong(today) }, key), {
        status: 400,
        message: someText,
      });
      expect(await gateways.claims.list(staying())).toEqual([]);
    });

    it.each(['ny-current', 'nj-nopolicy'] as const)('takes no claim from %s', async (name) => {
      const { gateways, today } = await open(name);
      await failsWith(gateways.claims.submit(claimOf(today), key), { status: 400, kind: 'other' });
      expect(await gateways.claims.list(staying())).toEqual([]);
    });

    it('files nothing without a key', async () => {
      const { gateways, today } = await open('nj-noclaims');
      await failsWith(gateways.claims.submit(claimOf(today), ''), { status: 400 });
      expect(await gateways.claims.list(staying())).toEqual([]);
    });

    it('files another claim for another key @SAFE-3', async () => {
      const { gateways, today } = await open('nj-noclaims');
      const first = await gateways.claims.submit(claimOf(today), key);
      const second = await gateways.claims.submit(claimOf(today), anotherKey);
      expect(second).not.toBe(first);
      const list = await gateways.claims.list(staying());
      expect(newestFirst(list).map(({ reference }) => reference)).toEqual(expect.arrayContaining([first, second]));
    });

    it("keeps one customer's keys apart from another's", async () => {
      const portal = await open('nj-noclaims');
      const hers = await portal.gateways.claims.submit(claimOf(portal.today), key);
      await signIn(portal, emailOf('il-current'));
      const his = await portal.gateways.claims.submit(claimOf(portal.today), key);
      expect(his).not.toBe(hers);
    });

    it('files a claim whose response is lost only once', async () => {
      const { gateways, today, failNext } = await open('nj-noclaims');
      await failNext('claims.submit', 'K1-lost');
      await failsWith(gateways.claims.submit(claimOf(today), key), { status: 509 });
      const [filed] = await gateways.claims.list(staying());
      expect(await gateways.claims.submit(claimOf(today), key)).toBe(filed?.reference);
      expect(await gateways.claims.list(staying())).toHaveLength(1);
    });

    it.each([
      ['the call does not arrive', 'K1'],
      ['the insurer answers with an error', 'K10'],
    ] as const)('files nothing if %s', async (_, code) => {
      const { gateways, today, failNext } = await open('nj-noclaims');
      await failNext('claims.submit', code);
      await expect(gateways.claims.submit(claimOf(today), key)).rejects.toThrow();
      expect(await gateways.claims.list(staying())).toEqual([]);
    });
  });
};
