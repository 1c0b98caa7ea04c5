import { test } from './portal';
import { beginClaim, press, writeClaim } from './steps';

test('the oldest browsers of the list sign in and file a claim @SHELL-49', async ({ page, portal }) => {
  await portal.signIn('nj-noclaims');
  await beginClaim(page);
  await writeClaim(page);
  await press(page, 'Submit');
  await portal.expectScreen('Claim Submitted');
});
