import { beginClaim, signIn, toConfirmation } from '../browser/customer';
import { customerJourneys } from '../browser/customerJourneys';
import { make, test } from './oldEngine';

for (const { name, account, address, steps } of customerJourneys)
  test(`a customer ${name} @SHELL-49 @memory @everything`, async ({ customer }) => {
    await customer.visit(account, address);
    await make(customer, steps);
  });

test('a customer signs in and files a claim @SHELL-49 @everything', async ({ customer }) => {
  await customer.visit('nj-noclaims');
  await make(customer, [signIn('nj-noclaims'), beginClaim, toConfirmation]);
});
