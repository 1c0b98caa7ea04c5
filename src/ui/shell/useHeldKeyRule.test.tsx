/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { useHeldKeyRule } from './useHeldKeyRule';

const Fields = () => {
  useHeldKeyRule();
  return (
    <>
      <button>Edit</button>
      <textarea />
    </>
  );
};

/** Whether the browser presses what has the focus. */
const presses = (role: string, key: object): boolean => fireEvent.keyDown(screen.getByRole(role), key);

test('An Enter that is held presses once, and still adds lines to a text @SHELL-68', () => {
  render(<Fields />);
  expect(presses('button', { key: 'Enter' })).toBe(true);
  expect(presses('button', { key: 'Enter', repeat: true })).toBe(false);
  expect(presses('button', { key: 'ArrowDown', repeat: true })).toBe(true);
  expect(presses('textbox', { key: 'Enter', repeat: true })).toBe(true);
});
