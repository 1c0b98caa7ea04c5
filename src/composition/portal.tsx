import 'reflect-metadata/lite';
import { configure, when } from 'mobx';
import { type ReactElement, type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { browserPage, wasOpened } from '../adapters/browser/currentPage';
import { broadcastTabs } from '../adapters/browser/broadcastTabs';
import { nextTurn } from '../adapters/browser/inTurns';
import { type PortalConfiguration, parsePortalConfiguration } from '../adapters/browser/portalConfiguration';
import { randomIds } from '../adapters/browser/randomIds';
import { pageActivity } from '../adapters/browser/pageActivity';
import { savesData } from '../adapters/browser/savesData';
import { sessionStorageVault } from '../adapters/browser/sessionStorageVault';
import { systemClock } from '../adapters/browser/systemClock';
import { timerDelay } from '../adapters/browser/timerDelay';
import { tolerateStrangers } from '../adapters/browser/tolerateStrangers';
import { travellingClock } from '../adapters/browser/travellingClock';
import { whenIdle } from '../adapters/browser/whenIdle';
import { observableClock } from '../adapters/state/observableClock';
import { observableCustomerRecord } from '../adapters/state/observableCustomerRecord';
import { silentTelemetry } from '../application/ports/Telemetry';
import { endStaleSession } from '../application/session/endStaleSession';
import { sessionIdentity } from '../application/session/sessionIdentity';
import { TimeZone } from '../domain/TimeZone';
import { displayName, variantOfHost } from '../domain/Variant';
import { createApp } from '../ui/shell/App';
import { LanguageScope } from '../ui/shell/LanguageScope';
import { reloadIfStuck } from '../ui/shell/reloadIfStuck';
import { renderAhead } from '../ui/shell/renderAhead';
import { ScrollPositions } from '../ui/shell/ScrollPositions';
import { ShellViewModel } from '../ui/shell/ShellViewModel';
import { RouterNavigation } from '../ui/screen/Navigation';
import { routes } from '../ui/screen/routes';
import { errorReferences } from '../ui/errors/errorReferences';
import { MaintenanceViewModel } from '../ui/errors/MaintenanceViewModel';
import { RootBoundary } from '../ui/errors/RootBoundary';
import { StartupError } from '../ui/errors/StartupError';
import '../ui/kit/tokens.css';
import '../ui/kit/base.css';
import { adoptAtOnce } from './adoptAtOnce';
import { loadableAreas } from './areas';
import { makeSharedParts } from './makeSharedParts';
import { openTelemetry } from './openTelemetry';
import { portalLanguage } from './portalLanguage';
import type { Connect, PortalBase } from './SharedParts';

configure({ enforceActions: 'observed' });

/** Shows the development panel in a root of its own: the page of a build does not contain it. */
const showDevelopment = (panel: ReactNode): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<StrictMode>{panel}</StrictMode>);

/** Starts the portal in the page. */
export const startPortal = async (connect: Connect, language = portalLanguage()): Promise<void> => {
  tolerateStrangers();
  const early = window.earlyArrival?.login;
  const root = document.getElementById('root') ?? document.body;
  const restored = language.restore();
  let telemetry = silentTelemetry;
  const referenceOf = errorReferences(randomIds);
  const inLanguage = (content: ReactElement) => <LanguageScope language={language}>{content}</LanguageScope>;
  const show = (portal: ReactElement, adopts = false): void =>
    void restored.then(() => {
      // A boundary shows an error that it catches.
      const onCaughtError = (error: unknown): void =>
        telemetry.report({ kind: 'screenFailed', correlationId: referenceOf(error) });
      const options = { onCaughtError };
      if (early && adopts) early.adopt(() => adoptAtOnce(root, portal, options));
      // A transition renders in small pieces, so that the page answers to typing meanwhile.
      else startTransition(() => createRoot(root, options).render(portal));
    });

  let configuration: PortalConfiguration;
  try {
    const block = document.getElementById('portal-configuration')?.textContent ?? '';
    configuration = parsePortalConfiguration(JSON.parse(block));
  } catch (failure) {
    const details = failure instanceof Error ? failure.message : '';
    return show(inLanguage(<StartupError reason="configuration" details={details} />));
  }

  const variant = variantOfHost(configuration, window.location.hostname);
  if (variant === undefined) return show(inLanguage(<StartupError reason="unrecognizedHost" />));
  document.documentElement.dataset['theme'] = variant.theme;
  if (!early) document.title = displayName(variant);

  const timeTravel = __TIME_TRAVEL__ ? travellingClock(systemClock) : undefined;
  const vault = sessionStorageVault(() => window.sessionStorage);
  const record = observableCustomerRecord(vault);
  telemetry = openTelemetry(configuration.telemetry, variant, vault);
  const navigation = new RouterNavigation(record.history, randomIds);
  const identity = sessionIdentity(record, vault, randomIds);
  const otherTabs = broadcastTabs(
    () => new BroadcastChannel('hearthside'),
    () => window.localStorage,
  );
  const notice = endStaleSession(configuration.idle, vault, record, identity, otherTabs, systemClock);
  if (notice) navigation.go('login', { state: { notice } });
  const travelled = timeTravel ?? systemClock;
  const days = pageActivity(window);
  const base: PortalBase = {
    configuration,
    variant,
    early,
    challenge: { temporaryPassword: undefined },
    vault,
    record,
    identity,
    clock: observableClock(
      {
        now: travelled.now,
        today: () => timeTravel?.chosen() ?? TimeZone.dayOf(systemClock.now(), configuration.timeZone),
      },
      days,
    ),
    customerClock: observableClock(travelled, days),
    timeTravel,
    ids: randomIds,
    wait: timerDelay,
    otherTabs,
    navigation,
    telemetry,
    referenceOf,
  };
  const { development, ...adapters } = connect(base);
  const shared = makeSharedParts({ ...base, ...adapters, belowLogin: development?.belowLogin });
  await nextTurn();

  const { areas, preload } = loadableAreas(shared, language);
  const preloadWhenIdle = async (...names: Parameters<typeof preload>[0]): Promise<void> => {
    if (!savesData(navigator)) await preload(names, whenIdle);
  };
  // Preload the other areas once the policy has loaded.
  void when(() => record.policy.read() !== undefined).then(() =>
    preloadWhenIdle('home', 'policy', 'claims', 'billing', 'profile', 'idle'),
  );
  const parts = {
    ...shared,
    timeZone: configuration.timeZone,
    year: shared.clock.today().slice(0, 4),
    shell: new ShellViewModel(shared),
    language,
    navigation,
    areas,
    maintenance: (opensAt, retry) => new MaintenanceViewModel({ ...shared, opensAt, retry }),
    scrollPositions: new ScrollPositions(vault, wasOpened()),
    reload: browserPage.reload,
  } satisfies Parameters<typeof createApp>[0];
  const App = createApp(parts);
  const renderDashboardAhead = async (): Promise<void> => {
    await whenIdle();
    if (areas.home.loaded() === undefined || record.session.read() !== undefined) return;
    const Ahead = createApp({
      ...parts,
      shell: { isAuthenticated: true, menu: [], logOut: () => undefined },
      Router: ({ children }) => <MemoryRouter initialEntries={[routes.home]}>{children}</MemoryRouter>,
    });
    renderAhead(inLanguage(<Ahead />));
  };
  reloadIfStuck(browserPage.reload);
  // React adopts the login when the login's code has loaded. If that does not load, the portal says so.
  const session = early && areas.session().catch(() => undefined);
  void Promise.all([session, development?.prepared]).then(([isLoaded]) => {
    show(
      <RootBoundary language={language} variant={variant} referenceOf={referenceOf}>
        {inLanguage(
          <StrictMode>
            <App />
          </StrictMode>,
        )}
      </RootBoundary>,
      isLoaded !== undefined && record.session.read() === undefined && timeTravel?.chosen() === undefined,
    );
    if (development) showDevelopment(development.panel);
    // The dashboard waits until the customer uses the login: one who only looks at it needs none of its code.
    const stopWatching = pageActivity(window).watch({
      acted: () => {
        stopWatching();
        void preloadWhenIdle('home')
          .then(renderDashboardAhead)
          .then(() => preloadWhenIdle('recovery'));
      },
      returned: () => undefined,
    });
  });
};
