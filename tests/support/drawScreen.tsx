import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { TimeZone } from '../../src/domain/TimeZone';
import { TimeZoneContext } from '../../src/ui/text/TimeZoneContext';
import { VariantContext } from '../../src/ui/screen/VariantContext';
import type { Language } from '../../src/ui/text/Language';
import { LanguageContext } from '../../src/ui/text/useText';
import { legalEnglish } from './legalEnglish';
import { testVariant } from './testVariant';

let language: Language = legalEnglish;

/** Sets the language of all screens that are drawn later. */
export const drawIn = (other: Language): void => {
  language = other;
};

/**
 * Renders one screen, with what the portal has around it.
 * @param state what another screen gave to this one
 */
export const drawScreen = (screen: ReactNode, state?: unknown, address = '/', timeZone = TimeZone.newYork) =>
  render(screen, {
    wrapper: ({ children }) => (
      <LanguageContext value={language}>
        <VariantContext value={testVariant}>
          <TimeZoneContext value={timeZone}>
            <MemoryRouter initialEntries={[{ ...parsePath(address), state }]}>{children}</MemoryRouter>
          </TimeZoneContext>
        </VariantContext>
      </LanguageContext>
    ),
  });
