import { aClaim } from '../../../tests/support/claim';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { emptyDraft } from '../../domain/claims/ClaimDraft';
import { noEmailChange } from '../../domain/customer/emailChange';
import { Money } from '../../domain/Money';
import { clearSession } from './clearSession';

describe('clearSession', () => {
  it('clears the session and every data group, without a call @SIGNIN-35 @SAFE-15', async () => {
    const { record, world } = await memoryCustomer('nj-current');
    record.claim.write({ ...emptyDraft, description: aClaim().description });
    record.email.write({ email: 'new@example.com', verification: 'email-1' });
    record.rate.write({ preview: { annualPremium: Money.zero, proratedValue: Money.zero } });
    const before = structuredClone(world);

    clearSession(record)();

    expect(record.session.read()).toBeUndefined();
    expect(record.profile.read()).toBeUndefined();
    expect(record.policy.read()).toBeUndefined();
    expect(record.claim.read()).toEqual(emptyDraft);
    expect(record.email.read()).toEqual(noEmailChange);
    expect(record.rate.read()).toEqual({});
    expect(world).toEqual(before);
  });
});
