import { DocumentScreen } from '../../ui/documents/DocumentScreen';
import { CancelPolicyScreen } from '../../ui/policy/CancelPolicyScreen';
import { EditPolicyScreen } from '../../ui/policy/EditPolicyScreen';
import { PolicyActionGate } from '../../ui/policy/PolicyActionGate';
import { PolicyScreen } from '../../ui/policy/PolicyScreen';
import { routes } from '../../ui/screen/routes';
import type { Area } from '../../ui/shell/areas';
import { screen } from '../screen';
import type { Wiring } from '../wire';
import { accountUseCases } from '../useCases/account';
import { pollingUseCases } from '../useCases/polling';
import { documentsModule } from '../modules/documents';
import { policyModule } from '../modules/policy';
import { coveragesModule } from '../modules/coverages';

export const area = ({ load, get }: Wiring): Area<'policy'> => {
  load(accountUseCases, pollingUseCases, documentsModule, policyModule, coveragesModule);
  const openGate = (route: string) => () => get('openPolicyActionGate')(route);
  return {
    document: screen(DocumentScreen, get('openDocument')),
    policy: screen(PolicyScreen, get('openPolicy')),
    cancelPolicy: () => (
      <PolicyActionGate open={openGate(routes.cancelPolicy)}>
        <CancelPolicyScreen open={get('openCancelPolicy')} />
      </PolicyActionGate>
    ),
    editPolicy: () => (
      <PolicyActionGate open={openGate(routes.editPolicy)}>
        <EditPolicyScreen open={get('openEditPolicy')} />
      </PolicyActionGate>
    ),
  };
};
