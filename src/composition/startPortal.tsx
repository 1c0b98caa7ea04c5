import { configure } from 'mobx';
import { MemoryRouter } from 'react-router-dom';
import { browserPage } from '../adapters/browser/browserPage';
import { nextTurn } from '../adapters/browser/inTurns';
import { savesData } from '../adapters/browser/savesData';
import { tolerateMovedNodes } from '../adapters/browser/tolerateMovedNodes';
import { routes } from '../ui/screen/routes';
import { createApp } from '../ui/shell/createApp';
import { LanguageScope } from '../ui/shell/LanguageScope';
import { reloadIfStuck } from '../ui/shell/reloadIfStuck';
import { renderAhead } from '../ui/shell/renderAhead';
import '../ui/kit/tokens.css';
import '../ui/kit/base.css';
import { type AppParts, appParts } from './appParts';
import { buildPortal } from './buildPortal';
import { loadableAreas } from './loadableAreas';
import { mount, mountProblem } from './mount';
import { portalLanguage } from './portalLanguage';
import { readPage } from './readPage';
import { warmUp } from './warmUp';
import type { Module } from './wire';

configure({ enforceActions: 'observed' });

/** Renders the dashboard of a customer who has just signed in. */
const renderDashboardAhead = (app: AppParts): void => {
  const Ahead = createApp({
    ...app,
    shell: { isAuthenticated: true, menu: [], logOut: () => undefined },
    Router: ({ children }) => <MemoryRouter initialEntries={[routes.home]}>{children}</MemoryRouter>,
  });
  renderAhead(
    <LanguageScope language={app.language}>
      <Ahead />
    </LanguageScope>,
  );
};

/**
 * Starts the portal in the page.
 * @param adapters the insurer and the vendors: over HTTP, or in memory
 */
export const startPortal = async (adapters: Module, language = portalLanguage()): Promise<void> => {
  tolerateMovedNodes();
  const restored = language.restore();
  const page = readPage();
  if ('reason' in page) {
    await restored;
    return mountProblem(page, language);
  }
  const portal = buildPortal(page, adapters);
  await nextTurn();

  const areas = loadableAreas(portal, language);
  const app = appParts(portal, areas, language);
  reloadIfStuck(browserPage.reload);
  await mount(portal, app, restored);
  warmUp({
    record: portal.get('record'),
    activity: portal.get('activity'),
    preload: portal.get('preload'),
    whenIdle: portal.get('whenIdle'),
    savesData: savesData(navigator),
    isDashboardLoaded: () => areas.home.loaded() !== undefined,
    renderDashboardAhead: () => renderDashboardAhead(app),
  });
};
