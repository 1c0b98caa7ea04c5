import { act } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { PersonaName } from '../../src/adapters/memory/personas/personas';
import { ProfileScreen } from '../../src/ui/profile/ProfileScreen';
import { routes } from '../../src/ui/screen/routes';
import { drawScreen } from './drawScreen';
import { settle } from './FakeNetwork';
import { type ProfileCircumstances, profilePage } from './profilePage';

type Page = Awaited<ReturnType<typeof profilePage>>;

/** Renders My Profile. Returns a function that leaves it. */
export const drawProfile = ({ open }: Page): (() => void) => {
  const { unmount } = drawScreen(
    <Routes>
      <Route path={routes.profile} element={<ProfileScreen open={open} />} />
      <Route path={routes.home} element={<p>the dashboard</p>} />
    </Routes>,
    { address: routes.profile },
  );
  return unmount;
};

/** My Profile over the in-memory insurer, in virtual time. */
export const showProfile = async (name: PersonaName = 'nj-current', circumstances?: ProfileCircumstances) => {
  const page = await profilePage(name, circumstances);
  const leave = drawProfile(page);
  await act(settle);
  return { ...page, leave, comeBack: () => drawProfile(page) };
};
