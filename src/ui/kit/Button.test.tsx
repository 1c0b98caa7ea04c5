/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Button } from './Button';

const open = (given: Partial<ComponentProps<typeof Button>> = {}) => {
  const onClick = jest.fn();
  render(
    <>
      <p id="why">Your account is past due.</p>
      <Button onClick={onClick} {...given}>
        Add
      </Button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Add' });
  const describedBy = button.getAttribute('aria-describedby');
  return {
    onClick,
    button,
    description: describedBy === null ? undefined : document.getElementById(describedBy)?.textContent,
  };
};

describe('Button', () => {
  it('calls its handler when it is pressed', () => {
    const { button, onClick, description } = open();
    button.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(description).toBeUndefined();
  });

  it.each([
    ['next to it', { disabledReason: 'Your account is past due.' }],
    ['elsewhere on the page', { disabledBy: 'why' }],
  ])('does nothing while a text %s says why, and can still have the focus @INPUT-20', (_, given) => {
    const { button, onClick, description } = open(given);
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(description).toBe('Your account is past due.');
  });
});
