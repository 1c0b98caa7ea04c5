import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server.node';
import { StaticRouter } from 'react-router-dom';
import { systemClock } from '../../adapters/browser/systemClock';
import { credentialsErrors, noCredentials } from '../../domain/session/credentials';
import { present } from '../../domain/session/idleness';
import { TimeZone } from '../../domain/TimeZone';
import type { Variant } from '../../domain/Variant';
import { RouterNavigation } from '../../ui/screen/Navigation';
import { routes } from '../../ui/screen/routes';
import { VariantContext } from '../../ui/screen/VariantContext';
import type { LoginState } from '../../ui/session/EarlyLogin';
import { LoginScreen } from '../../ui/session/LoginScreen';
import { LoginViewModel } from '../../ui/session/LoginViewModel';
import { createApp } from '../../ui/shell/createApp';
import { LanguageViewModel } from '../../ui/shell/LanguageViewModel';
import { ScrollPositions } from '../../ui/shell/ScrollPositions';
import { ShellViewModel } from '../../ui/shell/ShellViewModel';
import { type Language, translate } from '../../ui/text/Language';
import { LanguageContext } from '../../ui/text/useText';
import { placeholder, templateId } from './fillLogin';

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

const empty = { read: () => undefined, write: () => undefined, reset: () => undefined };
const pending = () => new Promise<never>(() => undefined);
const navigation = new RouterNavigation({ ...empty, read: () => ({}) }, { next: () => '' });

const loginIn = (state: LoginState) => () => (
  <LoginScreen
    open={() =>
      new LoginViewModel({
        preloadDashboard: () => undefined,
        signIn: pending,
        record: { session: empty },
        challenge: { temporaryPassword: undefined },
        clock: systemClock,
        navigation,
        errors: { handle: () => undefined },
        early: { freeze: () => state, adopt: () => undefined, end: () => undefined },
      })
    }
  />
);

const area = { login: loginIn({ kind: 'idle' }) };

/** The portal at the login screen, as React renders it in the browser. */
const appIn = (current: Language) =>
  createApp({
    variant,
    timeZone: TimeZone.newYork,
    year: () => placeholder.year,
    shell: new ShellViewModel({
      record: { session: empty, profile: empty, policy: empty },
      navigation,
      logOut: () => undefined,
    }),
    language: Object.assign(
      new LanguageViewModel({
        loads: new Map(),
        loadLegal: pending,
        memory: { kept: () => undefined, keep: () => undefined },
        wait: pending,
      }),
      { current },
    ),
    navigation,
    areas: {
      session: Object.assign(async () => area, { loaded: () => area }),
      recovery: pending,
      home: pending,
      claims: pending,
      policy: pending,
      billing: pending,
      profile: pending,
      idle: pending,
    },
    idle: { idleness: present, start: () => undefined },
    maintenance: () => {
      throw new Error('No maintenance is expected here.');
    },
    wait: pending,
    scrollPositions: new ScrollPositions({ load: () => undefined, save: () => undefined }, true),
    reload: () => undefined,
    Router: ({ children }) => <StaticRouter location={routes.login}>{children}</StaticRouter>,
  });

const states: readonly LoginState[] = [
  { kind: 'idle' },
  { kind: 'sending' },
  { kind: 'logInFailed' },
  ...credentialsErrors(noCredentials).map((error) => ({ kind: 'invalid', error }) as const),
];

const template = (state: LoginState, language: Language): string => {
  const t = translate(language);
  const Login = loginIn(state);
  const screen = renderToString(
    <LanguageContext value={language}>
      <VariantContext value={variant}>
        <StaticRouter location={routes.login}>
          <Login />
        </StaticRouter>
      </VariantContext>
    </LanguageContext>,
  );
  const title = (state.kind === 'invalid' ? t('shell.error.prefix') : '') + t('login.title');
  return `<template id="${templateId(state, language.code)}" data-title="${title}">${screen}</template>`;
};

/** The login for the page, and a template of its screen in every state that it can have before React runs. */
export const prerenderedLogin = (language: Language): { readonly login: string; readonly templates: string } => {
  enableStaticRendering(true);
  const App = appIn(language);
  const login = renderToString(
    <LanguageContext value={language}>
      <App />
    </LanguageContext>,
  );
  return { login, templates: states.map((state) => template(state, language)).join('') };
};
