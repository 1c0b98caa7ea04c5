import { watchIdleness } from '../../src/application/session/watchIdleness';
import type { Wiring } from '../../src/composition/wire';
import { idleLimits as limits, idleWorld, identityOf, tabsOfOneBrowser } from './idleCustomer';
import { testPortal } from './testPortal';

type Portal = Pick<Wiring, 'give' | 'get'>;

/** The view-model of a customer in virtual time: a warning after 15 minutes, the end after 17. */
export const idleViewModelOf = ({ give, get }: Portal) => {
  const tabOf = tabsOfOneBrowser();
  const otherTabs = tabOf(1);
  const { vault, activity, clock, ...world } = idleWorld();
  const identity = identityOf(get('record'), 'id-1');
  const needs = { limits, vault, identity, activity, otherTabs, clock, wait: world.time.wait };
  give({ identity, otherTabs, watchIdleness: watchIdleness(needs) });
  return { ...world, viewModel: get('idle'), otherTab: tabOf(2) };
};

/** The same, for a customer who is signed in. */
export const idleViewModel = async () => {
  const customer = await testPortal('nj-current');
  const { record, went, handled } = customer;
  return { record, went, handled, ...idleViewModelOf(customer) };
};
