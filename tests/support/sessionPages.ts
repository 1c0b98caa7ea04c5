import type { AuthGateway } from '../../src/application/ports/AuthGateway';
import type { Parts } from '../../src/composition/Parts';
import { signedInCustomer } from './memoryCustomer';
import { wiringOf } from './testPortal';

/** The portal of a customer who is not signed in, at a screen that leads to a session. */
const signedOutPortal = async (change: Partial<Parts>) => {
  const customer = await signedInCustomer('nj-current');
  customer.record.clear();
  const wiring = wiringOf(customer);
  wiring.give(change);
  return { ...customer, ...wiring, challenge: wiring.get('challenge') };
};

/** The login, over the in-memory insurer. */
export const loginPage = async (change: Partial<Parts> = {}) => {
  const portal = await signedOutPortal(change);
  return { ...portal, open: portal.get('openLogin') };
};

/** Set Password, over the in-memory insurer. */
export const resetPage = async (change: Partial<Parts> = {}, auth: Partial<AuthGateway> = {}) => {
  const requests: unknown[] = [];
  const portal = await signedOutPortal(change);
  portal.give({ auth: { ...portal.gateways.auth, ...auth } });
  const send = portal.get('requestCode');
  portal.give({
    requestCode: (...request) => {
      requests.push(request);
      return send(...request);
    },
  });
  return { ...portal, requests, open: portal.get('openReset') };
};

/** Forgot Password, with the answer to the request of a code. */
export const forgotPage = async (answer = () => Promise.resolve()) => {
  const requests: unknown[] = [];
  const portal = await signedOutPortal({});
  const send = (...request: unknown[]): Promise<void> => {
    requests.push(request);
    return answer();
  };
  const auth = {
    ...portal.gateways.auth,
    requestCode: async (userName: string) => send('FORGOT_PASSWORD', userName),
    sendInvitation: async (userName: string) => send('FIRST_TIME', userName),
  };
  portal.give({ auth });
  return { ...portal, requests, open: portal.get('openForgot') };
};
