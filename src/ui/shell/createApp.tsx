import type { ComponentType, ReactElement, ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import type { TimeZone } from '../../domain/TimeZone';
import type { Variant } from '../../domain/Variant';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { type OpenMaintenance, ServerErrorScreen } from '../errors/ServerErrorScreen';
import { FollowContext } from '../kit/Link';
import { Loading } from '../kit/Loading';
import { EntryStateContext } from '../screen/historyState';
import type { RouterNavigation } from '../screen/Navigation';
import { type RouteName, hasMenu, routeOfPath, routes, screens } from '../screen/routes';
import { VariantContext } from '../screen/VariantContext';
import { TimeZoneContext } from '../text/TimeZoneContext';
import { useText } from '../text/useText';
import { type Areas, type LoadArea, loadedScreen } from './areas';
import { Guard } from './Guard';
import { type IdleWatcher, IdleWatch } from './IdleWatch';
import type { LanguageViewModel } from './LanguageViewModel';
import { Layout } from './Layout';
import { LongWaitScope } from './LongWaitScope';
import { NavigationBridge } from './NavigationBridge';
import type { ScrollPositions } from './ScrollPositions';
import { ScrollRestoration } from './ScrollRestoration';
import type { ShellViewModel } from './ShellViewModel';

interface AppProps {
  readonly variant: Variant;
  readonly timeZone: TimeZone;
  readonly year: () => string;
  readonly shell: Pick<ShellViewModel, 'isAuthenticated' | 'menu' | 'logOut'>;
  readonly language: LanguageViewModel;
  readonly navigation: RouterNavigation;
  readonly areas: Areas;
  /** Watches for idleness, one visit for each session. */
  readonly idle: IdleWatcher;
  readonly maintenance: OpenMaintenance;
  readonly wait: Delay;
  readonly scrollPositions: ScrollPositions;
  readonly reload: () => void;
  /** The build renders the login with a router of its own. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** A document has the whole tab to itself. */
const DocumentTab = ({ children }: { readonly children: ReactElement }) => (
  <main>
    <ErrorBoundary>{children}</ErrorBoundary>
  </main>
);

const LoadingArea = () => {
  const t = useText();
  return <Loading text={t('shell.loading')} page />;
};

/** Each route with the screen of its area. The error pages are in no area. */
const screensOf = (areas: Areas, maintenance: OpenMaintenance): Readonly<Record<RouteName, ReactElement>> => {
  const loading = <LoadingArea />;
  const Gate = loadedScreen(areas.claims, 'gate', loading);
  const Flow = loadedScreen(areas.claims, 'flow');
  const inFrames = (area: keyof typeof screens, path: string, screen: ReactElement): ReactElement => {
    if (area !== 'claims') return screen;
    return <Gate>{path.startsWith(routes.claimReport) ? <Flow>{screen}</Flow> : screen}</Gate>;
  };
  const ofAreas = Object.entries(screens).flatMap(([name, paths]) => {
    const area = name as keyof typeof screens;
    const load: LoadArea<Readonly<Record<string, ComponentType>>> = areas[area];
    return Object.entries(paths).map(([route, path]) => {
      const Screen = loadedScreen(load, route, route === 'document' ? undefined : loading);
      return [route, inFrames(area, path, <Screen />)];
    });
  });
  return {
    ...(Object.fromEntries(ofAreas) as Record<RouteName, ReactElement>),
    serverError: <ServerErrorScreen open={maintenance} />,
    pageNotFound: <NotFoundScreen />,
  };
};

/** The routes of the portal, each with a screen of an area. The code of an area loads with its first screen. Rule SHELL-1. */
export const createApp = (app: AppProps) => {
  const { shell, navigation, Router = BrowserRouter } = app;
  const IdleDialog = loadedScreen(app.areas.idle, 'dialog');
  const all = screensOf(app.areas, app.maintenance);
  const CurrentScreen = () => {
    const screen: ReactElement = all[routeOfPath(useLocation().pathname)];
    return screen;
  };
  const layout = (menu: boolean) => (
    <Guard shell={shell} navigation={navigation}>
      <Layout shell={shell} language={app.language} year={app.year} menu={menu}>
        <CurrentScreen />
      </Layout>
    </Guard>
  );
  // One element each, so that a navigation renders only the parts that depend on the address.
  const [slim, withMenu] = [layout(false), layout(true)];
  const Frame = () => {
    const route = routeOfPath(useLocation().pathname);
    if (route === 'document') return <DocumentTab>{all.document}</DocumentTab>;
    const frame: ReactElement = hasMenu(route) ? withMenu : slim;
    return frame;
  };
  return () => (
    <VariantContext value={app.variant}>
      <TimeZoneContext value={app.timeZone}>
        <EntryStateContext value={navigation.stateOf}>
          <FollowContext value={navigation.follow}>
            <Router>
              <NavigationBridge navigation={navigation} />
              <ScrollRestoration positions={app.scrollPositions} />
              <LongWaitScope wait={app.wait} reload={app.reload} shell={shell}>
                <Frame />
                <IdleWatch shell={shell} idle={app.idle} Dialog={IdleDialog} />
              </LongWaitScope>
            </Router>
          </FollowContext>
        </EntryStateContext>
      </TimeZoneContext>
    </VariantContext>
  );
};
