import { when } from 'mobx';
import type { CustomerActivity } from '../application/ports/CustomerActivity';
import type { CustomerRecord } from '../application/ports/CustomerRecord';
import type { Preload } from '../ui/shell/areas';

interface Needs {
  readonly record: Pick<CustomerRecord, 'policy' | 'session'>;
  readonly activity: CustomerActivity;
  readonly preload: Preload;
  readonly whenIdle: () => Promise<void>;
  /** With data saving on, a customer loads only the areas that they open. */
  readonly savesData: boolean;
  readonly isDashboardLoaded: () => boolean;
  readonly renderDashboardAhead: () => void;
}

/** Preloads the code of the areas while the browser is idle. */
export const warmUp = (needs: Needs): void => {
  const { record, activity, preload, whenIdle, savesData, isDashboardLoaded, renderDashboardAhead } = needs;
  if (savesData) return;
  // Preload the other areas once the policy has loaded.
  void when(() => record.policy.read() !== undefined).then(() =>
    preload(['home', 'claims', 'policy', 'billing', 'profile', 'idle'], whenIdle),
  );
  const warmUpDashboard = async (): Promise<void> => {
    await preload(['home'], whenIdle);
    await whenIdle();
    if (isDashboardLoaded() && record.session.read() === undefined) renderDashboardAhead();
    // Recovery is for a customer who cannot sign in. Claims are opened first by one in a hurry.
    await preload(['recovery', 'claims'], whenIdle);
  };
  // The code of the dashboard waits until the customer uses the login. A visitor who only looks at it does not need the code.
  const stopWatching = activity.watch({
    acted: () => {
      stopWatching();
      void warmUpDashboard();
    },
    returned: () => undefined,
  });
};
