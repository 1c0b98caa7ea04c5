import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { Elements } from '../kit/Elements';
import { pageLanguage } from '../text/pageLanguage';
import { LegalWordingContext } from '../text/useLegalWording';
import { LanguageContext } from '../text/useText';
import type { LanguageViewModel } from './LanguageViewModel';

interface LanguageScopeProps {
  readonly language: LanguageViewModel;
  readonly children: Elements;
}

/** Sets the language of everything inside and of the page. A change keeps the screen and what was typed. */
export const LanguageScope = observer(({ language: { current, legal }, children }: LanguageScopeProps) => {
  useLayoutEffect(() => {
    pageLanguage.write(current.code);
  }, [current]);
  return (
    <LanguageContext value={current}>
      <LegalWordingContext value={legal}>{children}</LegalWordingContext>
    </LanguageContext>
  );
});
