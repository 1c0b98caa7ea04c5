import { aClaim } from '../../../tests/support/claim';
import { sessionSlot } from '../../../tests/support/FakeNetwork';
import { movableClock } from '../../../tests/support/movableClock';
import { mayPayBill } from '../../domain/billing/mayPayBill';
import { CalendarDate } from '../../domain/CalendarDate';
import { Money } from '../../domain/Money';
import { policyShown } from '../../domain/policy/Policy';
import { memoryGateways } from './memoryGateways';
import type { PersonaName } from './personas/personas';
import { createWorld } from './World';

const { signal } = new AbortController();

const signedIn = async (name: PersonaName, start?: string) => {
  const clock = movableClock(start);
  const session = sessionSlot();
  const gateways = memoryGateways(createWorld(clock), () => session.read(), clock);
  const reply = await gateways.auth.login({ userName: `${name}@example.com`, password: 'Hearth-2026!' });
  if (reply.kind === 'signedIn') session.write(reply.session);
  const policy = async () => {
    const [held] = await gateways.policy.list(signal);
    const shown = held && policyShown(held, false);
    if (shown === undefined) throw new Error('no policy');
    return shown;
  };
  return { clock, gateways, policy };
};

const prorated = async ({ gateways }: Awaited<ReturnType<typeof signedIn>>) => {
  const request = { state: 'NY', billingTerm: 'yearly', coverages: [{ code: 'hep' }], residenceType: 'HOME' } as const;
  const reply = await gateways.rating.preview('Q-HP-10010002', request, signal);
  if (reply.kind !== 'rated') throw new Error(reply.kind);
  return reply.preview.proratedValue;
};

describe('The clock of the in-memory insurer', () => {
  it.each(['2024-02-29', '2026-03-08', '2026-11-01', '2026-12-31', '2027-01-01'])(
    'computes its dates from today: on %s the term began 90 days ago @CONFIG-21',
    async (today) => {
      const { policy, clock } = await signedIn('ny-current', today);
      expect((await policy()).termStart).toBe(CalendarDate.plusDays(clock.today(), -90));
    },
  );

  it('keeps the terms when a tester chooses another day', async () => {
    const { policy, clock } = await signedIn('ny-current');
    const before = await policy();
    clock.move({ days: 400 });
    expect(await policy()).toEqual(before);
  });

  it('brings a policy into its renewal window, 31 days after its end', async () => {
    const { policy, clock } = await signedIn('ny-nonrecurring');
    const { termEnd } = await policy();
    const settles = async () => mayPayBill(await policy(), 'nonrecurringyearly', clock.today());
    while (clock.today() < CalendarDate.plusDays(termEnd ?? clock.today(), 30)) clock.move({ days: 1 });
    expect(await settles()).toBe(false);
    clock.move({ days: 1 });
    expect(await settles()).toBe(true);
  });

  it('allows changes of an upcoming policy from its first day', async () => {
    const { gateways, clock } = await signedIn('ny-upcoming');
    const change = () => gateways.policy.changeCoverages([{ code: 'hep' }], 'Updated Policy Coverages');
    clock.move({ days: 20 });
    expect((await change()).kind).toBe('refused');
    clock.move({ days: 1 });
    expect((await change()).kind).toBe('accepted');
  });

  it('makes a change cheaper every day until the end of the term', async () => {
    const portal = await signedIn('ny-both');
    const refunds: Money[] = [await prorated(portal)];
    for (let month = 0; month < 9; month += 1) {
      portal.clock.move({ days: 30 });
      refunds.push(await prorated(portal));
    }
    expect(refunds.toSorted((a, b) => a - b)).toEqual(refunds);
    expect(refunds[0]).toBeLessThan(0);
    expect(refunds.at(-1)).toBe(Money.zero);
  });

  it('dates claims and payments', async () => {
    const { gateways, clock } = await signedIn('nj-current');
    clock.move({ days: 3 });
    const claim = aClaim({ dateOfLoss: clock.today() });
    const reference = await gateways.claims.submit(claim, 'key-1');
    expect(await gateways.claims.details(reference, signal)).toMatchObject({ createdAt: clock.now() });
  });

  it.each([
    ['20 minutes', 20, true],
    ['21 minutes', 21, false],
  ])('keeps a verification code valid for 20 minutes: %s', async (_, minutes, isValid) => {
    const { gateways, clock } = await signedIn('nj-current');
    await gateways.auth.requestCode('nj-current@example.com');
    clock.move({ minutes });
    const reset = gateways.auth.resetPassword({
      userName: 'nj-current@example.com',
      confirmationCode: '246810',
      password: 'Hearth-2027!',
    });
    if (isValid) await expect(reset).resolves.toBeUndefined();
    else await expect(reset).rejects.toMatchObject({ details: { message: expect.stringContaining('expired') } });
  });

  it('accepts a code that was sent again after the first expired', async () => {
    const { gateways, clock } = await signedIn('nj-current');
    const { customer } = gateways;
    await customer.requestEmailCode('new@example.com');
    clock.move({ minutes: 30 });
    const confirmation = {
      oldEmail: 'nj-current@example.com',
      verificationCode: '246810',
      password: 'Hearth-2026!',
    };
    expect(await customer.confirmEmailChange(confirmation)).toEqual({ kind: 'expired' });
    await customer.requestEmailCode('new@example.com');
    expect((await customer.confirmEmailChange(confirmation)).kind).toBe('accepted');
  });
});
