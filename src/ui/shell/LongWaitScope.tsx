import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import type { Elements } from '../kit/Elements';
import { LongWaitContext } from '../kit/LongWait';
import { routes } from '../screen/routes';
import { useText } from '../text/useText';
import type { ShellViewModel } from './ShellViewModel';

interface WayOutProps {
  readonly reload: () => void;
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly once: boolean;
}

const WayOut = observer(({ reload, shell, once }: WayOutProps) => {
  const t = useText();
  const { pathname } = useLocation();
  const start = shell.isAuthenticated ? routes.home : routes.login;
  return (
    <ButtonRow>
      {!once && <Button onClick={reload}>{t('shell.retry')}</Button>}
      {pathname !== start && (
        <ButtonLink to={start} look="quiet">
          {t(shell.isAuthenticated ? 'shell.toDashboard' : 'shell.toLogin')}
        </ButtonLink>
      )}
    </ButtonRow>
  );
});

interface LongWaitScopeProps extends Omit<WayOutProps, 'once'> {
  readonly wait: Delay;
  readonly children: Elements;
}

/** After a long wait, every spinner inside offers a reload, unless that could send something twice, and a link to the first screen. */
export const LongWaitScope = ({ wait, reload, shell, children }: LongWaitScopeProps) => {
  const t = useText();
  // The same for every screen, so that a spinner does not render again.
  const longWait = useMemo(
    () => ({
      wait,
      text: t('shell.takingLonger'),
      wayOut: (once: boolean) => <WayOut reload={reload} shell={shell} once={once} />,
    }),
    [wait, reload, shell, t],
  );
  return <LongWaitContext value={longWait}>{children}</LongWaitContext>;
};
