import 'reflect-metadata/lite';
import { Container } from 'inversify';
import { configure, when } from 'mobx';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browserPage } from '../adapters/browser/currentPage';
import { broadcastTabs } from '../adapters/browser/broadcastTabs';
import { nextTurn } from '../adapters/browser/inTurns';
import { parsePortalConfiguration } from '../adapters/browser/portalConfiguration';
import { randomIds } from '../adapters/browser/randomIds';
import { savesData } from '../adapters/browser/savesData';
import { sessionStorageVault } from '../adapters/browser/SessionStorageVault';
import { systemClock } from '../adapters/browser/SystemClock';
import { timerWait } from '../adapters/browser/timerWait';
import { travellingClock } from '../adapters/browser/travellingClock';
import { whenIdle } from '../adapters/browser/whenIdle';
import { observableCustomerRecord } from '../adapters/state/ObservableCustomerRecord';
import type { Clock } from '../application/ports/Clock';
import { type PortalConfiguration, displayName, variantOfHost } from '../domain/Variant';
import { createApp } from '../ui/app/App';
import { LanguageScope } from '../ui/app/LanguageScope';
import { RouterNavigation } from '../ui/app/Navigation';
import { StartupError } from '../ui/errors/StartupError';
import '../ui/kit/tokens.css';
import '../ui/kit/base.css';
import { loadableAreas } from './areas';
import type { Connect, Outside } from './Outside';
import { portalLanguage } from './portalLanguage';
import { portalModule } from './portalModule';
import { t } from './tokens';

configure({ enforceActions: 'observed' });

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
export const startPortal = async (connect: Connect): Promise<void> => {
  const early = window.earlyArrival?.login;
  // What cannot be drawn must not stay out of sight behind the early login.
  const root = createRoot(document.getElementById('root') ?? document.body, { onCaughtError: () => early?.leave() });
  const language = portalLanguage();
  const restored = language.restore();
  const show = (content: ReactNode): void =>
    void restored.then(() => {
      // As a transition it is drawn in small pieces, between which who types on the early login is answered.
      startTransition(() => root.render(<LanguageScope language={language}>{content}</LanguageScope>));
    });
  const giveUp = (error: ReactNode): void => {
    early?.leave();
    show(error);
  };

  let configuration: PortalConfiguration;
  try {
    configuration = readConfiguration();
  } catch (failure) {
    giveUp(<StartupError reason="configuration" details={failure instanceof Error ? failure.message : ''} />);
    return;
  }

  const variant = variantOfHost(configuration, window.location.hostname);
  if (variant === undefined) {
    giveUp(<StartupError reason="unrecognizedHost" />);
    return;
  }
  document.documentElement.dataset['theme'] = variant.theme;
  if (!early) document.title = displayName(variant);

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
  container.bind(t.early).toConstantValue(early);
  container.load(portalModule);
  await nextTurn();

  const { areas, loadAhead } = loadableAreas(container);
  container.bind(t.loadAhead).toConstantValue(loadAhead);
  const ahead = (...names: Parameters<typeof loadAhead>[0]): void => {
    if (!savesData(navigator)) void loadAhead(names, whenIdle);
  };
  // The customer is in, and what most screens begin with has been answered: there is time for what comes next.
  void when(() => record.policy.read() !== undefined).then(() => ahead('policy', 'claims', 'billing', 'profile'));
  const App = createApp({
    variant,
    year: clock.today().slice(0, 4),
    shell: container.get(t.shell),
    language,
    navigation,
    areas,
    wait: timerWait,
    reload: browserPage.reload,
  });
  const showPortal = (): void =>
    show(
      <StrictMode>
        <App />
        {outside.development?.panel}
      </StrictMode>,
    );
  // The login that is there goes when its successor is ready; where that cannot be had, the portal has to say so.
  const ready = early && areas.session().catch(early.leave);
  void Promise.all([ready, outside.development?.prepared]).then(() => {
    showPortal();
    // Whoever signs in comes to the dashboard.
    ahead('home');
  });
};
