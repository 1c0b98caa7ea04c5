import { systemClock } from '../adapters/browser/systemClock';
import { endStaleSession } from '../application/session/endStaleSession';
import { browserModule } from './modules/browser';
import { coreModule } from './modules/core';
import type { PageParts } from './readPage';
import { type Module, type Wiring, emptyWiring } from './wire';

/**
 * Wires the portal of a page. A session that was idle for too long, or has ended in another tab, ends before a screen shows its data.
 * @param adapters the insurer and the vendors: over HTTP, or in memory
 */
export const buildPortal = (page: PageParts, adapters: Module): Wiring => {
  const wiring = emptyWiring();
  wiring.give(page);
  wiring.load(browserModule, adapters, coreModule);
  const { get } = wiring;

  const notice = endStaleSession({
    limits: page.configuration.idle,
    vault: get('vault'),
    record: get('record'),
    identity: get('identity'),
    otherTabs: get('otherTabs'),
    clock: systemClock,
  });
  if (notice) get('navigation').go('login', { state: { notice } });
  // In memory, the address of the page sets the date: read it before anything asks for today.
  get('insurer');
  return wiring;
};
