/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { english } from './english';
import type { Language } from './Language';
import { spanish } from './spanish';
import { useAccountWords } from './useAccountWords';
import { LanguageContext } from './useText';

it.each<readonly [Language, string]>([
  [english, 'Visa ending in\u00A01111'],
  [spanish, 'Visa terminada en\u00A01111'],
])('keeps the digits of an account on the line of the word before them @INPUT-33', (language, words) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LanguageContext value={language}>{children}</LanguageContext>
  );
  const { result } = renderHook(useAccountWords, { wrapper });
  expect(result.current({ cardType: 'visa', lastFour: '1111' })).toBe(words);
});
