import { data, fakeNetwork } from '../support/FakeNetwork';
import { VirtualTime } from '../support/VirtualTime';
import { calm, signedIn } from './Context';
import { goodAnswer } from './insurerAnswers';
import { portalOver } from './portalOver';

describe('Polling over HTTP', () => {
  it('does not delay other calls @WIRE-40', async () => {
    const time = new VirtualTime();
    const network = fakeNetwork((call) =>
      call.path.startsWith('/api/policies/status/') ? data({ status: 'pending' }) : goodAnswer(call),
    );
    const portal = portalOver(network, time);
    await signedIn(portal);
    const { signal } = new AbortController();
    void portal.get('pollChange')((poll) => portal.get('policy').changeStatus('change-1', poll), signal);
    await calm();
    await time.pass(500);
    await calm();
    expect(network.log().at(-1)).toBe('GET /api/policies/status/change-1');
    await portal.get('claims').list(signal);
    expect(network.log().at(-1)).toBe('GET /api/claims');
  });
});
