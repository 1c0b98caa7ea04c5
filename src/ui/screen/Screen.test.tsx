/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { testVariant } from '../../../tests/support/testVariant';
import { Alert } from '../kit/Alert';
import { Form, type FormError } from '../kit/Form';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { Screen } from './Screen';
import { VariantContext } from './VariantContext';

/** A screen that replaces itself at the same address. */
const Replaced = () => {
  const [count, setCount] = useState(0);
  return (
    <Screen key={count} title="Replaced">
      <button type="button" onClick={() => setCount(count + 1)}>
        Replace
      </button>
    </Screen>
  );
};

const open = () =>
  drawScreen(
    <>
      <Link to="/second">To the second</Link>
      <Link to="/done">To what is done</Link>
      <Link to="/replaced">To what is replaced</Link>
      <Routes>
        <Route
          path="/"
          element={
            <Screen title="First">
              <p>nothing</p>
            </Screen>
          }
        />
        <Route
          path="/second"
          element={
            <Screen title="Second">
              <p>nothing</p>
            </Screen>
          }
        />
        <Route path="/replaced" element={<Replaced />} />
        <Route
          path="/done"
          element={
            <Screen title="Done">
              <Alert level="success" takeFocus>
                It is done.
              </Alert>
            </Screen>
          }
        />
      </Routes>
    </>,
  );

const follow = (name: string): void => void fireEvent.click(screen.getByRole('link', { name }));

describe('Screen', () => {
  it('sets the title to its name and the product @SHELL-15', () => {
    drawScreen(
      <VariantContext value={{ ...testVariant, serviceMark: true }}>
        <Screen title="First">
          <p>nothing</p>
        </Screen>
      </VariantContext>,
    );
    expect(document.title).toBe('First – Hearthside℠');
  });

  it('focuses its heading after a route change @SHELL-15', () => {
    open();
    follow('To the second');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
  });

  it('leaves the focus on an alert @SHELL-16', () => {
    open();
    follow('To what is done');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('takes the focus once at an address', () => {
    open();
    follow('To what is replaced');
    const replace = screen.getByRole('button', { name: 'Replace' });
    replace.focus();
    fireEvent.click(replace);
    expect(document.activeElement).toBe(document.body);
  });

  it('starts the title with the error prefix, in another language too @INPUT-18', () => {
    const page = (title: string, language: Language, errors: readonly FormError[]) => (
      <LanguageContext value={language}>
        <Screen title={title}>
          <Form onSubmit={() => undefined} errors={errors}>
            {null}
          </Form>
        </Screen>
      </LanguageContext>
    );
    const errors = [{ field: 'name', message: 'missing' }];
    const { rerender } = drawScreen(page('Policy', english, errors));
    expect(document.title).toBe('Error: Policy – Hearthside');
    rerender(page('Póliza', spanish, errors));
    expect(document.title).toBe('Error: Póliza – Hearthside');
    rerender(page('Póliza', spanish, []));
    expect(document.title).toBe('Póliza – Hearthside');
  });
});
