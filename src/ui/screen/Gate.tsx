import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Loading } from '../kit/Loading';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import type { PlainTextKey } from '../text/Language';
import { useText } from '../text/useText';
import { Redirect } from './Redirect';
import type { RouteName } from './routes';
import { type Visited, useVisit } from './useVisit';

interface GateProps {
  readonly open: () => Visited & { readonly entry: 'unknown' | 'allowed' | 'refused' };
  readonly loading: PlainTextKey;
  /** Where a customer lands who may not see the screen. */
  readonly otherwise: RouteName;
  readonly children?: ReactElement;
}

/** Shows a screen to customers who may see it, once that is known. Every page has a heading, the spinner's too. */
export const Gate = observer(({ open, loading, otherwise, children }: GateProps) => {
  const { entry } = useVisit(open);
  const t = useText();
  if (entry === 'allowed') return children;
  if (entry === 'refused') return <Redirect to={otherwise} />;
  return (
    <>
      <h1>
        <VisuallyHidden>{t(loading)}</VisuallyHidden>
      </h1>
      <Loading text={t(loading)} page />
    </>
  );
});
