/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { testVariant } from '../../../tests/support/testVariant';
import { LastResort } from './LastResort';
import { VariantContext } from './VariantContext';

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

const show = (path: string): void => {
  render(
    <VariantContext value={testVariant}>
      <MemoryRouter initialEntries={[path]}>
        <Link to="/counting">Elsewhere</Link>
        <LastResort>
          <Routes>
            <Route path="/broken" element={<Broken />} />
            <Route path="/counting" element={<Counting />} />
          </Routes>
        </LastResort>
      </MemoryRouter>
    </VariantContext>,
  );
};

describe('LastResort', () => {
  it('has a page for a screen that cannot be drawn, until the customer goes elsewhere', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show('/broken');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Server error');

    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Counted 0')).toBeTruthy();
    log.mockRestore();
  });

  it('leaves what can be drawn as it is while the customer goes elsewhere', () => {
    render(
      <VariantContext value={testVariant}>
        <MemoryRouter>
          <Link to="/elsewhere">Elsewhere</Link>
          <LastResort>
            <Counting />
          </LastResort>
        </MemoryRouter>
      </VariantContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Counted 1')).toBeTruthy();
  });

  it('keeps a screen that goes through states of one address', () => {
    show('/counting');
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    fireEvent.click(screen.getByRole('link', { name: 'Another state' }));

    expect(screen.getByText('Counted 1')).toBeTruthy();
  });
});
