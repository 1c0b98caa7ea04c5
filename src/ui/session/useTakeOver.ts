import { useEffect } from 'react';
import type { EarlyLogin } from './early/EarlyLogin';
import type { LoginViewModel } from './LoginViewModel';

/** Goes on with what the customer did on the login screen that stood in the page before the portal was loaded. */
export const useTakeOver = (viewModel: LoginViewModel, early: EarlyLogin | undefined): void => {
  useEffect(() => {
    void early?.atRest().then(() => {
      const handover = early.handOver();
      if (!handover) return;
      viewModel.takeOver(handover);
      // By then React has drawn what was taken over, and nothing was painted or typed in between.
      queueMicrotask(early.leave);
    });
  }, [viewModel, early]);
};
