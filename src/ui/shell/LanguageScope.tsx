import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect } from 'react';
import { LanguageContext } from '../text/useText';
import type { LanguageViewModel } from './LanguageViewModel';

interface LanguageScopeProps {
  readonly language: LanguageViewModel;
  readonly children: ReactNode;
}

/** Sets the language of everything inside and of the page. A change keeps the screen and what was typed. */
export const LanguageScope = observer(({ language: { current }, children }: LanguageScopeProps) => {
  useLayoutEffect(() => {
    document.documentElement.lang = current.code;
  }, [current]);
  return <LanguageContext value={current}>{children}</LanguageContext>;
});
