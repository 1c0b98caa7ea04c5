/** @jest-environment jsdom */
import { afterPaint } from './afterPaint';

describe('afterPaint', () => {
  let paint: () => void;
  let rest: () => void;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
      paint = () => frame(0);
      return 1;
    });
    window.requestIdleCallback = (idle) => {
      rest = () => idle({ didTimeout: false, timeRemaining: () => 0 });
      return 1;
    };
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  const isOver = async (promise: Promise<void>): Promise<boolean> =>
    Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);

  it('resolves when the frame is painted and the browser is idle', async () => {
    const painted = afterPaint();
    expect(await isOver(painted)).toBe(false);
    paint();
    rest();
    await painted;
  });

  it('waits for a browser that is busy after the frame', async () => {
    const painted = afterPaint();
    paint();
    jest.advanceTimersByTime(999);
    expect(await isOver(painted)).toBe(false);
  });

  it.each([
    ['the customer leaves the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['a second has passed in a hidden tab, which paints nothing', () => jest.advanceTimersByTime(1000)],
  ])('resolves when %s, and not before', async (_, happen) => {
    const painted = afterPaint();
    expect(await isOver(painted)).toBe(false);
    happen();
    expect(await isOver(painted)).toBe(true);
  });

  it('leaves no listener behind', async () => {
    const added = jest.spyOn(window, 'addEventListener');
    const painted = afterPaint();
    jest.advanceTimersByTime(1000);
    await painted;
    const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions | undefined)?.signal);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });
});
