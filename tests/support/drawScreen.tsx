import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { VariantContext } from '../../src/ui/screen/VariantContext';
import { LanguageContext } from '../../src/ui/text/useText';
import { legalEnglish } from './legalEnglish';
import { testVariant } from './testVariant';

/**
 * Renders one screen, with what the portal has around it.
 * @param state what another screen gave to this one
 */
export const drawScreen = (screen: ReactElement, state?: unknown) =>
  render(
    <LanguageContext value={legalEnglish}>
      <VariantContext value={testVariant}>
        <MemoryRouter initialEntries={[{ state }]}>{screen}</MemoryRouter>
      </VariantContext>
    </LanguageContext>,
  );
