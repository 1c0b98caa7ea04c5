import { keptReport, openReportingPortal, violate } from '../browser/policyReports';
import { expect, test } from './webkit';

test.describe('In WebKit', { tag: ['@http', '@everything'] }, () => {
  test('a violation of the policy is reported by the browser itself, without what the address contains @CONFIG-42', async ({
    customer,
  }) => {
    const portal = await openReportingPortal();
    await customer.window.goto(portal.address);
    await customer.window.evaluate(violate);
    await expect.poll(() => portal.ofImages()).toContainEqual(keptReport);
    expect(portal.written()).not.toContain('SECRET');
    await portal.stop();
  });
});
