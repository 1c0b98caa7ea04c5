import { logOut } from '../../src/application/session/logOut';
import { watchIdleness } from '../../src/application/session/watchIdleness';
import { IdleViewModel } from '../../src/ui/session/IdleViewModel';
import { idleWorld, identityOf, tabsOfOneBrowser } from './idleCustomer';
import { visitor } from './visitor';

/** The view-model of a signed-in customer in virtual time: a warning after 15 minutes, the end after 17. */
export const idleViewModel = async () => {
  const { record, navigation, went, errors, handled } = await visitor('nj-current');
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
  return { ...world, record, went, handled, viewModel, otherTab: tabOf(2) };
};
