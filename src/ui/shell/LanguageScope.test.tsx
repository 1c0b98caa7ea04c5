/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render } from '@testing-library/react';
import { languageViewModel } from '../../../tests/support/languageViewModel';
import { useText } from '../text/useText';
import { LanguageScope } from './LanguageScope';

describe('LanguageScope', () => {
  const drawn = jest.fn();
  const Title = () => {
    drawn(useText()('login.title'));
    return null;
  };

  it('draws again in another language, and draws nothing again that shows no legal text when the wording arrives', async () => {
    const { language } = languageViewModel();
    render(
      <LanguageScope language={language}>
        <Title />
      </LanguageScope>,
    );
    await act(language.needLegal);
    await act(() => language.choose('es'));
    expect(drawn.mock.calls).toEqual([['Customer Self Service'], ['Autoservicio para clientes']]);
  });
});
