import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { Money } from '../../src/domain/Money';
import { type CoverageCode, codesOf } from '../../src/domain/policy/Coverage';
import { type Policy, policyShown } from '../../src/domain/policy/Policy';
import { failsWith } from './failsWith';
import {
  type OpenPortal,
  type PortalUnderTest,
  coverages,
  emailOf,
  historyOf,
  outcomeOf,
  refused,
  signIn,
  someText,
  staying,
} from './PortalUnderTest';

const shown = async ({ gateways: { policy } }: PortalUnderTest): Promise<Policy> => {
  const [held] = await policy.list(staying());
  const found = held && policyShown(held, false);
  if (found === undefined) throw new Error('no policy');
  return found;
};

const paymentsOf = async (portal: PortalUnderTest) => (await historyOf(portal)).payments;

const accepted = async (portal: PortalUnderTest, ...codes: readonly CoverageCode[]): Promise<string> => {
  const reply = await portal.gateways.policy.changeCoverages(coverages(...codes), 'Updated Policy Coverages');
  if (reply.kind !== 'accepted') throw new Error(reply.kind);
  return reply.correlationId;
};

const settled = ({ gateways: { policy } }: PortalUnderTest, correlationId: string) =>
  outcomeOf(() => policy.changeStatus(correlationId, staying()));

export const policyGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`PolicyGateway over ${adapter}`, () => {
    describe('list', () => {
      it('has the policy with its terms, to the cent', async () => {
        const { gateways, today } = await open('ny-both');
        const [held, ...others] = await gateways.policy.list(staying());
        expect(others).toEqual([]);
        expect(held).toMatchObject({ policyNumber: 'HP-10010002', quoteId: 'Q-HP-10010002', residenceType: 'HOME' });
        expect(held?.terms.future).toBeUndefined();
        expect(held?.terms.prior).toEqual([]);
        expect(held?.terms.current).toMatchObject({
          status: 'current',
          monthlyPremium: Money.ofCents(1398),
          annualPremium: Money.ofCents(16776),
          coverages: [
            { code: 'bul', limitAmount: '10000', deductible: '500' },
            { code: 'hep', limitAmount: '50000', deductible: '250' },
          ],
        });
        const { startDate = '', endDate = '' } = held?.terms.current ?? {};
        expect(startDate < today && today < endDate).toBe(true);
      });

      it('has a policy without terms', async () => {
        const [held] = await (await open('nj-noterms')).gateways.policy.list(staying());
        expect([held?.terms.future, held?.terms.current, held?.terms.prior]).toEqual([undefined, undefined, []]);
      });
    });

    describe('cancel', () => {
      it.each<PersonaName>(['ny-current', 'nj-current', 'il-current', 'ny-upcoming'])(
        'ends the policy of %s, once',
        async (name) => {
          const portal = await open(name);
          expect(await portal.gateways.policy.cancel('I am moving.')).toEqual({ kind: 'accepted' });
          const cancelled = await shown(portal);
          expect(cancelled.status).toBe('cancelled');
          expect(await portal.gateways.policy.cancel('I am moving.')).toEqual(refused);
        },
      );

      it('takes the longest reason that a customer can enter', async () => {
        const { policy } = (await open('nj-current')).gateways;
        expect(await policy.cancel('😀'.repeat(255))).toEqual({ kind: 'accepted' });
      });

      it.each<readonly [string, PersonaName, string]>([
        ['without a reason', 'nj-current', ''],
        ['with too long a reason', 'nj-current', 'r'.repeat(256)],
        ['of a policy that is cancelled', 'nj-cancelled', 'I am moving.'],
        ['without a policy', 'nj-nopolicy', 'I am moving.'],
        ['of a policy without terms', 'nj-noterms', 'I am moving.'],
      ])('refuses a cancellation %s with a message', async (_, name, reason) => {
        const { policy } = (await open(name)).gateways;
        const before = await policy.list(staying());
        expect(await policy.cancel(reason)).toEqual(refused);
        expect(await policy.list(staying())).toEqual(before);
      });
    });

    describe('a change of coverages', () => {
      it('is pending at first, and then complete, also when asked again', async () => {
        const portal = await open('ny-current');
        const { policy } = portal.gateways;
        const before = await shown(portal);
        const id = await accepted(portal, 'bul', 'hep');
        expect(await policy.changeStatus(id, staying())).toEqual({ kind: 'pending' });
        expect(await shown(portal)).toEqual(before);
        expect(await settled(portal, id)).toEqual({ kind: 'complete' });
        expect(await policy.changeStatus(id, staying())).toEqual({ kind: 'complete' });
      });

      it('changes coverages and premiums, and enters one charge as it was previewed', async () => {
        const portal = await open('ny-current');
        const { policyNumber, quoteId = '', residenceType = '', termStart, termEnd } = await shown(portal);
        const before = await paymentsOf(portal);
        const preview = await portal.gateways.rating.preview(
          quoteId,
          { state: 'NY', billingTerm: 'yearly', coverages: coverages('bul', 'hep'), residenceType },
          staying(),
        );
        if (preview.kind !== 'rated') throw new Error(preview.kind);
        const { annualPremium, proratedValue } = preview.preview;
        expect(proratedValue).toBeGreaterThan(0);

        const id = await accepted(portal, 'bul', 'hep');
        await settled(portal, id);
        await settled(portal, id);
        expect(await shown(portal)).toMatchObject({
          ...{ policyNumber, quoteId, residenceType, termStart, termEnd, annualPremium },
          coverages: [
            { code: 'bul', limitAmount: '10000', deductible: '500' },
            { code: 'hep', limitAmount: expect.stringMatching(/^\d+$/), deductible: expect.stringMatching(/^\d+$/) },
          ],
        });
        const after = await paymentsOf(portal);
        expect(after).toHaveLength(before.length + 1);
        expect(after.find((payment) => !before.some(({ createdAt }) => createdAt === payment.createdAt))).toMatchObject(
          {
            action: 'Payment',
            amount: proratedValue,
            lastFour: '1111',
            status: 'success',
          },
        );
      });

      it('gives money back for a coverage that goes', async () => {
        const portal = await open('ny-both');
        const before = await paymentsOf(portal);
        await settled(portal, await accepted(portal, 'hep'));
        expect(codesOf((await shown(portal)).coverages)).toEqual(['hep']);
        const refund = (await paymentsOf(portal)).find(({ action }) => action === 'Refund');
        expect(refund?.amount).toBeLessThan(0);
        expect(await paymentsOf(portal)).toHaveLength(before.length + 1);
      });

      it('takes effect once, also when it is asked after following the next one', async () => {
        const portal = await open('ny-current');
        const first = await accepted(portal, 'bul', 'hep');
        await settled(portal, first);
        await settled(portal, await accepted(portal, 'bul'));
        const payments = await paymentsOf(portal);
        expect(await settled(portal, first)).toEqual({ kind: 'complete' });
        expect(codesOf((await shown(portal)).coverages)).toEqual(['bul']);
        expect(await paymentsOf(portal)).toEqual(payments);
      });

      it('that changes nothing costs nothing', async () => {
        const portal = await open('ny-current');
        const [policy, payments] = [await shown(portal), await paymentsOf(portal)];
        await settled(portal, await accepted(portal, 'bul'));
        expect([await shown(portal), await paymentsOf(portal)]).toEqual([policy, payments]);
      });

      it('is forbidden while the policy is about to renew', async () => {
        const { policy } = (await open('ny-frozen')).gateways;
        expect(await policy.changeCoverages(coverages('bul', 'hep'), 'Updated Policy Coverages')).toEqual({
          kind: 'forbidden',
        });
      });

      it.each<readonly [string, PersonaName, readonly CoverageCode[]]>([
        ['while the account is past due', 'ny-pastdue', ['bul', 'hep']],
        ['without any coverage', 'ny-current', []],
        ['with a coverage twice', 'ny-current', ['hep', 'hep']],
        ['to buried lines of a condominium', 'ny-condo', ['bul', 'hep']],
        ['before the term begins', 'ny-upcoming', ['bul']],
        ['of a cancelled policy', 'ny-cancelled', ['bul', 'hep']],
        ['without a policy', 'nj-nopolicy', ['bul']],
      ])('is refused %s with a message', async (_, name, codes) => {
        const { policy } = (await open(name)).gateways;
        const before = await policy.list(staying());
        expect(await policy.changeCoverages(coverages(...codes), 'Updated Policy Coverages')).toEqual(refused);
        expect(await policy.list(staying())).toEqual(before);
      });

      it('fails with a message when the policy was cancelled meanwhile', async () => {
        const portal = await open('ny-current');
        const id = await accepted(portal, 'bul', 'hep');
        await portal.gateways.policy.cancel('I am moving.');
        const failed = { kind: 'failed', message: someText };
        expect(await settled(portal, id)).toEqual(failed);
        expect(await settled(portal, id)).toEqual(failed);
        expect(codesOf((await shown(portal)).coverages)).toEqual(['bul']);
      });

      it('has no status for another customer', async () => {
        const portal = await open('ny-current');
        const id = await accepted(portal, 'bul', 'hep');
        await failsWith(portal.gateways.policy.changeStatus('no-such-change', staying()), { status: 404 });
        await signIn(portal, emailOf('ny-both'));
        await failsWith(portal.gateways.policy.changeStatus(id, staying()), { status: 404 });
      });
    });
  });
};
