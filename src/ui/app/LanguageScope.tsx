import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect } from 'react';
import { LanguageContext } from '../text/useText';
import type { LanguageViewModel } from './LanguageViewModel';

interface LanguageScopeProps {
  readonly language: LanguageViewModel;
  readonly children: ReactNode;
}

/** Everything inside, and the page itself, is in the chosen language; a change leaves what is shown and typed where it is. */
export const LanguageScope = observer(({ language: { current }, children }: LanguageScopeProps) => {
  useLayoutEffect(() => {
    document.documentElement.lang = current.code;
  }, [current]);
  return <LanguageContext value={current}>{children}</LanguageContext>;
});
