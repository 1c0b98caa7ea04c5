import { type ComponentType, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
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
import { routes, screens } from '../screen/routes';
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

/** The routes of every area, each with its screen. The error pages are in no area. */
const routesOf = (areas: Areas, maintenance: OpenMaintenance) => {
  const of = (area: keyof typeof screens, isHere: (path: string) => boolean = () => true) => {
    const load: LoadArea<Readonly<Record<string, ComponentType>>> = areas[area];
    return Object.entries(screens[area])
      .filter(([, path]) => isHere(path))
      .map(([name, path]) => <Route key={name} path={path} Component={loadedScreen(load, name)} />);
  };
  const isClaimStep = (path: string): boolean => path.startsWith(routes.claimReport);
  return {
    ofDocument: <DocumentTab Screen={loadedScreen(areas.policy, 'document')} />,
    withoutMenu: [...of('session'), ...of('recovery')],
    withMenu: [
      ...of('home'),
      ...of('policy', (path) => path !== routes.document),
      ...of('billing'),
      ...of('profile'),
      <Route key="gate" Component={loadedScreen(areas.claims, 'gate')}>
        {of('claims', (path) => !isClaimStep(path))}
        <Route Component={loadedScreen(areas.claims, 'flow')}>{of('claims', isClaimStep)}</Route>
      </Route>,
      <Route key="error" path={routes.serverError} element={<ServerErrorScreen open={maintenance} />} />,
      <Route key="*" path="*" element={<NotFoundScreen />} />,
    ],
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
  const { ofDocument, withoutMenu, withMenu } = routesOf(areas, maintenance);
  return () => (
    <VariantContext value={variant}>
      <TimeZoneContext value={timeZone}>
        <EntryStateContext value={navigation.stateOf}>
          <Router>
            <NavigationBridge navigation={navigation} />
            <ScrollRestoration positions={scrollPositions} />
            <PatienceScope wait={wait} reload={reload} shell={shell}>
              <Routes>
                <Route path={routes.document} element={ofDocument} />
                <Route element={<Guard shell={shell} navigation={navigation} />}>
                  <Route element={<Layout shell={shell} language={language} year={year} menu={false} />}>
                    {withoutMenu}
                  </Route>
                  <Route element={<Layout shell={shell} language={language} year={year} menu />}>{withMenu}</Route>
                </Route>
              </Routes>
              <IdleWatch shell={shell} idle={idle} Dialog={IdleDialog} />
            </PatienceScope>
          </Router>
        </EntryStateContext>
      </TimeZoneContext>
    </VariantContext>
  );
};
