/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { Checkbox } from './Checkbox';
import { Form } from './Form';
import { InlineSearch } from './InlineSearch';
import { PasswordField } from './PasswordField';
import { RadioGroup } from './RadioGroup';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const nothing = (): void => undefined;

describe('TextField', () => {
  it.each(['tel', 'email', 'search', 'password', 'url', 'text'] as const)('allows the type %s @INPUT-1', (type) => {
    render(<TextField name="a" label="A" type={type} value="" onChange={nothing} />);
    expect(screen.getByLabelText('A')).toHaveAttribute('type', type);
  });

  it('takes 255 characters after cleaning and is required by default @INPUT-2 @INPUT-38', () => {
    const emitted: string[] = [];
    render(
      <>
        <TextField name="a" label="A" value="" onChange={(text) => emitted.push(text)} />
        <TextField name="b" label="B" value="" onChange={nothing} maxLength={5} optional />
      </>,
    );
    fireEvent.change(screen.getByLabelText('A'), { target: { value: ` ${'x'.repeat(256)} ` } });
    expect(emitted).toEqual(['x'.repeat(255)]);
    expect(screen.getByText('1 character did not fit')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByLabelText('A')).toHaveAccessibleDescription('1 character did not fit');
    expect(screen.getByLabelText('A')).not.toHaveAttribute('maxlength');
    expect(screen.getByLabelText('A')).toBeRequired();
    expect(screen.getByLabelText('B')).not.toBeRequired();
    expect(screen.getByLabelText('B')).toHaveAccessibleDescription('Optional');
  });

  it('lets no dictionary change a name, an address or a code @INPUT-50', () => {
    render(
      <>
        <TextField name="a" label="A" value="" onChange={nothing} autoComplete="family-name" />
        <TextField name="b" label="B" value="" onChange={nothing} />
        <PasswordField name="c" label="A password that is shown" autoComplete="current-password" />
        <InlineSearch label="A reference" value="" onChange={nothing} maxLength={255} />
      </>,
    );
    for (const label of ['A', 'A password that is shown', 'A reference']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('spellcheck', 'false');
      expect(screen.getByLabelText(label)).toHaveAttribute('autocorrect', 'off');
    }
    expect(screen.getByLabelText('B')).not.toHaveAttribute('spellcheck');
  });

  it('emits what is typed', () => {
    const typed: string[] = [];
    render(<TextField name="a" label="A" value="" onChange={(text) => typed.push(text)} />);
    fireEvent.change(screen.getByLabelText('A'), { target: { value: 'x' } });
    expect(typed).toEqual(['x']);
  });
});

describe('TextArea', () => {
  it('says how many characters are left', () => {
    render(<TextArea name="a" label="A" value="12345" onChange={nothing} maxLength={512} />);
    expect(screen.getByText('507 characters left')).toBeVisible();
    expect(screen.getByLabelText('A')).toHaveAccessibleDescription('507 characters left');
  });

  it.each<readonly [Language, string]>([
    [english, '1 character left'],
    [spanish, 'Queda 1 carácter'],
  ])('says of one character that it is one', (language, words) => {
    render(
      <LanguageContext value={language}>
        <TextArea name="a" label="A" value="12345" onChange={nothing} maxLength={6} />
      </LanguageContext>,
    );
    expect(screen.getByText(words)).toBeVisible();
  });

  it('tells a screen reader when few are left, and not at each key', () => {
    const { rerender } = render(<TextArea name="a" label="A" value="" onChange={nothing} maxLength={60} />);
    const said = Array.from({ length: 61 }, (_, length) => {
      rerender(<TextArea name="a" label="A" value={'x'.repeat(length)} onChange={nothing} maxLength={60} />);
      return screen.getByRole('status').textContent;
    });
    expect([...new Set(said)]).toEqual([
      '',
      '50 characters left',
      '40 characters left',
      '30 characters left',
      '20 characters left',
      '10 characters left',
      '0 characters left',
    ]);
  });
});

describe('PasswordField', () => {
  it('shows the password on demand, and hides it again @INPUT-3', () => {
    render(
      <PasswordField name="a" label="Password" value="secret" onChange={nothing} autoComplete="current-password" />,
    );
    const box = screen.getByLabelText('Password');
    expect(box).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getByLabelText('Show password'));
    expect(box).toHaveAttribute('type', 'text');
    fireEvent.click(screen.getByLabelText('Hide password'));
    expect(box).toHaveAttribute('type', 'password');
  });

  it('shows the value that it is given, which is not in the HTML, and hides it when the form is sent @INPUT-3', () => {
    const Entry = () => {
      const [value, setValue] = useState('secret');
      return (
        <Form onSubmit={nothing}>
          <PasswordField name="a" label="Password" value={value} onChange={setValue} autoComplete="new-password" />
          <button type="button" onClick={() => setValue('')}>
            Clear
          </button>
          <button type="submit">Send</button>
        </Form>
      );
    };
    const { container } = render(<Entry />);
    const box = screen.getByLabelText('Password');
    expect(box).toHaveValue('secret');
    fireEvent.change(box, { target: { value: 'longer' } });
    fireEvent.click(screen.getByLabelText('Show password: Password'));
    expect(box).toHaveValue('longer');
    expect(container.innerHTML).not.toMatch(/secret|longer/);
    fireEvent.click(screen.getByText('Send'));
    expect(box).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getByText('Clear'));
    expect(box).toHaveValue('');
  });
});

describe('SelectField', () => {
  it('offers its options, and a placeholder that chooses nothing', () => {
    const chosen: string[] = [];
    const options = [
      { value: 'NY', text: 'New York' },
      { value: 'NJ', text: 'New Jersey' },
    ];
    render(
      <SelectField
        name="a"
        label="State"
        value=""
        onChange={(value) => chosen.push(value)}
        options={options}
        placeholder="Choose"
      />,
    );
    const select = screen.getByLabelText<HTMLSelectElement>('State');
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['', 'Choose'],
      ['NY', 'New York'],
      ['NJ', 'New Jersey'],
    ]);
    fireEvent.change(select, { target: { value: 'NJ' } });
    expect(chosen).toEqual(['NJ']);
  });
});

const Preference = () => {
  const [value, setValue] = useState('');
  return (
    <Form onSubmit={nothing} errors={[{ field: 'preference', message: 'Choose one' }]}>
      <RadioGroup
        name="preference"
        label="Contact Preference"
        value={value}
        onChange={setValue}
        options={[
          { value: 'email', text: 'Email' },
          { value: 'sms', text: 'Text Message' },
        ]}
      />
    </Form>
  );
};

describe('RadioGroup', () => {
  it('chooses one of its options', () => {
    render(<Preference />);
    fireEvent.click(screen.getByLabelText('Text Message'));
    expect(
      [screen.getByLabelText('Email'), screen.getByLabelText('Text Message')].map((radio) => radio.matches(':checked')),
    ).toEqual([false, true]);
  });

  it('is required', () => {
    render(<Preference />);
    expect(screen.getByRole('radiogroup', { name: 'Contact Preference' })).toBeRequired();
  });

  it('shows its error, and the alert links to its first option', () => {
    render(<Preference />);
    expect(document.querySelector('fieldset')).toHaveAccessibleDescription('Choose one');
    fireEvent.click(screen.getByText('Choose one', { selector: 'a' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });
});

describe('Checkbox', () => {
  it('is ticked and unticked', () => {
    const ticked: boolean[] = [];
    render(<Checkbox name="a" label="I agree" checked={false} onChange={(checked) => ticked.push(checked)} />);
    fireEvent.click(screen.getByLabelText('I agree'));
    expect(ticked).toEqual([true]);
  });

  it.each([true, false])(
    'means what it shows once something is pressed, if a script set it to %s @INPUT-46',
    (shown) => {
      const sent: boolean[] = [];
      const Consent = () => {
        const [agreed, setAgreed] = useState(!shown);
        return (
          <>
            <Checkbox name="a" label="I agree" checked={agreed} onChange={setAgreed} />
            <button onClick={() => sent.push(agreed)}>Send</button>
          </>
        );
      };
      render(<Consent />);
      Object.assign(screen.getByLabelText('I agree'), { checked: shown });
      fireEvent.click(screen.getByText('Send'));
      fireEvent.click(screen.getByText('Send'));
      expect(sent.at(-1)).toBe(shown);
      fireEvent.click(screen.getByLabelText('I agree'));
      expect(screen.getByLabelText<HTMLInputElement>('I agree').checked).toBe(!shown);
    },
  );
});
