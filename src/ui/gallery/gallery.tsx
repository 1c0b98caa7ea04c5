import { type ComponentProps, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import type { LegalWording } from '../../domain/wording/LegalWording';
import '../kit/tokens.css';
import '../kit/base.css';
import { FollowContext } from '../kit/Link';
import { setPageTitle } from '../kit/pageTitle';
import { Buttons } from './Buttons';
import { Choices } from './Choices';
import { Dates } from './Dates';
import { Dialogs } from './Dialogs';
import { Forms } from './Forms';
import { LegalTexts } from './LegalTexts';
import { Lists } from './Lists';
import { LookSwitch } from './LookSwitch';
import { Messages } from './Messages';
import { Surfaces } from './Surfaces';
import { TextFields } from './TextFields';
import styles from './Gallery.module.css';

/** Every component of the kit in every state, and the legal wording, for developers and the visual tests. A separate entry that never ships. */
const Gallery = (wording: ComponentProps<typeof LegalTexts>) => (
  <div className={styles['page']}>
    <header>
      <h1 id="gallery">Gallery of the kit</h1>
      <LookSwitch />
    </header>
    <main className={styles['sections']}>
      <Buttons />
      <Messages />
      <TextFields />
      <Choices />
      <Dates />
      <Forms />
      <Lists />
      <Surfaces />
      <Dialogs />
      <LegalTexts {...wording} />
    </main>
  </div>
);

/** The build has checked the wording. */
const loadWordings = async (): Promise<Readonly<Record<string, LegalWording>>> => {
  const files = JSON.parse(document.getElementById('portal-wording')?.textContent ?? '') as Record<
    string,
    { file: string }
  >;
  const load = async ([code, { file }]: readonly [string, { file: string }]) =>
    [code, (await (await fetch(file)).json()) as LegalWording] as const;
  return Object.fromEntries(await Promise.all(Object.entries(files).map(load)));
};

setPageTitle('Gallery of the kit');
void loadWordings().then((wordings) =>
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <MemoryRouter>
        <FollowContext value={() => undefined}>
          <Gallery wordings={wordings} />
        </FollowContext>
      </MemoryRouter>
    </StrictMode>,
  ),
);
