import { observableCustomerRecord } from '../../src/adapters/state/observableCustomerRecord';
import { vaultOver } from '../support/vaultOver';
import type { Walk } from './walk';

/** Storage holds the same record as the page, so that a reload finds it. */
export const expectValidRecord = ({ portal }: Walk): void => {
  const reloaded = observableCustomerRecord(vaultOver(portal.storage));
  for (const group of ['session', 'policy', 'profile', 'email', 'rate', 'claim'] as const) {
    expect([group, reloaded[group].read()]).toEqual([group, portal.record[group].read()]);
  }
};
