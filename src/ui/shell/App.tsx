import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react';
import { BrowserRouter, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import type { TimeZone } from '../../domain/TimeZone';
import type { Variant } from '../../domain/Variant';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { type OpenMaintenance, ServerErrorScreen } from '../errors/ServerErrorScreen';
import { type Areas, type LoadArea, loadedScreen } from './areas';
import { Guard } from './Guard';
import { type IdleVisit, IdleWatch } from './IdleWatch';
import type { LanguageViewModel } from './LanguageViewModel';
import { Layout } from './Layout';
import { EntryStateContext } from '../screen/historyState';
import type { RouterNavigation } from '../screen/Navigation';
import { NavigationBridge } from './NavigationBridge';
import { PatienceScope } from './PatienceScope';
import { type RouteName, routeOfPath, routes, screens } from '../screen/routes';
import type { ScrollPositions } from './ScrollPositions';
import { ScrollRestoration } from './ScrollRestoration';
import type { ShellViewModel } from './ShellViewModel';
import { TimeZoneContext } from '../text/TimeZoneContext';
import { VariantContext } from '../screen/VariantContext';

interface AppProps {
  readonly variant: Variant;
  readonly timeZone: TimeZone;
  readonly year: string;
  readonly shell: Pick<ShellViewModel, 'isAuthenticated' | 'menu' | 'logOut'>;
  readonly language: LanguageViewModel;
  readonly navigation: RouterNavigation;
  readonly areas: Areas;
  /** Watches for idleness, one visit for each session. */
  readonly idle: IdleVisit;
  readonly maintenance: OpenMaintenance;
  readonly wait: Delay;
  readonly scrollPositions: ScrollPositions;
  readonly reload: () => void;
  /** The build renders the login with a router of its own. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** A document has the whole tab to itself. */
const DocumentTab = ({ Screen }: { readonly Screen: ComponentType }) => (
  <main>
    <ErrorBoundary>
      <Suspense>
        <Screen />
      </Suspense>
    </ErrorBoundary>
  </main>
);

type Frame = Pick<RouteObject, 'Component' | 'element'>;

/** A screen inside its frames. The outermost frame comes first. */
const inside = (frames: readonly Frame[], screen: RouteObject): RouteObject =>
  frames.reduceRight((inner, frame) => ({ ...frame, children: [inner] }), screen);

interface Frames {
  readonly guard: ReactNode;
  readonly slim: ReactNode;
  readonly withMenu: ReactNode;
}

/** Each route with the screen of its area and the frames around it. The error pages are in no area. */
const routesOf = (areas: Areas, maintenance: OpenMaintenance, { guard, slim, withMenu }: Frames) => {
  const gate = { Component: loadedScreen(areas.claims, 'gate') };
  const flow = { Component: loadedScreen(areas.claims, 'flow') };
  const framesOf = (area: keyof typeof screens, path: string): readonly Frame[] => {
    const isPublic = area === 'session' || area === 'recovery';
    const frames = [{ element: guard }, { element: isPublic ? slim : withMenu }];
    if (area !== 'claims') return frames;
    return path.startsWith(routes.claimReport) ? [...frames, gate, flow] : [...frames, gate];
  };
  const page = (path: string, element: ReactNode) =>
    inside([{ element: guard }, { element: withMenu }], { path, element });
  const ofAreas = Object.entries(screens).flatMap(([name, paths]) => {
    const area = name as keyof typeof screens;
    const load: LoadArea<Readonly<Record<string, ComponentType>>> = areas[area];
    return Object.entries(paths).map(([screen, path]) => [
      screen,
      inside(framesOf(area, path), { path, Component: loadedScreen(load, screen) }),
    ]);
  });
  return {
    ...(Object.fromEntries(ofAreas) as Record<RouteName, RouteObject>),
    document: { path: routes.document, element: <DocumentTab Screen={loadedScreen(areas.policy, 'document')} /> },
    serverError: page(routes.serverError, <ServerErrorScreen open={maintenance} />),
    pageNotFound: page('*', <NotFoundScreen />),
  };
};

/** The routes of the portal, each with a screen of an area. The code of an area loads with its first screen. Rule SHELL-1. */
export const createApp = ({
  variant,
  timeZone,
  year,
  shell,
  language,
  navigation,
  areas,
  idle,
  maintenance,
  wait,
  scrollPositions,
  reload,
  Router = BrowserRouter,
}: AppProps) => {
  const IdleDialog = loadedScreen(areas.idle, 'dialog');
  const layout = (menu: boolean) => <Layout shell={shell} language={language} year={year} menu={menu} />;
  const guard = <Guard shell={shell} navigation={navigation} />;
  const all = routesOf(areas, maintenance, { guard, slim: layout(false), withMenu: layout(true) });
  // At each move, the router prepares every route that it has. So it gets only one.
  const Screens = () => {
    const { pathname } = useLocation();
    const screen: ReactElement | null = useRoutes([all[routeOfPath(pathname)]]);
    return screen;
  };
  return () => (
    <VariantContext value={variant}>
      <TimeZoneContext value={timeZone}>
        <EntryStateContext value={navigation.stateOf}>
          <Router>
            <NavigationBridge navigation={navigation} />
            <ScrollRestoration positions={scrollPositions} />
            <PatienceScope wait={wait} reload={reload} shell={shell}>
              <Screens />
              <IdleWatch shell={shell} idle={idle} Dialog={IdleDialog} />
            </PatienceScope>
          </Router>
        </EntryStateContext>
      </TimeZoneContext>
    </VariantContext>
  );
};
