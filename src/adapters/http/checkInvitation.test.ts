import { fakeNetwork, oneId, sessionSlot } from '../../../tests/support/FakeNetwork';
import { httpGateways } from './httpGateways';

const replyTo = (answer: () => Response | Promise<Response>) => {
  const { fetch } = fakeNetwork(answer);
  const { auth } = httpGateways({ fetch, baseUrl: 'http://portal.test', session: sessionSlot(), ids: oneId });
  return auth.checkInvitation('invite-ny', new AbortController().signal);
};

const html = '<!doctype html><html><h1>Sign in to the Wi-Fi</h1></html>';
const page = (status: number) => () => new Response(html, { status, headers: { 'Content-Type': 'text/html' } });
const bare = (status: number) => () => new Response(null, { status });

describe('An invitation @SIGNIN-52 @FAULT-19', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['no response', () => Promise.reject(new TypeError('fetch failed'))],
    ['the page of a captive portal', page(200)],
    ['half a reply', () => new Response('{"data":{"userN')],
    ['nothing', bare(200)],
    ...[408, 429, 500, 502, 503, 504, 511].map((status): [string, () => Response] => [String(status), bare(status)]),
    ...[400, 403, 409, 511].map((status): [string, () => Response] => [`HTML with ${String(status)}`, page(status)]),
  ])('is not checked by %s', async (_, answer) => {
    expect(await replyTo(answer)).toMatchObject({ kind: 'notChecked' });
  });

  it.each([400, 401, 403, 409, 410, 422])(
    'belongs to a user that exists after a %d of the insurer @SIGNIN-31',
    async (status) => {
      const answer = () => Response.json({ message: 'User already exists' }, { status });
      expect(await replyTo(answer)).toEqual({ kind: 'userExists' });
      expect(await replyTo(bare(status))).toEqual({ kind: 'userExists' });
    },
  );

  it('is not found after a 404', async () => {
    expect(await replyTo(() => Response.json({ message: 'Token not found' }, { status: 404 }))).toEqual({
      kind: 'notFound',
    });
  });

  it.each([
    [429, { kind: 'tooManyAttempts', seconds: 90 }],
    [503, { kind: 'closed', seconds: 90 }],
  ])('says after a %d when to try again', async (status, pause) => {
    const answer = () => new Response(null, { status, headers: { 'Retry-After': '90' } });
    expect(await replyTo(answer)).toEqual({ kind: 'notChecked', pause });
  });
});
