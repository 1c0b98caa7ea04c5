/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useDoubleClickRule } from './useDoubleClickRule';

/** A button that becomes another one. */
const Coverage = ({ pressed }: { readonly pressed: string[] }) => {
  const [verb, setVerb] = useState('Add');
  const press = (): void => {
    pressed.push(verb);
    setVerb('Remove');
  };
  return <button onClick={press}>{verb}</button>;
};

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
        <Coverage pressed={pressed} />
        <p onClick={() => window.history.replaceState(null, '', '?reference=HC-1')}>A row</p>
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

  test('does not undo what its first click did @SHELL-33', () => {
    const pressed = openScreens();
    fireEvent.click(screen.getByText('Add'), { detail: 1 });
    expect(fireEvent.mouseDown(screen.getByText('Remove'), { detail: 2 })).toBe(false);
    fireEvent.click(screen.getByText('Remove'), { detail: 2 });
    expect(pressed).toEqual(['Add']);
  });

  test('takes no focus from what its first click has opened beside it @SHELL-33', () => {
    openScreens();
    fireEvent.click(screen.getByText('A row'), { detail: 1 });
    expect(fireEvent.mouseDown(screen.getByText('A row'), { detail: 2 })).toBe(false);
  });

  test('counts twice where the screen and the button stay @SHELL-33', () => {
    const pressed = openScreens();
    fireEvent.click(screen.getByText('Next page'), { detail: 1 });
    fireEvent.click(screen.getByText('Next page'), { detail: 2 });
    expect(pressed).toEqual(['Next page', 'Next page']);
  });

  describe('in Firefox, which counts from one again', () => {
    /** A press of the mouse: returns whether the page takes the click. */
    const pressAt = (name: string, milliseconds: number, screenX: number): boolean => {
      const results = (['mousedown', 'click'] as const).map((type) => {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, screenX });
        Object.defineProperties(event, { timeStamp: { value: milliseconds }, mozInputSource: { value: 1 } });
        return fireEvent(screen.getByText(name), event);
      });
      expect(new Set(results).size).toBe(1);
      return results[0] === true;
    };

    test.each([
      ['soon after it, beside it', 300, 12, false],
      ['later', 700, 10, true],
      ['soon after it, elsewhere', 300, 40, true],
    ])('of a press %s, %i ms after the first: whether it counts @SHELL-33', (_, milliseconds, screenX, counts) => {
      const pressed = openScreens();
      pressAt('Add', 100, 10);
      expect(pressAt('Remove', milliseconds, screenX)).toBe(counts);
      expect(pressed).toEqual(counts ? ['Add', 'Remove'] : ['Add']);
    });

    test('presses nothing on the screen that its first click opened @SHELL-33', () => {
      const pressed = openScreens();
      pressAt('Submit', 100, 10);
      expect(pressAt('Ok', 300, 10)).toBe(false);
      expect(pressed).toEqual([]);
    });

    test('a press counts once the customer has entered something on the next screen @SHELL-33', () => {
      const pressed = openScreens();
      pressAt('Submit', 100, 10);
      fireEvent.input(screen.getByText('A row'));
      expect(pressAt('Ok', 300, 10)).toBe(true);
      expect(pressed).toEqual(['Ok']);
    });

    test('a press by a key counts @SHELL-33', () => {
      const pressed = openScreens();
      pressAt('Add', 100, 10);
      fireEvent.keyDown(screen.getByText('Remove'), { key: 'Enter' });
      const byKey = new MouseEvent('click', { bubbles: true, detail: 1, screenX: 10 });
      Object.defineProperties(byKey, { timeStamp: { value: 200 }, mozInputSource: { value: 6 } });
      fireEvent(screen.getByText('Remove'), byKey);
      expect(pressed).toEqual(['Add', 'Remove']);
    });

    test('the click that a label passes on to its field counts @SHELL-33', () => {
      render(
        <label>
          Agree
          <input type="checkbox" />
        </label>,
      );
      openScreens();
      pressAt('Agree', 100, 10);
      expect(screen.getByRole('checkbox')).toBeChecked();
    });
  });
});
