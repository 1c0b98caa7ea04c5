import { ContainerModule } from 'inversify';
import { loadProfile } from '../application/customer/loadProfile';
import { loadPolicy } from '../application/policy/loadPolicy';
import { pollChange } from '../application/pollChange';
import { clearSession } from '../application/session/clearSession';
import { logOut } from '../application/session/logOut';
import { failureNavigation } from '../ui/app/FailureNavigation';
import { ShellViewModel } from '../ui/app/ShellViewModel';
import { t } from './tokens';

/** What every area shares: the session's end, the failures' way, and the two loads that most screens begin with. */
export const portalModule = new ContainerModule(({ bind }) => {
  bind(t.session)
    .toResolvedValue((record) => record.session, [t.record])
    .inSingletonScope();
  bind(t.claimDraft)
    .toResolvedValue((record) => record.claim, [t.record])
    .inSingletonScope();
  bind(t.clearSession).toResolvedValue(clearSession, [t.record]).inSingletonScope();
  bind(t.logOut).toResolvedValue(logOut, [t.record, t.otherTabs]).inSingletonScope();
  bind(t.failures).toResolvedValue(failureNavigation, [t.navigation, t.clearSession]).inSingletonScope();
  bind(t.loadProfile).toResolvedValue(loadProfile, [t.customer, t.record]).inSingletonScope();
  bind(t.loadPolicy).toResolvedValue(loadPolicy, [t.policy, t.record]).inSingletonScope();
  bind(t.pollChange).toResolvedValue(pollChange, [t.wait]).inSingletonScope();
  bind(t.shell)
    .toResolvedValue((...parts) => new ShellViewModel(...parts), [t.record, t.navigation, t.logOut])
    .inSingletonScope();
});
