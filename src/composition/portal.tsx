import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { configure } from 'mobx';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { broadcastTabs } from '../adapters/browser/broadcastTabs';
import { browserPage, loadCurrent } from '../adapters/browser/currentPage';
import { parsePortalConfiguration } from '../adapters/browser/portalConfiguration';
import { randomIds } from '../adapters/browser/randomIds';
import { sessionStorageVault } from '../adapters/browser/SessionStorageVault';
import { systemClock } from '../adapters/browser/SystemClock';
import { timerWait } from '../adapters/browser/timerWait';
import { travellingClock } from '../adapters/browser/travellingClock';
import { observableCustomerRecord } from '../adapters/state/ObservableCustomerRecord';
import type { Clock } from '../application/ports/Clock';
import { type PortalConfiguration, displayName, variantOfHost } from '../domain/Variant';
import type { Areas } from '../ui/app/areas';
import { createApp } from '../ui/app/App';
import { LanguageScope } from '../ui/app/LanguageScope';
import { RouterNavigation } from '../ui/app/Navigation';
import { StartupError } from '../ui/errors/StartupError';
import '../ui/kit/tokens.css';
import '../ui/kit/base.css';
import type { Connect, Outside } from './Outside';
import { portalLanguage } from './portalLanguage';
import { portalModule } from './portalModule';
import { t } from './tokens';

configure({ enforceActions: 'observed' });

/** An area's code comes when it is first asked for, and its wiring is loaded once. */
const areasOf = (container: Container): Areas => {
  const once = <Area,>(name: keyof Areas, load: () => Promise<Area>): (() => Promise<Area>) => {
    let loaded: Promise<Area> | undefined;
    return () =>
      (loaded ??= loadCurrent(browserPage, name, load).catch((failure: unknown) => {
        loaded = undefined;
        throw failure;
      }));
  };
  return {
    session: once('session', async () =>
      (await import(/* webpackChunkName: "session" */ './areas/session')).sessionArea(container),
    ),
    home: once('home', async () => (await import(/* webpackChunkName: "home" */ './areas/home')).homeArea(container)),
    claims: once('claims', async () =>
      (await import(/* webpackChunkName: "claims" */ './areas/claims')).claimsArea(container),
    ),
    policy: once('policy', async () =>
      (await import(/* webpackChunkName: "policy" */ './areas/policy')).policyArea(container),
    ),
    billing: once('billing', async () =>
      (await import(/* webpackChunkName: "billing" */ './areas/billing')).billingArea(container),
    ),
    profile: once('profile', async () =>
      (await import(/* webpackChunkName: "profile" */ './areas/profile')).profileArea(container),
    ),
    // The screens do without it until the next one; no page is loaded anew for it.
    idle: async () => (await import(/* webpackChunkName: "idle" */ './areas/idle')).idleArea(container),
  };
};

const bindOutside = (container: Container, outside: Outside): void => {
  container.bind(t.auth).toConstantValue(outside.auth);
  container.bind(t.claims).toConstantValue(outside.claims);
  container.bind(t.customer).toConstantValue(outside.customer);
  container.bind(t.policy).toConstantValue(outside.policy);
  container.bind(t.rating).toConstantValue(outside.rating);
  container.bind(t.billing).toConstantValue(outside.billing);
  container.bind(t.documents).toConstantValue(outside.documents);
  container.bind(t.addressLookup).toConstantValue(outside.addressLookup);
  container.bind(t.cardService).toConstantValue(outside.cardService);
};

const readConfiguration = (): PortalConfiguration =>
  parsePortalConfiguration(JSON.parse(document.getElementById('portal-configuration')?.textContent ?? ''));

/** Starts the portal in the page, on the adapters of one life. */
export const startPortal = (connect: Connect): void => {
  const root = createRoot(document.getElementById('root') ?? document.body);
  const language = portalLanguage();
  const restored = language.restore();
  const show = (content: ReactNode): void =>
    void restored.then(() => root.render(<LanguageScope language={language}>{content}</LanguageScope>));

  let configuration: PortalConfiguration;
  try {
    configuration = readConfiguration();
  } catch (failure) {
    show(<StartupError reason="configuration" details={failure instanceof Error ? failure.message : ''} />);
    return;
  }

  const variant = variantOfHost(configuration, window.location.hostname);
  if (variant === undefined) {
    show(<StartupError reason="unrecognizedHost" />);
    return;
  }
  document.documentElement.dataset['theme'] = variant.theme;
  document.title = displayName(variant);

  const timeTravel = __TIME_TRAVEL__ ? travellingClock(systemClock) : undefined;
  const clock: Clock = timeTravel ?? systemClock;
  const record = observableCustomerRecord(sessionStorageVault(() => window.sessionStorage));
  const navigation = new RouterNavigation();
  const container = new Container();
  container.bind(t.configuration).toConstantValue(configuration);
  container.bind(t.variant).toConstantValue(variant);
  container.bind(t.record).toConstantValue(record);
  container.bind(t.clock).toConstantValue(clock);
  if (timeTravel) container.bind(t.timeTravel).toConstantValue(timeTravel);
  container.bind(t.uniqueIds).toConstantValue(randomIds);
  container.bind(t.wait).toConstantValue(timerWait);
  container.bind(t.otherTabs).toConstantValue(broadcastTabs(() => new BroadcastChannel('hearthside')));
  container.bind(t.navigation).toConstantValue(navigation);
  const outside = connect({ record, clock, timeTravel, configuration });
  bindOutside(container, outside);
  container.bind(t.belowLogin).toConstantValue(outside.development?.belowLogin);
  container.load(portalModule);

  const App = createApp({
    variant,
    year: clock.today().slice(0, 4),
    shell: container.get(t.shell),
    language,
    navigation,
    areas: areasOf(container),
  });
  const showPortal = (): void =>
    show(
      <StrictMode>
        <App />
        {outside.development?.panel}
      </StrictMode>,
    );
  if (outside.development === undefined) showPortal();
  else void outside.development.prepared.then(showPortal);
};
