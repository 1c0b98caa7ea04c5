import { observable, onBecomeObserved, onBecomeUnobserved, runInAction } from 'mobx';
import type { Clock } from '../../application/ports/Clock';
import type { CustomerActivity } from '../../application/ports/CustomerActivity';

const SECOND = 1_000;

/**
 * A clock whose day a screen can observe: it moves at midnight, also for a computer that slept, and when a tester chooses another. It
 * checks the day each second and when the page becomes visible, but only while something observes it.
 */
export const observableClock = (clock: Clock, activity: CustomerActivity): Clock => {
  const shown = observable.box(clock.today());
  let stop = (): void => undefined;

  const look = (): void => {
    const today = clock.today();
    if (today !== shown.get()) runInAction(() => shown.set(today));
  };

  onBecomeObserved(shown, () => {
    const timer = setInterval(look, SECOND);
    const stopWatching = activity.watch({ acted: () => undefined, returned: look });
    stop = () => {
      clearInterval(timer);
      stopWatching();
    };
  });
  onBecomeUnobserved(shown, () => stop());

  return {
    now: clock.now,
    today: () => {
      shown.get();
      return clock.today();
    },
  };
};
