/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { WhileSignedIn } from './WhileSignedIn';

const Broken = () => {
  throw new Error('Loading chunk idle failed.');
};

const show = (isAuthenticated: boolean, children = <p>Watching</p>): void => {
  render(
    <MemoryRouter>
      <p>The screen</p>
      <WhileSignedIn shell={{ isAuthenticated }}>{children}</WhileSignedIn>
    </MemoryRouter>,
  );
};

describe('WhileSignedIn', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('where somebody is signed in (%s), is there %d times', (isAuthenticated, times) => {
    show(isAuthenticated);
    expect(screen.queryAllByText('Watching')).toHaveLength(times);
  });

  it('takes nothing from the screen when it cannot be drawn', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    show(true, <Broken />);
    expect(document.body).toHaveTextContent(/^The screen$/);
    jest.restoreAllMocks();
  });
});
