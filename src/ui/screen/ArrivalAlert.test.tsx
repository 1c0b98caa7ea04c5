/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { ArrivalAlert } from './ArrivalAlert';
import { Screen } from './Screen';

const goOn = <Navigate to="/" />;

/** Opens an address that leads to a screen with an alert. */
const arriveFrom = (path: '/nowhere' | '/screen'): HTMLElement => {
  drawScreen(
    <Routes>
      <Route path="/nowhere" element={goOn} />
      <Route path="/screen" element={<Screen title="Another">{goOn}</Screen>} />
      <Route
        path="/"
        element={
          <Screen title="Login">
            <ArrivalAlert level="info">Please log in.</ArrivalAlert>
          </Screen>
        }
      />
    </Routes>,
    { address: path },
  );
  return screen.getByRole('status');
};

describe('ArrivalAlert', () => {
  // This one comes first: the focus is the browser's until a screen was shown.
  it('leaves the focus where the customer may be typing, on the first page @SHELL-16', () => {
    expect(arriveFrom('/nowhere')).not.toHaveFocus();
  });

  it('takes the focus after another screen @SHELL-16', () => {
    expect(arriveFrom('/screen')).toHaveFocus();
  });
});
