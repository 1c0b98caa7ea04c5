import { useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { Wait } from '../../application/ports/Wait';
import type { Variant } from '../../domain/Variant';
import { NotFoundScreen } from '../errors/NotFoundScreen';
import { ServerErrorScreen } from '../errors/ServerErrorScreen';
import { type Areas, screensOf } from './areas';
import { Guard } from './Guard';
import type { LanguageViewModel } from './LanguageViewModel';
import { Layout } from './Layout';
import type { RouterNavigation } from './Navigation';
import { PatienceScope } from './PatienceScope';
import { routes } from './routes';
import { ScrollRule } from './ScrollRule';
import type { ShellViewModel } from './ShellViewModel';
import { VariantContext } from './VariantContext';
import { WhileSignedIn } from './WhileSignedIn';

/** Lets view-models navigate, for as long as the router is there. */
const NavigationBridge = ({ navigation }: { readonly navigation: RouterNavigation }) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => navigation.attach(navigate), [navigation, navigate]);
  useEffect(() => navigation.arrived(), [navigation, key]);
  return null;
};

interface AppProps {
  readonly variant: Variant;
  readonly year: string;
  readonly shell: ShellViewModel;
  readonly language: LanguageViewModel;
  readonly navigation: RouterNavigation;
  readonly areas: Areas;
  readonly wait: Wait;
  readonly reload: () => void;
}

/** The routes of the portal (document 1, section 2, route table). */
export const createApp = ({ variant, year, shell, language, navigation, areas, wait, reload }: AppProps) => {
  const { Login, Forgot, Reset } = screensOf(areas.session, 'Login', 'Forgot', 'Reset');
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
  const { Billing, Frequency } = screensOf(areas.billing, 'Billing', 'Frequency');
  const { Profile } = screensOf(areas.profile, 'Profile');
  const { IdleDialog } = screensOf(areas.idle, 'IdleDialog');

  return () => (
    <VariantContext value={variant}>
      <BrowserRouter>
        <NavigationBridge navigation={navigation} />
        <ScrollRule />
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
                <Route path={routes.serverError} element={<ServerErrorScreen />} />
                <Route path="*" element={<NotFoundScreen />} />
              </Route>
            </Route>
          </Routes>
          <WhileSignedIn shell={shell}>
            <IdleDialog />
          </WhileSignedIn>
        </PatienceScope>
      </BrowserRouter>
    </VariantContext>
  );
};
