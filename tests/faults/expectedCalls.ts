import type { Context } from './Context';
import type { Cell, End, FaultName } from './matrix';

export const isAuth = ({ call }: Pick<Context, 'call'>): boolean => call.includes(' /api/auth/');

export const isExpiry = (fault: FaultName): boolean => ['K2', 'K3', 'K4', 'K5'].includes(fault);

/** How often the call under test is made. */
export const expectedAttempts = (context: Context, fault: FaultName, end: End): number => {
  const isRetried = !isAuth(context) && (fault === 'K2' || fault === 'K3');
  return (isRetried ? 2 : 1) + (end === 'ok' ? (context.times ?? 1) - 1 : 0);
};

/** How often the tokens are refreshed for it. */
export const expectedRefreshes = (context: Context, fault: FaultName): number =>
  !isAuth(context) && isExpiry(fault) ? 1 : 0;

/** @param form the position of the form of the fault in `faultForms` */
export const endOf = ({ ends }: Pick<Cell, 'ends'>, form: number): End =>
  ends[Math.min(form, ends.length - 1)] ?? ends[0];
