/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { drawScreen } from '../../../tests/support/drawScreen';
import { FollowContext } from '../kit/Link';
import { MenuBar, MenuButton } from './Menu';

/** The browser's Back. */
const Back = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

describe('The menu of a phone', () => {
  it('closes when the customer goes somewhere, also by the Back of the browser @SHELL-11', async () => {
    const user = userEvent.setup();
    render(
      <MemoryRouter initialEntries={['/policy', '/home']} initialIndex={1}>
        <Back />
        <FollowContext value={() => undefined}>
          <MenuButton items={['home', 'policy']} />
        </FollowContext>
      </MemoryRouter>,
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Back', hidden: true }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'Policy' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('The menu', () => {
  it.each(['/policy', '/Policy/', '/policy/edit'])('marks at %s the item that leads there', (address) => {
    drawScreen(<MenuBar items={['home', 'policy']} />, { address });
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Policy']);
  });
});
