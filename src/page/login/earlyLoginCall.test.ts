/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { oneId, sessionSlot } from '../../../tests/support/FakeNetwork';
import type { Fetch } from '../../adapters/http/Fetch';
import { httpAuthGateway } from '../../adapters/http/httpAuthGateway';
import { portalApi } from '../../adapters/http/portalApi';
import { readToEnd } from '../../adapters/http/readToEnd';
import { withHeaders } from '../../adapters/http/withHeaders';
import { type SentLogin, withEarlyLogin, sendLogin } from './earlyLoginCall';

const ada = { userName: 'ada@example.com', password: 'Ünïcode "quoted"' };
const session = { authToken: 'a', accessToken: 'b', refreshToken: 'c', userName: ada.userName };
const origin = globalThis.location.origin;

/** A server that notes each request, and signs everyone in. */
const server = () => {
  const received: Request[] = [];
  const fetch: Fetch = async (request) => {
    received.push(request.clone());
    return Response.json({ data: session });
  };
  return { received, fetch };
};

const partsOf = async (request: Request | undefined) =>
  request && {
    url: request.url,
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
    cache: request.cache,
    redirect: request.redirect,
  };

/** The gateway of a portal, which takes the login from `take` if there is one. */
const gatewayOver = (fetch: Fetch, take: () => SentLogin | undefined) =>
  httpAuthGateway(portalApi(origin, withEarlyLogin(fetch, take)));

describe('A login that is sent ahead', () => {
  it('is the very call that the gateway makes, with the language of the portal @WIRE-59', async () => {
    const ahead = server();
    await sendLogin(ahead.fetch, oneId, ada, 'es').response;
    const later = server();
    const send = withHeaders(later.fetch, { session: sessionSlot(), ids: oneId, language: () => 'es' });
    await httpAuthGateway(portalApi(origin, send)).login(ada);
    expect(await partsOf(ahead.received[0])).toEqual(await partsOf(later.received[0]));
  });

  it('answers the gateway, so that the call goes out once', async () => {
    const { received, fetch } = server();
    const sent = [sendLogin(fetch, oneId, ada, 'en')];
    const gateway = gatewayOver(fetch, () => sent.pop());
    await expect(gateway.login(ada)).resolves.toEqual({ kind: 'signedIn', session });
    expect(received).toHaveLength(1);

    await gateway.login(ada);
    expect(received).toHaveLength(2);
  });

  it('keeps the correlation id that it was sent with', async () => {
    const { fetch } = server();
    const sent = sendLogin(fetch, { next: () => 'ahead' }, ada, 'en');
    const send = readToEnd(withEarlyLogin(fetch, () => sent));
    const body = JSON.stringify(ada);
    const response = await send(new Request(new URL('/api/auth/login', origin), { method: 'POST', body }));
    expect(response.headers.get('x-correlation-id')).toBe('ahead');
  });

  it('answers no other login, and no other call', async () => {
    const { received, fetch } = server();
    const taken: unknown[] = [];
    const gateway = gatewayOver(fetch, () => {
      taken.push('login');
      return sendLogin(fetch, oneId, ada, 'en');
    });
    await gateway.requestCode(ada.userName).catch(() => undefined);
    expect([received.length, taken]).toEqual([1, []]);
    await gateway.login({ ...ada, password: 'another' });
    expect(await received.at(-1)?.json()).toEqual({ ...ada, password: 'another' });
  });

  it('rejects nothing unhandled when it fails before the gateway takes it', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    sendLogin(() => Promise.reject(new TypeError('offline')), oneId, ada, 'en');
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('fails for the gateway as its own call would', async () => {
    const failing = sendLogin(() => Promise.reject(new TypeError('offline')), oneId, ada, 'en');
    await expect(gatewayOver(server().fetch, () => failing).login(ada)).rejects.toThrow('offline');
  });
});
