import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../kit/tokens.css';
import '../kit/base.css';
import { Buttons } from './Buttons';
import { Choices } from './Choices';
import { Dates } from './Dates';
import { Dialogs } from './Dialogs';
import { Forms } from './Forms';
import styles from './Gallery.module.css';
import { Lists } from './Lists';
import { LookSwitch } from './LookSwitch';
import { Messages } from './Messages';
import { Surfaces } from './Surfaces';
import { TextFields } from './TextFields';

/** Every component of the kit in every state, for developers and the visual tests. A separate entry that never ships. */
const Gallery = () => (
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
    </main>
  </div>
);

document.title = 'Gallery of the kit';
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
);
