/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useRef, useState } from 'react';
import { Form, type FormError } from './Form';
import { setPageTitle } from './pageTitle';
import { PasswordField } from './PasswordField';
import { RadioGroup } from './RadioGroup';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

const nothing = (): void => undefined;

const required: FormError = { field: 'equipment', message: 'Equipment involved is required' };

const Claim = ({ errorsOf }: { readonly errorsOf: (equipment: string) => readonly FormError[] }) => {
  const [description, setDescription] = useState('');
  const [equipment, setEquipment] = useState('');
  // As a view-model, it has a change before React renders it.
  const typed = useRef('');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const change = (text: string): void => {
    typed.current = text;
    setEquipment(text);
    setErrors([]);
  };
  return (
    <Form errors={errors} onSubmit={() => setErrors(errorsOf(typed.current))}>
      <TextField name="description" label="Description" value={description} onChange={setDescription} />
      <TextField name="equipment" label="Equipment" hint="What broke" value={equipment} onChange={change} />
      <button type="submit">Next</button>
    </Form>
  );
};

const open = (errorsOf: (equipment: string) => readonly FormError[] = (text) => (text === '' ? [required] : [])) => {
  setPageTitle('What happened?');
  const view = render(<Claim errorsOf={errorsOf} />);
  const user = userEvent.setup();
  return { ...view, user, submit: () => user.click(screen.getByRole('button', { name: 'Next' })) };
};

const alert = (): HTMLElement => screen.getByRole('alert');

describe('Form', () => {
  it('puts nothing into the address where something else sends it @SAFE-33', () => {
    open();
    expect(document.querySelector('form')).toHaveProperty('method', 'post');
  });

  describe('a field that is filled without an event', () => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const fills: readonly (readonly [string, (box: HTMLInputElement) => void])[] = [
      ['a browser or an extension', (box) => value?.set?.call(box, 'boiler')],
      ['a script of the page', (box) => Object.assign(box, { value: 'boiler' })],
    ];

    it.each(fills)('is submitted, if %s filled it @INPUT-46', async (_, fill) => {
      const seen: string[] = [];
      const { submit } = open((equipment) => {
        seen.push(equipment);
        return [];
      });
      fill(screen.getByLabelText('Equipment'));
      await submit();
      expect([seen, screen.getByLabelText<HTMLInputElement>('Equipment').value]).toEqual([['boiler'], 'boiler']);
    });

    it.each(fills)('stays while another is typed into, if %s filled it @INPUT-46', async (_, fill) => {
      const { user } = open();
      fill(screen.getByLabelText('Equipment'));
      await user.type(screen.getByLabelText('Description'), 'x');
      expect(screen.getByLabelText('Equipment')).toHaveValue('boiler');
    });
  });

  it('fields stay that a script of the page fills with an event each @INPUT-46', () => {
    open();
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox');
    for (const box of boxes)
      act(() => {
        box.focus();
        box.value = 'boiler';
        box.dispatchEvent(new Event('input', { bubbles: true }));
        box.blur();
      });
    expect(boxes.map(({ value }) => value)).toEqual(['boiler', 'boiler']);
  });

  it('a field is left before a press submits it that takes no focus, as by voice @INPUT-46', () => {
    const happened: string[] = [];
    render(
      <Form onSubmit={() => happened.push('sent')}>
        <TextField name="street" label="Street" value="" onLeave={() => happened.push('left')} />
        <button type="submit">Save</button>
      </Form>,
    );
    screen.getByLabelText('Street').focus();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(happened).toEqual(['left', 'sent']);
    expect(screen.getByLabelText('Street')).toHaveFocus();
  });

  it('a password that is filled without an event is submitted @INPUT-46', async () => {
    const seen: string[] = [];
    const NewPassword = () => {
      const [password, setPassword] = useState('');
      const latest = useRef('');
      const change = (text: string): void => {
        latest.current = text;
        setPassword(text);
      };
      return (
        <Form onSubmit={() => void seen.push(latest.current)}>
          <PasswordField
            name="password"
            label="Password"
            value={password}
            onChange={change}
            autoComplete="new-password"
          />
          <button type="submit">Next</button>
        </Form>
      );
    };
    render(<NewPassword />);
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(screen.getByLabelText('Password'), ' Hearth-2026!');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect([seen, screen.getByLabelText<HTMLInputElement>('Password').value]).toEqual([
      [' Hearth-2026!'],
      ' Hearth-2026!',
    ]);
  });

  describe('a choice that is filled without an event', () => {
    const options = ['NJ', 'NY'].map((value) => ({ value, text: value }));
    const open = (stored = '') => {
      const seen: string[][] = [];
      const Choices = () => {
        const [state, setState] = useState(stored);
        const [way, setWay] = useState('NJ');
        const [text, setText] = useState('');
        seen.push([state, way]);
        return (
          <Form onSubmit={nothing}>
            <SelectField
              name="state"
              label="State"
              placeholder="?"
              options={options}
              value={state}
              onChange={setState}
            />
            <RadioGroup name="way" label="Way" options={options} value={way} onChange={setWay} />
            <TextField name="text" label="Text" value={text} onChange={setText} />
            <button type="submit">Next</button>
          </Form>
        );
      };
      render(<Choices />);
      return seen;
    };
    const fill = (): void => {
      for (const option of screen.getByLabelText('State').querySelectorAll('option'))
        Object.getOwnPropertyDescriptor(HTMLOptionElement.prototype, 'selected')?.set?.call(
          option,
          option.value === 'NY',
        );
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(
        screen.getByLabelText('NY'),
        true,
      );
    };

    it.each([
      ['is submitted', () => fireEvent.click(screen.getByRole('button'))],
      ['stays while a text is typed', () => fireEvent.input(screen.getByLabelText('Text'), { target: { value: 'x' } })],
    ])('%s @INPUT-46', (_, act) => {
      const seen = open();
      fill();
      act();
      expect(seen.at(-1)).toEqual(['NY', 'NY']);
      expect(screen.getByLabelText('State')).toHaveValue('NY');
      expect(screen.getByLabelText('NY')).toBeChecked();
    });

    it('leaves a stored value that the list lacks as it is', () => {
      const seen = open('ON');
      fireEvent.click(screen.getByRole('button'));
      expect(seen.at(-1)).toEqual(['ON', 'NJ']);
    });
  });

  it('renders once a call that it sends has left', async () => {
    const order: string[] = [];
    render(
      <Profiler id="form" onRender={() => order.push('rendered')}>
        <Form onSubmit={() => queueMicrotask(() => order.push('sent'))}>
          <button type="submit">Next</button>
        </Form>
      </Profiler>,
    );
    const button = await screen.findByRole('button');
    order.length = 0;
    // As in a browser, where React renders in a microtask.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    button.click();
    await waitFor(() => expect(order).toEqual(['sent', 'rendered']));
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  });

  it('shows no error before it is submitted', () => {
    open();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('What happened?');
    expect(screen.getByLabelText('Equipment')).not.toHaveAttribute('aria-invalid');
  });

  it('starts the title of the page with “Error: ” until the error is gone @INPUT-18', async () => {
    const { submit, user } = open();
    await submit();
    expect(document.title).toBe('Error: What happened?');
    await submit();
    expect(document.title).toBe('Error: What happened?');

    await user.type(screen.getByLabelText('Equipment'), 'B');
    expect(document.title).toBe('What happened?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ends the prefix of a title that a browser has translated @INPUT-18', async () => {
    const { submit, user } = open();
    await submit();
    document.title = 'Fehler: Was ist passiert?';
    await user.type(screen.getByLabelText('Equipment'), 'B');
    expect(document.title).toBe('What happened?');
  });

  it('restores the title when the customer leaves', async () => {
    const { submit, unmount } = open();
    await submit();
    unmount();
    expect(document.title).toBe('What happened?');
  });

  it('gives the alert the focus after every submit, even if the error is the same again', async () => {
    const { submit, user } = open(() => [required]);
    await submit();
    await user.click(screen.getByLabelText('Description'));
    expect(alert()).not.toHaveFocus();
    await submit();
    expect(alert()).toHaveFocus();
  });

  it('lists every error in the given order', async () => {
    const both = [{ field: 'description', message: 'Description is required' }, required];
    const { submit } = open(() => both);
    await submit();
    expect(
      within(alert())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Description is required', 'Equipment involved is required']);
  });

  it('is submitted by Enter, without the validation of the browser', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Equipment'), '{Enter}');
    expect(alert()).toHaveFocus();
    expect(document.querySelector('form')).toHaveAttribute('novalidate');
  });
});
