import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import { Button, ButtonLink } from '../kit/Button';
import { ButtonRow } from '../kit/ButtonRow';
import { PatienceContext } from '../kit/Patience';
import { useText } from '../text/useText';
import { routes } from '../screen/routes';
import type { ShellViewModel } from './ShellViewModel';
import type { Elements } from '../kit/Elements';

interface PatienceScopeProps {
  readonly wait: Delay;
  readonly reload: () => void;
  readonly shell: Pick<ShellViewModel, 'isAuthenticated'>;
  readonly children: Elements;
}

/** After a long wait, every spinner inside offers a reload, unless that could send something twice, and a link to the first screen. */
export const PatienceScope = observer(({ wait, reload, shell, children }: PatienceScopeProps) => {
  const t = useText();
  const { pathname } = useLocation();
  const start = shell.isAuthenticated ? routes.home : routes.login;
  const wayOut = (once: boolean) => (
    <ButtonRow>
      {!once && <Button onClick={reload}>{t('shell.retry')}</Button>}
      {pathname !== start && (
        <ButtonLink to={start} look="quiet">
          {t(shell.isAuthenticated ? 'shell.toDashboard' : 'shell.toLogin')}
        </ButtonLink>
      )}
    </ButtonRow>
  );
  return <PatienceContext value={{ wait, text: t('shell.takingLonger'), wayOut }}>{children}</PatienceContext>;
});
