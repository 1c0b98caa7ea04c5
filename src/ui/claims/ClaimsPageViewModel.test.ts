import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import type { PersonaName } from '../../adapters/memory/personas/personas';
import { ClaimsPageViewModel } from './ClaimsPageViewModel';

describe('ClaimsPageViewModel', () => {
  it.each<[PersonaName, boolean]>([
    ['nj-current', false],
    ['nj-nopolicy', false],
    ['nj-cancelled', true],
  ])('tells %s that the policy is no longer active: %s @CLAIM-4', async (name, isPolicyInactive) => {
    const { record } = await memoryCustomer(name);
    expect(new ClaimsPageViewModel({ record }).isPolicyInactive).toBe(isPolicyInactive);
  });

  it('knows of a claim in progress @CLAIM-5', async () => {
    const { record } = await memoryCustomer('nj-current');
    const viewModel = new ClaimsPageViewModel({ record });
    expect(viewModel.hasDraft).toBe(false);
    record.claim.write({ ...record.claim.read(), agreedToFraudNotice: true });
    expect(viewModel.hasDraft).toBe(true);
  });
});
