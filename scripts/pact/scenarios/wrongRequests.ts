import { wrongBodies } from '../contract';
import { type TokenCall, aClaim, writes } from './everyWrite';
import { inVain } from './everything';
import { type Story, expectThat } from './Story';
import { describeReply, textAt } from './Visitor';

/** A write of each kind that the contract allows. */
const allowed: readonly TokenCall[] = [
  ...writes.filter(({ path }) => path !== '/api/customer/email'),
  ...[
    { firstName: 'Ada', lastName: 'Jensen', middleInitial: 'Q', changeDescriptionType: 'name' },
    { mailingAddress: { address1: 'PO Box 1', city: 'Newark', state: 'NJ', zipCode: '07101' } },
    { contactPreference: 'sms', edeliveryPreference: true },
  ].map((body) => ({
    method: 'PUT' as const,
    path: '/api/customer',
    body: { ...body, changeReasonDescription: 'Updated Customer Info' },
  })),
];

export const wrongRequests: Story = {
  title: 'What the contract does not allow is refused',
  tell: async ({ visitor, step }) => {
    step('a missing field, a text that is too long, an amount below zero, and everything else');
    await inVain(visitor, 'What was refused', async () => {
      for (const { method, path, body = {} } of allowed)
        for (const [what, wrong] of wrongBodies(method, path, body)) {
          const reply = await visitor.send(method, path, { body: wrong, key: crypto.randomUUID() });
          expectThat(
            reply.status >= 400 && reply.status !== 401,
            `${describeReply(reply)} to ${what}, expected a refusal other than 401.`,
          );
        }
    });
    step('a field that a request does not have changes nothing, whether it is refused or not');
    const own = { policyNumber: 'HP-0', email: 'else@example.com' };
    const billingMethod = { billingTerm: 'nonrecurringyearly' };
    const address = { address1: 'PO Box 2', city: 'Newark', state: 'NJ', stateCode: 'NJ', zipCode: '07101' };
    const thirdPartyDesignee = { fullName: 'Somebody Else' };
    await inVain(visitor, 'A foreign field', async () => {
      const term = textAt(await visitor.read('/api/customer/billingTerm'), 'billingTerm') || 'monthly';
      await visitor.send('PUT', '/api/customer/billingTerm', {
        body: { billingTerm: term, ...own, paymentMethod: { type: 'NONE' }, balance: 0 },
        key: crypto.randomUUID(),
      });
    });
    const phoneNumber = '201-555-0112';
    const body = { phoneNumber, changeReasonDescription: 'Updated Phone Number' };
    await visitor.succeed('PUT', '/api/customer', { body, key: crypto.randomUUID() });
    await inVain(visitor, 'A foreign field', () =>
      visitor.send('PUT', '/api/customer', {
        body: { ...body, address, billingMethod, thirdPartyDesignee },
        key: crypto.randomUUID(),
      }),
    );
    const set = { claimNumber: 'HC-0', policyNumber: 'HP-0', cpClaimNumber: 'CP-0', createdAt: '2020-01-01T00:00:00Z' };
    const filed = await visitor.send('POST', '/api/claims', { body: aClaim(set), key: crypto.randomUUID() });
    if (filed.status >= 300) return;
    const number = textAt(filed.data, 'claimNumber');
    const details = await visitor.read(`/api/claims/${encodeURIComponent(number)}`);
    for (const [field, value] of Object.entries(set))
      expectThat(textAt(details, field) !== value, `POST /api/claims has taken the ${field} of the request.`);
  },
};
