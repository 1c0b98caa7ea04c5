import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { type BillingTerm, billingTerms } from '../../src/domain/account/BillingTerm';
import { Instant } from '../../src/domain/Instant';
import { Money } from '../../src/domain/Money';
import { type OpenPortal, billingTokens, emailOf, historyOf, refused, signIn, staying } from './PortalUnderTest';

export const billingGatewayContract = (adapter: string, open: OpenPortal): void => {
  describe(`BillingGateway over ${adapter}`, () => {
    describe('history', () => {
      it('has the payments, to the cent', async () => {
        const history = await historyOf(await open('nj-current'));
        expect(history).toMatchObject({ pastDue: false, balance: Money.zero });
        expect(history.paymentMethod).toEqual({ type: 'credit_card', cardType: 'mastercard', lastFour: '4444' });
        expect(history.payments).toContainEqual({
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT15:30:00\.000Z$/),
          action: 'Refund',
          amount: Money.ofCents(-350),
          cardType: 'mastercard',
          lastFour: '4444',
          status: 'success',
        });
        expect(history.payments).toContainEqual(
          expect.objectContaining({ action: 'Payment', amount: Money.ofCents(1398), status: 'declined' }),
        );
        for (const { createdAt } of history.payments) expect(Instant.parse(createdAt ?? '')).toBe(createdAt);
      });

      it('has a bank account without a card type', async () => {
        const { paymentMethod } = await historyOf(await open('ny-eft'));
        expect(paymentMethod).toMatchObject({ type: 'bank_account_info', lastFour: '6789' });
        expect(paymentMethod?.cardType).toBeUndefined();
      });

      it('says what is past due', async () => {
        expect(await historyOf(await open('ny-pastdue'))).toMatchObject({
          pastDue: true,
          balance: Money.ofCents(12550),
        });
      });
    });

    describe('the payment method', () => {
      it.each([
        ['a card', billingTokens.card, { type: 'credit_card', cardType: 'visa', lastFour: '1111' }],
        ['a bank account', billingTokens.bankAccount, { type: 'bank_account_info', lastFour: '6789' }],
      ])('becomes %s', async (_, token, method) => {
        const portal = await open('ny-both');
        const before = await historyOf(portal);
        expect(await portal.gateways.billing.updateMethod(token)).toEqual({ kind: 'updated' });
        const after = await historyOf(portal);
        expect(after.paymentMethod).toEqual(method);
        expect(after.payments).toEqual(before.payments);
      });

      it('pays at once what is past due', async () => {
        const portal = await open('ny-pastdue');
        const before = await historyOf(portal);
        await portal.gateways.billing.updateMethod(billingTokens.card);
        const after = await historyOf(portal);
        expect(after).toMatchObject({ pastDue: false, balance: Money.zero });
        expect(after.payments).toHaveLength(before.payments.length + 1);
        expect(after.payments).toContainEqual(
          expect.objectContaining({ action: 'Payment', amount: Money.ofCents(12550), lastFour: '1111' }),
        );
      });

      it('pays a renewal that is due, once, and the policy goes on for a year', async () => {
        const portal = await open('ny-renewal');
        const { payments } = await historyOf(portal);
        await portal.gateways.billing.updateMethod(billingTokens.card);
        await portal.gateways.billing.updateMethod(billingTokens.card);
        const after = await historyOf(portal);
        expect(after.payments).toHaveLength(payments.length + 1);
        expect(after.payments).toContainEqual(
          expect.objectContaining({ amount: Money.ofCents(10788), lastFour: '1111' }),
        );
        const [held] = await portal.gateways.policy.list(staying());
        const [before] = held?.terms.prior ?? [];
        expect(held?.terms.current).toMatchObject({ startDate: before?.endDate, status: 'current' });
        expect(held?.terms.current?.endDate).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect((held?.terms.current?.endDate ?? '') > portal.today).toBe(true);
      });

      it('stays when fields were blank', async () => {
        const portal = await open('ny-both');
        const { paymentMethod } = await historyOf(portal);
        expect(await portal.gateways.billing.updateMethod(billingTokens.blank)).toEqual({ kind: 'blankFields' });
        expect((await historyOf(portal)).paymentMethod).toEqual(paymentMethod);
      });

      it.each([
        ['unknown', billingTokens.unknown],
        ['empty', ''],
      ])('stays when the token is %s, and says why', async (_, token) => {
        const portal = await open('ny-both');
        const { paymentMethod } = await historyOf(portal);
        expect(await portal.gateways.billing.updateMethod(token)).toEqual(refused);
        expect((await historyOf(portal)).paymentMethod).toEqual(paymentMethod);
      });
    });

    describe('the billing term', () => {
      it.each<readonly [PersonaName, BillingTerm]>([
        ['ny-current', 'yearly'],
        ['ny-both', 'monthly'],
        ['ny-nonrecurring', 'nonrecurringyearly'],
      ])('of %s is %s', async (name, term) => {
        const { billing, customer } = (await open(name)).gateways;
        expect(await billing.term(staying())).toEqual({ kind: 'loaded', value: term });
        expect((await customer.load(staying())).billingTerm).toBe(term);
      });

      it.each(billingTerms)('becomes %s, which the profile knows too', async (term) => {
        const { billing, customer } = (await open('ny-nonrecurring')).gateways;
        await expect(billing.updateTerm(term)).resolves.toBeUndefined();
        expect(await billing.term(staying())).toEqual({ kind: 'loaded', value: term });
        expect((await customer.load(staying())).billingTerm).toBe(term);
      });

      it("is each customer's own", async () => {
        const portal = await open('ny-both');
        await portal.gateways.billing.updateTerm('yearly');
        await signIn(portal, emailOf('ny-pastdue'));
        expect(await portal.gateways.billing.term(staying())).toEqual({ kind: 'loaded', value: 'monthly' });
      });
    });

    describe('an agreement', () => {
      it.each(['oneTimePayment', 'recurringBilling'] as const)('to %s is HTML', async (agreement) => {
        const { billing } = (await open('ny-both')).gateways;
        expect(await billing.agreement(agreement, staying())).toMatch(/^<h3>.*sample.*<\/h3>\n<p>/);
      });

      it('for one payment is another than for recurring ones', async () => {
        const { billing } = (await open('ny-both')).gateways;
        const oneTime = await billing.agreement('oneTimePayment', staying());
        expect(await billing.agreement('recurringBilling', staying())).not.toBe(oneTime);
      });
    });
  });
};
