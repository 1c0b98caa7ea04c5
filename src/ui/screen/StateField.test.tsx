/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { StateField } from './StateField';

const optionsIn = (language: Language): readonly string[] => {
  render(
    <LanguageContext value={language}>
      <StateField name="state" label="State" value="" onChange={() => undefined} />
    </LanguageContext>,
  );
  return screen
    .getAllByRole<HTMLOptionElement>('option')
    .slice(1)
    .map(({ text }) => text);
};

describe('StateField', () => {
  it.each([
    [english, ['Armed Forces Americas', 'Armed Forces Europe', 'Armed Forces Pacific']],
    [spanish, ['Fuerzas Armadas, Américas', 'Fuerzas Armadas, Europa', 'Fuerzas Armadas, Pacífico']],
  ])('names the military regions in the language, among the states by name @INPUT-6', (language, regions) => {
    const options = optionsIn(language);
    expect(options).toEqual(expect.arrayContaining(regions));
    expect(options).toEqual(options.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(options).toHaveLength(59);
  });
});
