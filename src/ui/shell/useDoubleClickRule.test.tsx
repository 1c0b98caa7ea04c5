/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { useDoubleClickRule } from './useDoubleClickRule';

/** A button that opens a screen, and the link that appears in its place. */
const openScreens = () => {
  window.history.replaceState(null, '', '/claim/report/summary');
  const pressed: string[] = [];
  const Screens = () => {
    useDoubleClickRule();
    return (
      <>
        <button onClick={() => window.history.replaceState(null, '', '/claim/report/confirm')}>Submit</button>
        <button onClick={() => pressed.push('Next page')}>Next page</button>
        <a href="#home" onClick={() => pressed.push('Ok')}>
          Ok
        </a>
      </>
    );
  };
  render(<Screens />);
  return pressed;
};

describe('A double click', () => {
  test('presses nothing on the screen that its first click opened @SHELL-33', () => {
    const pressed = openScreens();
    fireEvent.click(screen.getByText('Submit'), { detail: 1 });
    expect(fireEvent.click(screen.getByText('Ok'), { detail: 2 })).toBe(false);
    expect(pressed).toEqual([]);
  });

  test('does not hold back the next click @SHELL-33', () => {
    const pressed = openScreens();
    fireEvent.click(screen.getByText('Submit'), { detail: 1 });
    fireEvent.click(screen.getByText('Ok'), { detail: 1 });
    expect(pressed).toEqual(['Ok']);
  });

  test('counts twice where the screen stays @SHELL-33', () => {
    const pressed = openScreens();
    fireEvent.click(screen.getByText('Next page'), { detail: 1 });
    fireEvent.click(screen.getByText('Next page'), { detail: 2 });
    expect(pressed).toEqual(['Next page', 'Next page']);
  });
});
