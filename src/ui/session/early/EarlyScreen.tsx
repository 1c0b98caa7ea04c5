import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { SignInOutcome } from '../../../application/session/signIn';
import type { Variant } from '../../../domain/Variant';
import { LanguageViewModel } from '../../app/LanguageViewModel';
import { Layout } from '../../app/Layout';
import type { Navigation } from '../../app/Navigation';
import { routes } from '../../app/routes';
import type { ShellViewModel } from '../../app/ShellViewModel';
import { VariantContext } from '../../app/VariantContext';
import { english } from '../../text/english';
import { translate } from '../../text/Language';
import { LoginScreen } from '../LoginScreen';
import { LoginViewModel } from '../LoginViewModel';
import { type EarlyState, placeholder } from './earlyScreens';

const t = translate(english);

const variant: Variant = {
  theme: 'newYork',
  productName: placeholder.product,
  serviceMark: false,
  states: [],
  policyActions: [],
  billingActions: [],
  supportEmail: '',
  footerDisclaimer: placeholder.disclaimer,
  socialLinks: [{ label: placeholder.label, url: placeholder.social }],
  legalLinks: [{ label: placeholder.label, url: placeholder.legal }],
};

const nobody = { read: () => undefined, write: () => undefined, reset: () => undefined };
const nowhere: Navigation = { go: () => undefined, back: () => undefined };
const shell: Pick<ShellViewModel, 'isAuthenticated' | 'menu' | 'logOut'> = {
  isAuthenticated: false,
  menu: [],
  logOut: () => undefined,
};

const language = new LanguageViewModel(
  { en: async () => english, es: async () => english },
  { kept: () => undefined, keep: () => undefined },
  async () => undefined,
);

const answers: Partial<Record<EarlyState, Promise<SignInOutcome>>> = {
  logInFailed: Promise.resolve({ kind: 'logInFailed' }),
};
const typed: Partial<Record<EarlyState, { userName: string; password: string }>> = {
  password: { userName: 'x', password: '' },
  loggingIn: { userName: 'x', password: 'x' },
  logInFailed: { userName: 'x', password: 'x' },
};

/** The view-model of the login screen, led into a state as a customer would lead it. */
const viewModelIn = async (state: EarlyState): Promise<LoginViewModel> => {
  const viewModel = new LoginViewModel(
    () => answers[state] ?? new Promise(() => undefined),
    { session: nobody },
    { temporaryPassword: undefined },
    nowhere,
    { handle: () => undefined },
  );
  viewModel.change(typed[state] ?? {});
  const submitting = state === 'ready' ? undefined : viewModel.submit();
  if (state === 'logInFailed') await submitting;
  return viewModel;
};

/** The login screen of a state with its surroundings, for the build to render, and the page's title that goes with it. */
export const earlyScreen = async (state: EarlyState): Promise<{ screen: ReactElement; title: string }> => {
  enableStaticRendering(true);
  const viewModel = await viewModelIn(state);
  const prefix = viewModel.failure === undefined ? '' : t('shell.error.prefix');
  return {
    title: `${prefix}${t('login.title')} – ${placeholder.product}`,
    screen: (
      <VariantContext value={variant}>
        <StaticRouter location={routes.login}>
          <Layout shell={shell} language={language} year={placeholder.year} menu={false}>
            <LoginScreen open={() => viewModel} />
          </Layout>
        </StaticRouter>
      </VariantContext>
    ),
  };
};
