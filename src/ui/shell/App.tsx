import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Delay } from '../../application/ports/Delay';
import type { Variant } from '../../domain/Variant';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { type OpenMaintenance, ServerErrorScreen } from '../errors/ServerErrorScreen';
import { type Areas, screensOf } from './areas';
import { Guard } from './Guard';
import { type IdleVisit, IdleWatch } from './IdleWatch';
import type { LanguageViewModel } from './LanguageViewModel';
import { Layout } from './Layout';
import { EntryStateContext } from '../screen/historyState';
import type { RouterNavigation } from '../screen/Navigation';
import { PatienceScope } from './PatienceScope';
import { routes } from '../screen/routes';
import type { ScrollPositions } from './ScrollPositions';
import { ScrollRestoration } from './ScrollRestoration';
import type { ShellViewModel } from './ShellViewModel';
import { VariantContext } from '../screen/VariantContext';
import { useDoubleClickRule } from './useDoubleClickRule';

/** Lets view-models navigate while the router is mounted, and keeps a double click on its screen. */
const NavigationBridge = ({ navigation }: { readonly navigation: RouterNavigation }) => {
  const navigate = useNavigate();
  const location = useLocation();
  // Before the screens start their visits: an error that came earlier than the router would lead nowhere.
  useLayoutEffect(() => navigation.attach(navigate), [navigation, navigate]);
  useLayoutEffect(() => navigation.arrived(location), [navigation, location]);
  useDoubleClickRule();
  return null;
};

interface AppProps {
  readonly variant: Variant;
  readonly year: string;
  readonly shell: Pick<ShellViewModel, 'isAuthenticated' | 'menu' | 'logOut'>;
  readonly language: LanguageViewModel;
  readonly navigation: RouterNavigation;
  readonly areas: Areas;
  /** Watches for idleness, one visit for each session. */
  readonly idle: () => IdleVisit;
  readonly maintenance: OpenMaintenance;
  readonly wait: Delay;
  readonly scrollPositions: ScrollPositions;
  readonly reload: () => void;
  /** The build renders the login with a router of its own. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

/** The routes of the portal. Rule SHELL-1. */
export const createApp = ({
  variant,
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
  const { Login } = screensOf(areas.session, 'Login');
  const { Forgot, Reset } = screensOf(areas.recovery, 'Forgot', 'Reset');
  const { Dashboard } = screensOf(areas.home, 'Dashboard');
  const claims = screensOf(
    areas.claims,
    'Gate',
    'Claims',
    'ViewClaims',
    'Flow',
    'Intro',
    'What',
    'When',
    'Contact',
    'Summary',
    'Confirm',
  );
  const { Policy, Cancel, Edit } = screensOf(areas.policy, 'Policy', 'Cancel', 'Edit');
  const { Billing, Payment, Frequency } = screensOf(areas.billing, 'Billing', 'Payment', 'Frequency');
  const { Profile } = screensOf(areas.profile, 'Profile');
  const { IdleDialog } = screensOf(areas.idle, 'IdleDialog');

  return () => (
    <VariantContext value={variant}>
      <EntryStateContext value={navigation.stateOf}>
        <Router>
          <NavigationBridge navigation={navigation} />
          <ScrollRestoration positions={scrollPositions} />
          <PatienceScope wait={wait} reload={reload} shell={shell}>
            <Routes>
              <Route element={<Guard shell={shell} navigation={navigation} />}>
                <Route element={<Layout shell={shell} language={language} year={year} menu={false} />}>
                  <Route path={routes.login} element={<Login />} />
                  <Route path={routes.forgot} element={<Forgot />} />
                  <Route path={routes.reset} element={<Reset />} />
                </Route>
                <Route element={<Layout shell={shell} language={language} year={year} menu />}>
                  <Route path={routes.home} element={<Dashboard />} />
                  <Route path={routes.policy} element={<Policy />} />
                  <Route path={routes.cancelPolicy} element={<Cancel />} />
                  <Route path={routes.editPolicy} element={<Edit />} />
                  <Route path={routes.billing} element={<Billing />} />
                  <Route path={routes.payment} element={<Payment />} />
                  <Route path={routes.billingFrequency} element={<Frequency />} />
                  <Route path={routes.profile} element={<Profile />} />
                  <Route element={<claims.Gate />}>
                    <Route path={routes.claim} element={<claims.Claims />} />
                    <Route path={routes.viewClaims} element={<claims.ViewClaims />} />
                    <Route element={<claims.Flow />}>
                      <Route path={routes.claimReport} element={<claims.Intro />} />
                      <Route path={routes.claimWhat} element={<claims.What />} />
                      <Route path={routes.claimWhen} element={<claims.When />} />
                      <Route path={routes.claimContact} element={<claims.Contact />} />
                      <Route path={routes.claimSummary} element={<claims.Summary />} />
                      <Route path={routes.claimConfirm} element={<claims.Confirm />} />
                    </Route>
                  </Route>
                  <Route path={routes.serverError} element={<ServerErrorScreen open={maintenance} />} />
                  <Route path="*" element={<NotFoundScreen />} />
                </Route>
              </Route>
            </Routes>
            <IdleWatch shell={shell} open={idle} Dialog={IdleDialog} />
          </PatienceScope>
        </Router>
      </EntryStateContext>
    </VariantContext>
  );
};
