/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import type { Variant } from '../../domain/Variant';
import { Alert } from '../kit/Alert';
import { Form, type FormError } from '../kit/Form';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { Screen } from './Screen';
import { VariantContext } from './VariantContext';

const variant: Variant = {
  theme: 'newYork',
  productName: 'Hearthside',
  serviceMark: true,
  states: [],
  policyActions: [],
  billingActions: [],
  supportEmail: '',
  footerDisclaimer: '',
  socialLinks: [],
  legalLinks: [],
};

let go: ReturnType<typeof useNavigate>;
const Bridge = () => {
  go = useNavigate();
  return null;
};

const open = () =>
  render(
    <VariantContext value={variant}>
      <MemoryRouter>
        <Bridge />
        <Routes>
          <Route path="/" element={<Screen title="First">nothing</Screen>} />
          <Route path="/second" element={<Screen title="Second">nothing</Screen>} />
          <Route
            path="/told"
            element={
              <Screen title="Told">
                <Alert level="success" takeFocus>
                  It is done.
                </Alert>
              </Screen>
            }
          />
        </Routes>
      </MemoryRouter>
    </VariantContext>,
  );

const visit = (path: string): Promise<void> => act(async () => go(path));

describe('Screen', () => {
  it('sets the title to its name and the product @SHELL-15', () => {
    open();
    expect(document.title).toBe('First – Hearthside℠');
  });

  it('focuses its heading after a route change @SHELL-15', async () => {
    open();
    await visit('/second');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
  });

  it('leaves the focus on an alert @SHELL-16', async () => {
    open();
    await visit('/told');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it('starts the title with the error prefix, in another language too @INPUT-18', () => {
    const page = (title: string, language: Language, errors: readonly FormError[]) => (
      <VariantContext value={variant}>
        <LanguageContext value={language}>
          <MemoryRouter>
            <Screen title={title}>
              <Form onSubmit={() => undefined} errors={errors}>
                {null}
              </Form>
            </Screen>
          </MemoryRouter>
        </LanguageContext>
      </VariantContext>
    );
    const errors = [{ field: 'name', message: 'missing' }];
    const { rerender } = render(page('Policy', english, errors));
    expect(document.title).toBe('Error: Policy – Hearthside℠');
    rerender(page('Póliza', spanish, errors));
    expect(document.title).toBe('Error: Póliza – Hearthside℠');
    rerender(page('Póliza', spanish, []));
    expect(document.title).toBe('Póliza – Hearthside℠');
  });
});
