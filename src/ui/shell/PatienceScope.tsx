import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { PatienceContext } from '../kit/Patience';
import { useText } from '../text/useText';
import { routes } from '../screen/routes';
import type { ShellViewModel } from './ShellViewModel';

interface WayOutProps {
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly reload: () => void;
  readonly once: boolean;
}

/** Offers a reload, unless that could send something twice, and a link to the first screen. */
const WayOut = observer(({ shell, reload, once }: WayOutProps) => {
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

interface PatienceScopeProps {
  readonly wait: Delay;
  readonly reload: () => void;
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly children: ReactNode;
}

/** After a long wait, every spinner inside shows a message and a way out. */
export const PatienceScope = ({ wait, reload, shell, children }: PatienceScopeProps) => {
  const t = useText();
  const wayOut = (once: boolean) => <WayOut shell={shell} reload={reload} once={once} />;
  return <PatienceContext value={{ wait, text: t('shell.takingLonger'), wayOut }}>{children}</PatienceContext>;
};
