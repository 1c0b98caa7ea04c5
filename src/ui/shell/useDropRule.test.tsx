/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useDropRule } from './useDropRule';

const Page = () => {
  useDropRule();
  return (
    <main>
      <input />
    </main>
  );
};

/** Whether the browser handles the drag and the drop. */
const takes = (role: string, types: readonly string[]): readonly boolean[] =>
  (['dragOver', 'drop'] as const).map((name) => {
    const target = screen.getByRole(role);
    const dataTransfer = { types, dropEffect: 'copy' };
    const isTaken = fireEvent(target, createEvent[name](target, { dataTransfer }));
    expect(dataTransfer.dropEffect).toBe(isTaken ? 'copy' : 'none');
    return isTaken;
  });

test.each([
  ['a file on the page', 'main', ['Files'], false],
  ['a file on a field', 'textbox', ['Files'], false],
  ['a link on the page', 'main', ['text/uri-list', 'text/plain'], false],
  ['a text on a field', 'textbox', ['text/plain'], true],
])('Dropped, %s: whether the browser takes it @SHELL-72', (_, role, types, isTaken) => {
  render(<Page />);
  expect(takes(role, types)).toEqual([isTaken, isTaken]);
});
