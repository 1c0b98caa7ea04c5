import { fakeNetwork, oneId, sessionSlot } from '../../../tests/support/FakeNetwork';
import { httpGateways } from './httpGateways';

const history = (status: number, body: object) => {
  const { fetch } = fakeNetwork(() => Response.json(body, { status }));
  const { billing } = httpGateways({ fetch, baseUrl: 'http://portal.test', session: sessionSlot(), ids: oneId });
  return billing.history(new AbortController().signal);
};

describe('The billing history', () => {
  it.each([400, 404, 500])('is unavailable after a %d @BILLING-13', async (status) => {
    expect(await history(status, { message: 'Closed' })).toEqual({ kind: 'unavailable', message: 'Closed' });
  });

  it.each([403, 503])('ends on the error page after a %d @BILLING-14', async (status) => {
    await expect(history(status, { message: 'Closed' })).rejects.toMatchObject({ details: { status } });
  });

  it.each([
    ['credit_card', 'credit_card'],
    ['NONE', 'NONE'],
    ['bank_account_info', 'bank_account_info'],
    ['wallet', 'bank_account_info'],
  ])('has a payment by %s as %s @BILLING-2', async (type, read) => {
    const reply = await history(200, { data: { paymentMethod: { type } } });
    expect(reply).toMatchObject({ kind: 'loaded', value: { paymentMethod: { type: read } } });
  });
});
