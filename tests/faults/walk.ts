import { fakeNetwork, refreshedTokens, tokenExpired } from '../support/FakeNetwork';
import { VirtualTime } from '../support/VirtualTime';
import { type Context, calm } from './Context';
import type { Fault } from './faults';
import { goodAnswer, isCallOf } from './insurerAnswers';
import type { End } from './matrix';
import { portalOver } from './portalOver';

/** Opens a context whose call will meet a fault. */
export const walk = async (context: Context, faultOver: (time: VirtualTime) => Pick<Fault, 'answer' | 'refresh'>) => {
  const time = new VirtualTime();
  const fault = faultOver(time);
  let isArmed = false;
  let attempts = 0;
  let refreshes = 0;
  const network = fakeNetwork((call) => {
    if (!isArmed) return goodAnswer(call);
    if (isCallOf(context.call, call)) return fault.answer(call, attempts++);
    if (isCallOf('POST /api/auth/user/token', call)) {
      refreshes += 1;
      return (fault.refresh ?? (() => refreshedTokens('ada', 2)))(call);
    }
    const isExpired = context.needsRefresh && call.headers.get('x-falcon-auth') === 'ada-auth-1';
    return isExpired ? tokenExpired() : goodAnswer(call);
  });
  let unanswered = 0;
  const fetch = async (request: Request): Promise<Response> => {
    unanswered += 1;
    return network.fetch(request).finally(() => (unanswered -= 1));
  };
  const portal = portalOver({ fetch }, time);
  const scene = await context.scene(portal);
  await calm();
  isArmed = true;

  return {
    ...scene,
    portal,
    network,
    attempts: () => attempts,
    unanswered: () => unanswered,
    refreshes: () => refreshes,
    /** Passes virtual time. */
    pass: async (milliseconds: number): Promise<void> => {
      await calm();
      await time.pass(milliseconds);
      await calm();
    },
    /** Where the customer ends up. */
    end: (): End | 'busy' => {
      const [route, step] = portal.went.at(-1) ?? [];
      if (route === 'serverError') return 'err';
      if (route === 'pageNotFound') return '404';
      if (route !== 'login') return scene.sees();
      const notice: unknown = Reflect.get(Object(step?.state), 'notice');
      return notice === 'signedOut' ? 'out' : notice === 'emailChanged' ? 'new' : scene.sees();
    },
    report: (): unknown => portal.went.at(-1)?.[1]?.state,
  };
};

export type Walk = Awaited<ReturnType<typeof walk>>;
