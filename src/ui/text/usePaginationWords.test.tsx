/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { english } from './english';
import type { Language } from './Language';
import { spanish } from './spanish';
import { usePaginationWords } from './usePaginationWords';
import { LanguageContext } from './useText';

const rangeIn = (language: Language): string => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LanguageContext value={language}>{children}</LanguageContext>
  );
  const { result } = renderHook(() => usePaginationWords('Your Claims'), { wrapper });
  return result.current.range(9991, 10000, 10000);
};

describe('usePaginationWords', () => {
  it('separates the thousands of a range with commas in both languages @INPUT-30', () => {
    expect(rangeIn(english)).toBe('9,991–10,000 of 10,000');
    expect(rangeIn(spanish)).toBe('9,991–10,000 de 10,000');
  });
});
