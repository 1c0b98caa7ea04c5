import { observer } from 'mobx-react-lite';
import { Redirect } from '../screen/Redirect';
import { useVisit } from '../screen/useVisit';
import { LoadingScreen } from '../screen/LoadingScreen';
import { useText } from '../text/useText';
import type { PolicyActionGateViewModel } from './PolicyActionGateViewModel';
import type { Elements } from '../kit/Elements';

interface PolicyActionGateProps {
  readonly open: () => PolicyActionGateViewModel;
  readonly children: Elements;
}

/** A customer who may not open the action lands on My Policy. */
export const PolicyActionGate = observer(({ open, children }: PolicyActionGateProps) => {
  const { entry } = useVisit(open);
  const t = useText();
  if (entry === 'unknown') return <LoadingScreen text={t('policy.loading')} />;
  return entry === 'allowed' ? children : <Redirect to="policy" />;
});
