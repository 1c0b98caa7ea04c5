/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { oneId } from '../../../tests/support/FakeNetwork';
import { ErrorBoundary, ReferenceContext } from './ErrorBoundary';
import { errorReferences } from './errorReferences';

const Broken = () => {
  throw new Error('A screen that cannot be drawn.');
};

const Counting = () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Count</button>
      <p>Counted {count}</p>
      <Link to="/counting" state={{ step: 2 }}>
        Another state
      </Link>
    </>
  );
};

const show = (path: string) =>
  drawScreen(
    <>
      <Link to="/counting">Elsewhere</Link>
      <ReferenceContext value={errorReferences(oneId)}>
        <ErrorBoundary>
          <Routes>
            <Route path="/broken" element={<Broken />} />
            <Route path="/counting" element={<Counting />} />
          </Routes>
        </ErrorBoundary>
      </ReferenceContext>
    </>,
    { address: path },
  );

describe('ErrorBoundary', () => {
  it('shows the error page when a screen throws, until the customer goes to another address @SHELL-23 @SHELL-37', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show('/broken');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Server error');
    expect(screen.getByText(oneId.next())).toBeTruthy();

    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Counted 0')).toBeTruthy();
    log.mockRestore();
  });

  it('keeps its children mounted across addresses', () => {
    drawScreen(
      <>
        <Link to="/elsewhere">Elsewhere</Link>
        <ErrorBoundary>
          <Counting />
        </ErrorBoundary>
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Counted 1')).toBeTruthy();
  });

  it('keeps a screen mounted across states of one address', () => {
    show('/counting');
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    fireEvent.click(screen.getByRole('link', { name: 'Another state' }));

    expect(screen.getByText('Counted 1')).toBeTruthy();
  });
});
