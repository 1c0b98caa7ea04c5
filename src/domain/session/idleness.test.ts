import * as fc from 'fast-check';
import { announcedSeconds, idlenessAfter } from './idleness';

const limits = { minutesUntilWarning: 15, minutesToAnswer: 2 };
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('idlenessAfter', () => {
  it.each([
    ['no time', 0, { kind: 'present' }],
    ['a clock that was set back', -MINUTE, { kind: 'present' }],
    ['just under 15 minutes', 15 * MINUTE - 1, { kind: 'present' }],
    ['15 minutes', 15 * MINUTE, { kind: 'warned', secondsLeft: 120 }],
    ['a moment more', 15 * MINUTE + 1, { kind: 'warned', secondsLeft: 120 }],
    ['a second more', 15 * MINUTE + SECOND, { kind: 'warned', secondsLeft: 119 }],
    ['just under 17 minutes', 17 * MINUTE - 1, { kind: 'warned', secondsLeft: 1 }],
    ['17 minutes', 17 * MINUTE, { kind: 'over' }],
    ['a night', 600 * MINUTE, { kind: 'over' }],
  ])('after %s', (_, milliseconds, expected) => {
    expect(idlenessAfter(milliseconds, limits)).toEqual(expected);
  });

  it('is the same object while the customer is present, so that nothing renders each second', () => {
    expect(idlenessAfter(SECOND, limits)).toBe(idlenessAfter(0, limits));
  });

  it('goes from present to warned, with less and less time left, to over', () => {
    const order = { present: 0, warned: 1, over: 2 } as const;
    const minutes = fc.integer({ min: 1, max: 1440 });
    const time = fc.integer({ min: 0, max: 3000 * MINUTE });
    fc.assert(
      fc.property(minutes, minutes, time, time, (minutesUntilWarning, minutesToAnswer, one, other) => {
        const given = { minutesUntilWarning, minutesToAnswer };
        const earlier = idlenessAfter(Math.min(one, other), given);
        const later = idlenessAfter(Math.max(one, other), given);
        expect(order[earlier.kind]).toBeLessThanOrEqual(order[later.kind]);
        if (earlier.kind === 'warned' && later.kind === 'warned')
          expect(later.secondsLeft).toBeLessThanOrEqual(earlier.secondsLeft);
      }),
    );
  });
});

describe('announcedSeconds', () => {
  it('changes every minute, then at 30 and 10 seconds, and at no other time', () => {
    const said = Array.from({ length: 180 }, (_, passed) => announcedSeconds(180 - passed));
    expect([...new Set(said)]).toEqual([180, 120, 60, 30, 10]);
    expect([120, 119, 61, 60, 59, 31, 30, 29, 11, 10, 9, 1].map(announcedSeconds)).toEqual([
      120, 120, 120, 60, 60, 60, 30, 30, 30, 10, 10, 10,
    ]);
  });
});
