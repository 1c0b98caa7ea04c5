import { type ReactElement, type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RootBoundary } from '../ui/errors/RootBoundary';
import { StartupError } from '../ui/errors/StartupError';
import { createApp } from '../ui/shell/createApp';
import { LanguageScope } from '../ui/shell/LanguageScope';
import type { LanguageViewModel } from '../ui/shell/LanguageViewModel';
import { pageLanguage } from '../ui/text/pageLanguage';
import { adoptAtOnce } from './adoptAtOnce';
import type { AppParts } from './appParts';
import { pressEnded } from './pressEnded';
import type { PageProblem } from './readPage';
import { renderByFrame } from './renderByFrame';
import type { Wiring } from './wire';

const rootElement = (): HTMLElement => document.getElementById('root') ?? document.body;

/** Shows the development panel in a root of its own: the page of a build does not contain it. */
const showDevelopment = (panel: ReactNode): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<StrictMode>{panel}</StrictMode>);

const portalOf = ({ get }: Wiring, app: AppParts): ReactElement => {
  const App = createApp(app);
  return (
    <RootBoundary language={app.language} variant={app.variant} referenceOf={get('referenceOf')}>
      <LanguageScope language={app.language}>
        <StrictMode>
          <App />
        </StrictMode>
      </LanguageScope>
    </RootBoundary>
  );
};

/**
 * Mounts the portal. React adopts the login that the page shows, once the code of the login has loaded. If it does not load, the portal
 * renders from the start, and shows the error.
 * @param restored the language that the customer chose has loaded
 */
export const mount = async (wiring: Wiring, app: AppParts, restored: Promise<void>): Promise<void> => {
  const { get } = wiring;
  const early = get('early');
  const development = get('development');
  const session = early && app.areas.session().catch(() => undefined);
  const [isLoaded] = await Promise.all([session, development?.prepared]);
  await restored;
  if (early) await pressEnded();

  renderByFrame();
  const portal = portalOf(wiring, app);
  // A boundary shows an error that it catches.
  const onCaughtError = (error: unknown): void =>
    get('telemetry').report({ kind: 'screenFailed', correlationId: get('referenceOf')(error) });
  const options = { onCaughtError };
  const isLogin = get('record').session.read() === undefined && get('timeTravel')?.chosen() === undefined;
  // A language that did not load in time has left the portal in English.
  const isAsShown = app.language.current.code === pageLanguage.read();
  if (early && isLoaded && isLogin && isAsShown) early.adopt(() => adoptAtOnce(rootElement(), portal, options));
  // A transition renders in small pieces, so that the page answers to typing meanwhile.
  else startTransition(() => createRoot(rootElement(), options).render(portal));
  if (development) showDevelopment(development.panel);
};

export const mountProblem = (problem: PageProblem, language: LanguageViewModel): void =>
  startTransition(() =>
    createRoot(rootElement()).render(
      <LanguageScope language={language}>
        <StartupError {...problem} />
      </LanguageScope>,
    ),
  );
