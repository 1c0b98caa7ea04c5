import { readFileSync } from 'node:fs';
import { parsePortalConfiguration } from '../../src/adapters/configuration/portalConfiguration';
import { memoryAddressLookup } from '../../src/adapters/memory/memoryAddressLookup';
import { memoryCardService } from '../../src/adapters/memory/memoryCardService';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import type { Gateways } from '../../src/application/ports/Gateways';
import { billingModule } from '../../src/composition/modules/billing';
import { claimsModule } from '../../src/composition/modules/claims';
import { coreModule } from '../../src/composition/modules/core';
import { coveragesModule } from '../../src/composition/modules/coverages';
import { documentsModule } from '../../src/composition/modules/documents';
import { frequencyModule } from '../../src/composition/modules/frequency';
import { homeModule } from '../../src/composition/modules/home';
import { paymentModule } from '../../src/composition/modules/payment';
import { policyModule } from '../../src/composition/modules/policy';
import { profileModule } from '../../src/composition/modules/profile';
import { recoveryModule } from '../../src/composition/modules/recovery';
import { sessionModule } from '../../src/composition/modules/session';
import type { Parts } from '../../src/composition/Parts';
import { accountUseCases } from '../../src/composition/useCases/account';
import { pollingUseCases } from '../../src/composition/useCases/polling';
import { profileChangeUseCases } from '../../src/composition/useCases/profileChange';
import { emptyWiring } from '../../src/composition/wire';
import { openingElsewhere } from '../../src/ui/screen/documentOpening';
import { countedIds } from './countedIds';
import { memoryCustomer, recordedErrors, recordedNavigation } from './memoryCustomer';
import { testVariant } from './testVariant';
import { VirtualTime } from './VirtualTime';

const configuration = parsePortalConfiguration(JSON.parse(readFileSync('config/portal.json', 'utf8')));

/** The modules of both portals: what every screen may use, and the areas. */
export const areaModules = [
  coreModule,
  accountUseCases,
  pollingUseCases,
  profileChangeUseCases,
  documentsModule,
  sessionModule,
  recoveryModule,
  homeModule,
  claimsModule,
  policyModule,
  coveragesModule,
  billingModule,
  paymentModule,
  frequencyModule,
  profileModule,
];

/** The wiring that ships, over parts of a test, in virtual time. It records where the portal goes and what it reports. */
export const wiringOf = ({ gateways, ...parts }: { readonly gateways: Gateways } & Pick<Parts, 'record' | 'clock'>) => {
  const time = new VirtualTime();
  const { navigation, went } = recordedNavigation();
  const { errors, handled } = recordedErrors();
  const { give, load, get } = emptyWiring();
  load(...areaModules);
  give({ ...gateways, ...parts, customerClock: parts.clock, ids: countedIds(), wait: time.wait, navigation, errors });
  give({ configuration, variant: testVariant, lookup: memoryAddressLookup, cards: memoryCardService(parts.clock) });
  give({ early: undefined, challenge: { temporaryPassword: undefined }, preload: async () => undefined });
  give({ openingOf: openingElsewhere, readFacts: async () => undefined, afterPaint: async () => undefined });
  return { give, get, time, navigation, went, errors, handled };
};

/**
 * The portal of a customer who is signed in and has seen the dashboard, over the in-memory insurer.
 * @param change parts that replace those of the portal that ships
 */
export const testPortal = async (name: PersonaName, change: (gateways: Gateways) => Partial<Parts> = () => ({})) => {
  const customer = await memoryCustomer(name);
  const { gateways, record, clock } = customer;
  const wiring = wiringOf({ gateways, record, clock });
  wiring.give(change(gateways));
  return { ...customer, ...wiring };
};

/** A gateway that behaves otherwise in some methods. */
export const changing =
  <Area extends keyof Gateways>(area: Area, change?: (gateway: Gateways[Area]) => Partial<Gateways[Area]>) =>
  (gateways: Gateways): Partial<Parts> => ({ [area]: { ...gateways[area], ...change?.(gateways[area]) } });

/** How a test changes the gateway of billing. */
export type BillingChange = (billing: Gateways['billing']) => Partial<Gateways['billing']>;
