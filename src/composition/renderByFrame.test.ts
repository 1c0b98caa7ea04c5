/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { createRequire } from 'node:module';
import { unstable_NormalPriority, unstable_scheduleCallback, unstable_shouldYield } from 'scheduler';
import { renderByFrame } from './renderByFrame';

/** The milliseconds after which React's work yields, by a clock that moves with each step. */
const sliceLength = (): Promise<number> =>
  new Promise((resolve) => {
    let worked = 0;
    // It stands from before the scheduler notes its start: on a busy machine, milliseconds pass from there to the work.
    const start = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => start + worked);
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      while (!unstable_shouldYield()) worked += 1;
      clock.mockRestore();
      resolve(worked);
    });
  });

describe('A slice of React’s work', () => {
  it('is a frame long', async () => {
    expect(await sliceLength()).toBeLessThan(6);
    renderByFrame();
    expect(await sliceLength()).toBeGreaterThan(14);
  });

  it('is set in the scheduler that React uses', () => {
    const ofReact = createRequire(require.resolve('react-dom'));
    expect(require.resolve('scheduler')).toBe(ofReact.resolve('scheduler'));
  });
});
