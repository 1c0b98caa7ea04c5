import { fakeNetwork, oneId, sessionSlot } from '../../../tests/support/FakeNetwork';
import { httpGateways } from './httpGateways';

it.each([400, 500])('A cancellation is refused with the message of a %d @POLICY-27', async (status) => {
  const { fetch } = fakeNetwork(() => Response.json({ message: 'The policy is being renewed.' }, { status }));
  const { policy } = httpGateways({ fetch, baseUrl: 'http://portal.test', session: sessionSlot(), ids: oneId });
  expect(await policy.cancel('We are moving.', 'key')).toEqual({
    kind: 'refused',
    message: 'The policy is being renewed.',
  });
});
