import { beginClaim, perform, toConfirmation } from './customer';
import { test } from './portal';

test('the oldest browsers of the list sign in and file a claim @SHELL-49', async ({ page, portal }) => {
  await portal.signIn('nj-noclaims');
  await perform(page, beginClaim, toConfirmation);
});
