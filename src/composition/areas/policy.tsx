import type { ReactElement } from 'react';
import { DocumentScreen } from '../../ui/documents/DocumentScreen';
import { CancelPolicyScreen } from '../../ui/policy/CancelPolicyScreen';
import { EditPolicyScreen } from '../../ui/policy/EditPolicyScreen';
import { PolicyScreen } from '../../ui/policy/PolicyScreen';
import { Gate } from '../../ui/screen/Gate';
import { routes } from '../../ui/screen/routes';
import type { Area } from '../../ui/shell/areas';
import { coveragesModule } from '../modules/coverages';
import { documentsModule } from '../modules/documents';
import { policyModule } from '../modules/policy';
import { screen } from '../screen';
import { accountUseCases } from '../useCases/account';
import { pollingUseCases } from '../useCases/polling';
import type { Wiring } from '../wire';

export const area = ({ load, get }: Wiring): Area<'policy'> => {
  load(accountUseCases, pollingUseCases, documentsModule, policyModule, coveragesModule);
  const gated = (route: string, screen: ReactElement) => () => (
    <Gate open={() => get('openPolicyActionGate')(route)} loading="policy.loading" otherwise="policy">
      {screen}
    </Gate>
  );
  return {
    document: screen(DocumentScreen, get('openDocument')),
    policy: screen(PolicyScreen, get('openPolicy')),
    cancelPolicy: gated(routes.cancelPolicy, <CancelPolicyScreen open={get('openCancelPolicy')} />),
    editPolicy: gated(routes.editPolicy, <EditPolicyScreen open={get('openEditPolicy')} />),
  };
};
