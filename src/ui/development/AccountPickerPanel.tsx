import { useSyncExternalStore } from 'react';
import type { Development } from '../../application/ports/Development';
import { TitledPanel } from '../kit/TitledPanel';
import { AccountPicker } from './AccountPicker';

/** The accounts on the login screen of the in-memory portal. */
export const AccountPickerPanel = ({ development }: { readonly development: Development }) => {
  // The links contain the current settings.
  useSyncExternalStore(development.subscribe, development.state);
  return (
    <div lang="en">
      <TitledPanel title="Sign in as" space="tight">
        <AccountPicker accounts={development.accounts()} />
      </TitledPanel>
    </div>
  );
};
