/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { type LoadArea, loadedScreen } from './areas';

const show = (load: LoadArea<{ readonly Claims: () => string }>): void => {
  const Claims = loadedScreen(load, 'Claims', <p>Loading</p>);
  drawScreen(
    <>
      <Link to="/home">Elsewhere</Link>
      <Link to="/claim">Claims</Link>
      <ErrorBoundary>
        <Routes>
          <Route path="/claim" element={<Claims />} />
          <Route path="*" element="The dashboard" />
        </Routes>
      </ErrorBoundary>
    </>,
    { address: '/claim' },
  );
};

describe('loadedScreen', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows the error page when a screen cannot load, and loads it at the next visit', async () => {
    const load = jest.fn(async () => ({ Claims: () => 'The claims' }));
    load.mockRejectedValueOnce(new Error('Loading chunk claims failed.'));
    show(load);

    expect(await screen.findByRole('heading', { level: 1, name: 'Server error' })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);

    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'Claims' }));
    expect(await screen.findByText('The claims')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['its menu link is pressed', 'link', 'Claims'],
    ['the customer tries again', 'button', 'Try again'],
  ])('loads a screen that could not load at once when %s @SHELL-50', async (_, role, name) => {
    const load = jest.fn(async () => ({ Claims: () => 'The claims' }));
    load.mockRejectedValueOnce(new Error('Loading chunk claims failed.'));
    show(load);
    fireEvent.click(await screen.findByRole(role, { name }));
    expect(await screen.findByText('The claims')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('renders a screen of a loaded area at once', () => {
    const area = { Claims: () => 'The claims' };
    show(Object.assign(async () => area, { loaded: () => area }));
    expect(screen.getByText('The claims')).toBeInTheDocument();
  });

  it('has nothing around a screen of a loaded area', () => {
    const area = { Claims: () => 'The claims' };
    const Claims = loadedScreen(
      Object.assign(async () => area, { loaded: () => area }),
      'Claims',
    );
    expect(
      renderToString(
        <MemoryRouter>
          <Claims />
        </MemoryRouter>,
      ),
    ).toBe('The claims');
  });

  it('loads a screen once for all visits', async () => {
    const load = jest.fn(async () => ({ Claims: () => 'The claims' }));
    show(load);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await screen.findByText('The claims');
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(screen.getByRole('link', { name: 'Claims' }));
    expect(await screen.findByText('The claims')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
