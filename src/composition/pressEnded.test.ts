/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent } from '@testing-library/react';
import { pressEnded } from './pressEnded';

const press = (pressed: Element | null) => jest.spyOn(document, 'querySelector').mockReturnValue(pressed);

describe('The end of a press @SIGNIN-55', () => {
  afterEach(() => jest.restoreAllMocks());

  it('comes at once if nothing is pressed', async () => {
    press(null);
    await expect(pressEnded()).resolves.toBeUndefined();
  });

  it.each(['pointerUp', 'pointerCancel', 'dragEnd', 'contextMenu', 'keyDown', 'keyUp'] as const)(
    'comes with %s, after its click',
    async (end) => {
      press(document.body);
      const seen: string[] = [];
      const ended = pressEnded().then(() => seen.push('ended'));
      fireEvent[end](document.body);
      // The browser dispatches the click after the waiting tasks and before the next timer.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      seen.push('click');
      await ended;
      expect(seen).toEqual(['click', 'ended']);
    },
  );
});
