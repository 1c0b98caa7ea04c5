import { computed, reaction } from 'mobx';
import { movableClock } from '../../../tests/support/movableClock';
import type { CustomerActivity } from '../../application/ports/CustomerActivity';
import { observableClock } from './observableClock';

const open = () => {
  const real = movableClock();
  let current: Parameters<CustomerActivity['watch']>[0] | undefined;
  const activity: CustomerActivity = {
    watch: (listener) => {
      current = listener;
      return () => {
        current = undefined;
      };
    },
  };
  return { real, clock: observableClock(real, activity), wake: () => current?.returned(), isWatched: () => !!current };
};

describe('observableClock @INPUT-40', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('moves the day of whoever observes it within a second of midnight', () => {
    const { real, clock } = open();
    const days: string[] = [];
    const stop = reaction(
      () => clock.today(),
      (day) => days.push(day),
    );
    jest.advanceTimersByTime(5_000);
    expect(days).toEqual([]);
    real.move({ minutes: 12 * 60 });
    jest.advanceTimersByTime(1_000);
    expect(days).toEqual(['2026-11-22']);
    stop();
  });

  it('moves it when the page is seen again, before a timer runs', () => {
    const { real, clock, wake } = open();
    const today = computed(() => clock.today());
    const days: string[] = [];
    const stop = reaction(
      () => today.get(),
      (day) => days.push(day),
    );
    real.move({ days: 3 });
    wake();
    expect([days, today.get()]).toEqual([['2026-11-24'], '2026-11-24']);
    stop();
  });

  it('is right without an observer, and leaves no timer and no listener', () => {
    const { real, clock, isWatched } = open();
    real.move({ days: 1 });
    expect(clock.today()).toBe('2026-11-22');
    const stop = reaction(
      () => clock.today(),
      () => undefined,
    );
    expect([jest.getTimerCount(), isWatched()]).toEqual([1, true]);
    stop();
    expect([jest.getTimerCount(), isWatched()]).toEqual([0, false]);
    expect(clock.now()).toBe(real.now());
  });
});
