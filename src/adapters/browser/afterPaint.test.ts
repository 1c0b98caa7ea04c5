/** @jest-environment jsdom */

import { afterPaint } from './afterPaint';

describe('afterPaint', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] }));

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const isOver = async (promise: Promise<void>): Promise<boolean> =>
    Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

  it.each([
    ['the frame is painted', (paint: () => void) => (paint(), jest.advanceTimersByTime(1))],
    ['the customer leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['200 ms have passed in a hidden tab, which paints nothing', () => jest.advanceTimersByTime(200)],
  ])('resolves when %s, and not before', async (_, happen) => {
    let paint: () => void = () => undefined;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      paint = () => frame(0);
      return 1;
    });
    const painted = afterPaint();
    jest.advanceTimersByTime(100);
    expect(await isOver(painted)).toBe(false);
    happen(paint);
    expect(await isOver(painted)).toBe(true);
  });

  it('leaves no listener behind', async () => {
    const added = jest.spyOn(window, 'addEventListener');
    const painted = afterPaint();
    jest.advanceTimersByTime(200);
    await painted;
    const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions | undefined)?.signal);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
