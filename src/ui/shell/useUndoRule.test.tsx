/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useUndoRule } from './useUndoRule';

/** Writes a text in its own form once it is left, as many fields do. */
const Zip = () => {
  const [text, setText] = useState('');
  return <input value={text} onChange={({ target }) => setText(target.value)} onBlur={() => setText('07303-1234')} />;
};

const Page = () => {
  useUndoRule();
  return <Zip />;
};

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** The browser tells of an entry before it and after it. */
const enter = (text: string, inputType = 'insertText'): void => {
  fireEvent(field(), new InputEvent('beforeinput', { inputType, bubbles: true }));
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  fireEvent(field(), new InputEvent('input', { inputType, bubbles: true }));
};

describe('An undo @INPUT-46', () => {
  beforeEach(() => {
    render(<Page />);
    enter('073031234');
  });

  it('brings back what was typed before', () => {
    enter('0730', 'historyUndo');
    expect(field()).toHaveValue('0730');
  });

  it.each(['historyUndo', 'historyRedo'])('changes no text that the portal has written: %s', (how) => {
    fireEvent.blur(field());
    enter('0730307303', how);
    expect(field()).toHaveValue('07303-1234');
  });

  it('changes no text that a script has entered, such as the lines of an address with commas', () => {
    fireEvent.input(field(), { target: { value: '07303, 1234' } });
    enter('0730307303', 'historyRedo');
    expect(field()).toHaveValue('07303, 1234');
  });

  it('brings back the text that the portal has written, and nothing before it', () => {
    fireEvent.blur(field());
    enter('07303-12345');
    enter('07303-1234', 'historyUndo');
    enter('0730307303', 'historyUndo');
    expect(field()).toHaveValue('07303-1234');
  });
});
