import { type ComponentType, type ReactNode, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import type { TimeZone } from '../../domain/TimeZone';
import type { Variant } from '../../domain/Variant';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { type OpenMaintenance, ServerErrorScreen } from '../errors/ServerErrorScreen';
import { type Areas, screensOf } from './areas';
import { Guard } from './Guard';
import { type IdleVisit, IdleWatch } from './IdleWatch';
import type { LanguageViewModel } from './LanguageViewModel';
import { Layout } from './Layout';
import { EntryStateContext } from '../screen/historyState';
import type { RouterNavigation } from '../screen/Navigation';
import { NavigationBridge } from './NavigationBridge';
import { PatienceScope } from './PatienceScope';
import { routes } from '../screen/routes';
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
  const screens = screensOf(areas);
  return () => (
    <VariantContext value={variant}>
      <TimeZoneContext value={timeZone}>
        <EntryStateContext value={navigation.stateOf}>
          <Router>
            <NavigationBridge navigation={navigation} />
            <ScrollRestoration positions={scrollPositions} />
            <PatienceScope wait={wait} reload={reload} shell={shell}>
              <Routes>
                <Route path={routes.document} element={<DocumentTab Screen={screens.policy.Document} />} />
                <Route element={<Guard shell={shell} navigation={navigation} />}>
                  <Route element={<Layout shell={shell} language={language} year={year} menu={false} />}>
                    <Route path={routes.login} element={<screens.session.Login />} />
                    <Route path={routes.forgot} element={<screens.recovery.Forgot />} />
                    <Route path={routes.reset} element={<screens.recovery.Reset />} />
                  </Route>
                  <Route element={<Layout shell={shell} language={language} year={year} menu />}>
                    <Route path={routes.home} element={<screens.home.Dashboard />} />
                    <Route path={routes.policy} element={<screens.policy.Policy />} />
                    <Route path={routes.cancelPolicy} element={<screens.policy.Cancel />} />
                    <Route path={routes.editPolicy} element={<screens.policy.Edit />} />
                    <Route path={routes.billing} element={<screens.billing.Billing />} />
                    <Route path={routes.payment} element={<screens.billing.Payment />} />
                    <Route path={routes.billingFrequency} element={<screens.billing.Frequency />} />
                    <Route path={routes.profile} element={<screens.profile.Profile />} />
                    <Route element={<screens.claims.Gate />}>
                      <Route path={routes.claim} element={<screens.claims.Claims />} />
                      <Route path={routes.viewClaims} element={<screens.claims.ViewClaims />} />
                      <Route element={<screens.claims.Flow />}>
                        <Route path={routes.claimReport} element={<screens.claims.Intro />} />
                        <Route path={routes.claimWhat} element={<screens.claims.What />} />
                        <Route path={routes.claimWhen} element={<screens.claims.When />} />
                        <Route path={routes.claimContact} element={<screens.claims.Contact />} />
                        <Route path={routes.claimSummary} element={<screens.claims.Summary />} />
                        <Route path={routes.claimConfirm} element={<screens.claims.Confirm />} />
                      </Route>
                    </Route>
                    <Route path={routes.serverError} element={<ServerErrorScreen open={maintenance} />} />
                    <Route path="*" element={<NotFoundScreen />} />
                  </Route>
                </Route>
              </Routes>
              <IdleWatch shell={shell} idle={idle} Dialog={screens.idle.IdleDialog} />
            </PatienceScope>
          </Router>
        </EntryStateContext>
      </TimeZoneContext>
    </VariantContext>
  );
};
