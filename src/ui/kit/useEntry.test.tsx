/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { PasswordField } from './PasswordField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { ZipField } from './ZipField';

const emitted: string[] = [];

interface Entry {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const fields = {
  area: (entry: Entry) => <TextArea name="a" label="A" maxLength={512} {...entry} />,
  text: (entry: Entry) => <TextField name="a" label="A" maxLength={5} {...entry} />,
  email: (entry: Entry) => <TextField name="a" label="A" type="email" {...entry} />,
  zip: (entry: Entry) => <ZipField name="a" label="A" maxLength={5} autoComplete="off" {...entry} />,
  longZip: (entry: Entry) => <ZipField name="a" label="A" maxLength={10} autoComplete="off" {...entry} />,
};

const Held = ({ of }: { readonly of: keyof typeof fields }) => {
  const [value, setValue] = useState('');
  const onChange = (text: string): void => {
    emitted.push(text);
    setValue(text);
  };
  return (
    <>
      {fields[of]({ value, onChange })}
      <button onClick={() => setValue('other')}>Change elsewhere</button>
    </>
  );
};

const open = (of: keyof typeof fields) => {
  emitted.length = 0;
  render(<Held of={of} />);
  return { user: userEvent.setup(), box: screen.getByLabelText<HTMLInputElement>('A') };
};

const note = (): string => document.getElementById('field-a-note')?.textContent ?? '';

describe('A field', () => {
  it('shows what is typed, emits what counts of it, and shows that once it is left @INPUT-35', async () => {
    const { user, box } = open('email');
    await user.type(box, ' ada@example.com ');
    expect(emitted.at(-1)).toBe('ada@example.com');
    await user.tab();
    expect(box).toHaveValue('ada@example.com');
  });

  it('keeps what is typed where only the window loses the focus, so that the customer goes on after it @INPUT-46', async () => {
    const { user, box } = open('area');
    await user.type(box, 'A leak in the ');
    fireEvent.blur(box);
    await user.keyboard('kitchen');
    expect([box.value, emitted.at(-1)]).toEqual(['A leak in the kitchen', 'A leak in the kitchen']);
  });

  it('can be typed into with spaces between words', async () => {
    const { user, box } = open('text');
    await user.type(box, 'a b');
    expect([box.value, emitted.at(-1)]).toEqual(['a b', 'a b']);
  });

  it('says at once what did not fit, and no longer once it fits @INPUT-38', async () => {
    const { user, box } = open('area');
    await user.click(box);
    await user.paste(`  ${'x'.repeat(600)}\u200B`);
    expect([emitted.at(-1)?.length, note()]).toEqual([512, '88 characters did not fit']);
    expect(box).toHaveAccessibleDescription('0 characters left 88 characters did not fit');
    await user.type(box, '{Backspace}');
    expect(note()).toBe('');
  });

  it('keeps what is behind the caret when it is full, and the caret', async () => {
    const { user, box } = open('text');
    await user.type(box, 'abcde');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'abXcde');
    box.setSelectionRange(3, 3);
    fireEvent(box, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    // On a slow device, the next key comes before the next frame.
    await Promise.resolve();
    expect([box.value, box.selectionStart, note()]).toEqual(['abcde', 2, '1 character did not fit']);
  });

  it('takes no focus where another field is filled with too much, as a caret that is set does in Safari 16', async () => {
    const { box } = open('text');
    box.setSelectionRange = () => box.focus();
    fireEvent.change(box, { target: { value: 'abcdefg' } });
    await Promise.resolve();
    expect([box.value, document.activeElement]).toEqual(['abcde', document.body]);
  });

  it('interrupts no composition: what does not fit goes when it ends', () => {
    const { box } = open('text');
    fireEvent.input(box, { target: { value: 'abcdefg' }, isComposing: true });
    fireEvent(box, new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'abcdefgh');
    fireEvent(box, new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }));
    expect(box).toHaveValue('abcdefgh');
    fireEvent.compositionEnd(box);
    expect([box.value, emitted.at(-1), note()]).toEqual(['abcde', 'abcde', '3 characters did not fit']);
  });

  describe('while a keyboard composes', () => {
    const compose = (box: HTMLInputElement, value: string): void => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, value);
      fireEvent(box, new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }));
    };

    it('shows a value that changes elsewhere, and the end of the composition keeps it @PROFILE-22', () => {
      const { box } = open('text');
      compose(box, 'ab');
      fireEvent.click(screen.getByText('Change elsewhere'));
      expect(box).toHaveValue('other');
      fireEvent.compositionEnd(box);
      expect([box.value, emitted]).toEqual(['other', ['ab']]);
    });

    it('emits nothing when the composition ends as it was', () => {
      const { box } = open('text');
      compose(box, 'ab');
      fireEvent.compositionEnd(box);
      expect(emitted).toEqual(['ab']);
    });
  });

  it('shows at once what counts where it is filled without the focus, which it cannot lose @INPUT-46', () => {
    const { box } = open('email');
    fireEvent.change(box, { target: { value: '\u200B ada@example.com ' } });
    expect([box.value, emitted.at(-1)]).toEqual(['ada@example.com', 'ada@example.com']);
  });

  it('shows a value that changes elsewhere', async () => {
    const { user, box } = open('text');
    await user.type(box, 'ab ');
    fireEvent.click(screen.getByText('Change elsewhere'));
    expect(box).toHaveValue('other');
  });

  it.each([
    ['zip', ' 07303', '07303', ''],
    ['zip', '07303-1234', '07303', '5 characters did not fit'],
    ['zip', '073031234', '07303', '5 characters did not fit'],
    ['longZip', ' 07303-1234', '07303-1234', ''],
    ['longZip', '073031234', '07303-1234', ''],
  ] as const)('%s: reads a pasted %j as %s, and says %j @INPUT-41', async (of, pasted, zip, said) => {
    const { user, box } = open(of);
    await user.click(box);
    await user.paste(pasted);
    expect([emitted.at(-1), note()]).toEqual([zip, said]);
    await user.tab();
    expect(box).toHaveValue(zip);
  });

  it.each([
    ['zip', '0 7 3 0 3', '07303'],
    ['longZip', '07303 - 1234', '07303-1234'],
    ['longZip', '0 7 3 0 3 1 2 3 4', '07303-1234'],
  ] as const)('%s: counts no space of a typed %j @INPUT-41', async (of, typed, zip) => {
    const { user, box } = open(of);
    await user.type(box, typed);
    expect(note()).toBe('');
    await user.tab();
    expect([box.value, emitted.at(-1)]).toEqual([zip, zip]);
  });

  it('says it in Spanish', async () => {
    render(
      <LanguageContext value={spanish}>
        <Held of="text" />
      </LanguageContext>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('A'));
    await user.paste('abcdefg');
    expect(note()).toBe('2 caracteres no cupieron');
  });
});

describe('An uncontrolled field', () => {
  it('stops at its limit, and says so @INPUT-38', async () => {
    render(<TextField name="a" label="A" type="email" />);
    const user = userEvent.setup();
    const box = screen.getByLabelText<HTMLInputElement>('A');
    await user.click(box);
    await user.paste('x'.repeat(260));
    expect([box.value.length, note()]).toEqual([255, '5 characters did not fit']);
  });
});

describe('A password', () => {
  it('is neither cleaned nor cut, and says that it is too long @INPUT-44', async () => {
    render(<PasswordField name="a" label="A" autoComplete="new-password" />);
    const user = userEvent.setup();
    const box = screen.getByLabelText<HTMLInputElement>('A');
    await user.click(box);
    const password = ` ${'é\u200B'.repeat(130)} `;
    await user.paste(password);
    expect([box.value, note()]).toEqual([password, '7 characters did not fit']);
  });

  it('is emitted as it is typed @INPUT-44', () => {
    const typed: string[] = [];
    render(
      <PasswordField name="a" label="A" value="" onChange={(text) => typed.push(text)} autoComplete="new-password" />,
    );
    fireEvent.change(screen.getByLabelText('A'), { target: { value: ' se\u200Bcret ' } });
    expect(typed).toEqual([' se\u200Bcret ']);
  });
});
