/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { readFileSync } from 'node:fs';
import { today } from '../../tests/support/memoryCustomer';
import { areaModules } from '../../tests/support/testPortal';
import { testVariant } from '../../tests/support/testVariant';
import { parsePortalConfiguration } from '../adapters/configuration/portalConfiguration';
import { memoryAddressLookup } from '../adapters/memory/memoryAddressLookup';
import { memoryCardService } from '../adapters/memory/memoryCardService';
import { loadPolicy } from '../application/account/loadPolicy';
import { loadProfile } from '../application/account/loadProfile';
import { browserModule } from './modules/browser';
import { coreModule } from './modules/core';
import { httpModule } from './modules/http';
import { memoryModule } from './modules/memory';
import type { Parts } from './Parts';
import { type PartName, emptyWiring, needing } from './wire';

const namesIn = (file: string, start: string): readonly PartName[] => {
  const [, table = ''] = readFileSync(file, 'utf8').split(start);
  return [...table.matchAll(/^ {2}readonly (\w+):/gm)].map(([, name]) => name as PartName);
};

const names = [
  ...namesIn('src/composition/Parts.ts', '/** Every part of the portal by its name.'),
  ...namesIn('src/application/ports/Gateways.ts', 'export interface Gateways {'),
  ...areaModules.flatMap((module) => Object.keys(module) as PartName[]),
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
const wrong = emptyWiring();
// @ts-expect-error the need is not named
wrong.load({ loadPolicy: needing(['record'], ({ policy, record }) => loadPolicy({ policy, record })) });
// @ts-expect-error no part has the name of the need
wrong.load({ ids: ({ uniqueIds }: { uniqueIds: Parts['ids'] }) => uniqueIds });
// @ts-expect-error the need is of another type
wrong.load({ loadPolicy: ({ customer, record }) => loadPolicy({ policy: customer, record }) });
// @ts-expect-error the maker makes another part
wrong.load({ loadPolicy: loadProfile });

describe.each([
  ['over HTTP', httpModule, 'memoryInsurer'],
  ['in memory', memoryModule, undefined],
])('The wiring of the portal %s', (_, adapters, elsewhere) => {
  const { give, load, get } = emptyWiring();
  give({ configuration, variant: testVariant, early: undefined, preload: async () => undefined });
  give({ lookup: memoryAddressLookup, cards: memoryCardService({ today: () => today }), sanitise: () => undefined });
  load(browserModule, adapters, ...areaModules);

  it.each([...new Set(names)].filter((name) => name !== elsewhere))('makes %s', (name) => {
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

  it('passes on only parts that are named', () => {
    const { load, get } = emptyWiring();
    load({ openPolicyActionGate: ({ ...needs }) => needs as never });

    expect(() => get('openPolicyActionGate')).toThrow('Name the parts');
  });

  it('replaces a part that is given', () => {
    const { give, load, get } = emptyWiring();
    load(browserModule);
    give({ ids: { next: () => 'mine' } });

    expect(get('ids').next()).toBe('mine');
  });
});
