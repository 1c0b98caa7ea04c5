import { useSyncExternalStore } from 'react';
import { Panel } from '../kit/Panel';
import { AccountPicker } from './AccountPicker';
import type { Development } from '../../application/ports/Development';

/** The accounts on the login screen of the in-memory portal. */
export const AccountPickerPanel = ({ development }: { readonly development: Development }) => {
  // The links contain the current settings.
  useSyncExternalStore(development.subscribe, development.state);
  return (
    <div lang="en">
      <Panel labelledBy="account-picker">
        <h2 id="account-picker">Sign in as</h2>
        <AccountPicker accounts={development.accounts()} />
      </Panel>
    </div>
  );
};
