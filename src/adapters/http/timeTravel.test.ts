import { data, fakeNetwork, sessionOf, sessionSlot, oneId } from '../../../tests/support/FakeNetwork';
import { Instant } from '../../domain/Instant';
import { httpGateways } from './httpGateways';
import { withNow } from './timeTravel';

const chosen = Instant.parse('2027-01-02T03:04:05Z');

describe('withNow', () => {
  it.each([
    ['the chosen moment', chosen, '2027-01-02T03:04:05.000Z'],
    ['nothing while none is chosen', undefined, null],
  ])('sends %s @WIRE-34', async (_, now, header) => {
    const network = fakeNetwork(() => data({}));
    await withNow(network.fetch, () => now)(new Request('http://portal.test/api/claims'));
    expect(network.calls[0]?.headers.get('x-falcon-now')).toBe(header);
  });

  it.each([
    [true, '2027-01-02T03:04:05.000Z'],
    [false, null],
  ])('is there in a build with time travel %s: %s @CONFIG-10', async (isTimeTravel, header) => {
    Object.assign(globalThis, { __TIME_TRAVEL__: isTimeTravel });
    try {
      const network = fakeNetwork(() => data([]));
      const session = sessionSlot(sessionOf('ada'));
      const gateways = httpGateways({
        fetch: network.fetch,
        baseUrl: 'http://portal.test',
        session,
        ids: oneId,
        now: () => chosen,
      });
      await gateways.claims.list(new AbortController().signal);
      expect(network.calls[0]?.headers.get('x-falcon-now')).toBe(header);
    } finally {
      Object.assign(globalThis, { __TIME_TRAVEL__: false });
    }
  });
});
