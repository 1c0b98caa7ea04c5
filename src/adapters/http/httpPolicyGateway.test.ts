import { fakeNetwork, oneId, sessionSlot } from '../../../tests/support/FakeNetwork';
import { httpGateways } from './httpGateways';

const message = 'The policy is being renewed.';

const open = (status: number) => {
  const { fetch, calls } = fakeNetwork(() => Response.json({ message }, { status }));
  const { policy } = httpGateways({ fetch, baseUrl: 'http://portal.test', session: sessionSlot(), ids: oneId });
  return { policy, calls };
};

const cancel = (status: number) => open(status).policy.cancel('We are moving.', 'key');

it.each([400, 500])('A cancellation is refused with the message of a %d @POLICY-27', async (status) => {
  expect(await cancel(status)).toEqual({ kind: 'refused', message });
});

it.each([403, 503])('A cancellation fails, for the shared handler, with a %d @POLICY-28', async (status) => {
  await expect(cancel(status)).rejects.toMatchObject({ details: { status } });
});

it('Every cancellation and every change has its reason and the key of its decision @POLICY-81 @POLICY-83', async () => {
  const { policy, calls } = open(400);
  await policy.cancel('We are moving.', 'key-1');
  await policy.changeCoverages([{ code: 'bul' }], 'Updated', 'key-2');
  expect(calls.map(({ body }) => body)).toMatchObject([
    { changeReason: 'custcancelled' },
    { changeReason: 'custmodpolpckg' },
  ]);
  expect(calls.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1', 'key-2']);
});
