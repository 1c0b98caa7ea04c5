import type { CustomerRecord } from '../../src/application/ports/CustomerRecord';
import { logOut } from '../../src/application/session/logOut';
import { watchIdleness } from '../../src/application/session/watchIdleness';
import { IdleViewModel } from '../../src/ui/session/IdleViewModel';
import { idleWorld, identityOf, tabsOfOneBrowser } from './idleCustomer';
import { visitor } from './visitor';

interface Customer extends Pick<ConstructorParameters<typeof IdleViewModel>[0], 'navigation' | 'errors'> {
  readonly record: CustomerRecord;
}

/** The view-model of a customer in virtual time: a warning after 15 minutes, the end after 17. */
export const idleViewModelOf = ({ record, navigation, errors }: Customer) => {
  const tabOf = tabsOfOneBrowser();
  const tabs = tabOf(1);
  const { vault, activity, clock, ...world } = idleWorld();
  const limits = { minutesUntilWarning: 15, minutesToAnswer: 2 };
  const identity = identityOf(record, 'id-1');
  const viewModel = new IdleViewModel({
    watchIdleness: watchIdleness(limits, vault, identity, activity, tabs, clock, world.time.wait),
    record,
    logOut: logOut(record, identity, tabs),
    navigation,
    errors,
  });
  return { ...world, viewModel, otherTab: tabOf(2) };
};

/** The same, for a customer who is signed in. */
export const idleViewModel = async () => {
  const customer = await visitor('nj-current');
  const { record, went, handled } = customer;
  return { record, went, handled, ...idleViewModelOf(customer) };
};
