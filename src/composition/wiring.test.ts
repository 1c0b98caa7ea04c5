/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { readFileSync } from 'node:fs';
import 'reflect-metadata/lite';
import { memoryAddressLookup } from '../adapters/memory/memoryAddressLookup';
import { memoryCardService } from '../adapters/memory/memoryCardService';
import { today } from '../../tests/support/memoryCustomer';
import { testVariant } from '../../tests/support/testVariant';
import { parsePortalConfiguration } from '../adapters/configuration/portalConfiguration';
import { loadProfile } from '../application/account/loadProfile';
import { loadPolicy } from '../application/account/loadPolicy';
import { accountModule } from './modules/account';
import { billingModule } from './modules/billing';
import { browserModule } from './modules/browser';
import { claimsModule } from './modules/claims';
import { coreModule } from './modules/core';
import { coveragesModule } from './modules/coverages';
import { documentsModule } from './modules/documents';
import { frequencyModule } from './modules/frequency';
import { homeModule } from './modules/home';
import { httpModule } from './modules/http';
import { memoryModule } from './modules/memory';
import { paymentModule } from './modules/payment';
import { policyModule } from './modules/policy';
import { pollingModule } from './modules/polling';
import { profileModule } from './modules/profile';
import { profileChangeModule } from './modules/profileChange';
import { recoveryModule } from './modules/recovery';
import { sessionModule } from './modules/session';
import { type PartName, emptyWiring, wire } from './wire';

const namesIn = (file: string, start: string): readonly PartName[] => {
  const [, table = ''] = readFileSync(file, 'utf8').split(start);
  return [...table.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name]) => name as PartName);
};

const names = [
  ...namesIn('src/composition/Parts.ts', 'export interface Parts extends Gateways {'),
  ...namesIn('src/application/ports/Gateways.ts', 'export interface Gateways {'),
];

const configuration = parsePortalConfiguration(JSON.parse(readFileSync('config/portal.json', 'utf8')));

// A tab alone in its browser.
Object.assign(globalThis, {
  BroadcastChannel: class extends EventTarget {
    postMessage(): void {}
    close(): void {}
  },
});

/** These do not compile. */
wire((provide) => {
  // @ts-expect-error the need is not named
  provide('loadPolicy', ['record'], ({ policy, record }) => loadPolicy({ policy, record }));
  // @ts-expect-error the need is of another type
  provide('loadPolicy', ['customer', 'record'], ({ customer, record }) => loadPolicy({ policy: customer, record }));
  // @ts-expect-error the maker makes another part
  provide('loadPolicy', ['customer', 'record'], ({ customer, record }) => loadProfile({ customer, record }));
});

describe.each([
  ['over HTTP', httpModule, 'memoryInsurer'],
  ['in memory', memoryModule, undefined],
])('The wiring of the portal %s', (_, adapters, elsewhere) => {
  const { give, load, get } = emptyWiring();
  give({ configuration, variant: testVariant, early: undefined, preload: async () => undefined });
  give({ lookup: memoryAddressLookup, cards: memoryCardService({ today: () => today }), sanitise: () => undefined });
  load(browserModule, adapters, coreModule, accountModule, pollingModule, profileChangeModule, documentsModule);
  load(sessionModule, recoveryModule, homeModule, claimsModule, policyModule, coveragesModule, profileModule);
  load(billingModule, paymentModule, frequencyModule);

  it.each(names.filter((name) => name !== elsewhere))('makes %s', (name) => {
    expect(() => get(name)).not.toThrow();
  });
});

describe('emptyWiring', () => {
  it('makes each part once', () => {
    const { give, load, get } = emptyWiring();
    give({ configuration, variant: testVariant, early: undefined });
    load(browserModule, httpModule, coreModule);

    expect(get('errors')).toBe(get('errors'));
  });

  it('adds a module once, however many areas load it', () => {
    const { load, get } = emptyWiring();
    load(browserModule);
    load(browserModule);

    expect(get('ids').next()).not.toBe('');
  });

  it('replaces a part that is given', () => {
    const { give, load, get } = emptyWiring();
    load(browserModule);
    give({ ids: { next: () => 'mine' } });

    expect(get('ids').next()).toBe('mine');
  });
});
