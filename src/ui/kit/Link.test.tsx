/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FollowContext, Link } from './Link';

const show = (onFollow?: () => void) => {
  const followed: unknown[][] = [];
  render(
    <FollowContext value={(...to) => void followed.push(to)}>
      <Link to="/claim" state={{ returnTo: 'summary' }} onFollow={onFollow}>
        Claims
      </Link>
    </FollowContext>,
  );
  /** Whether the browser is left to follow the link. */
  const click = (how: MouseEventInit = {}): boolean => {
    const link = screen.getByRole('link', { name: 'Claims' });
    const event = createEvent.click(link, how);
    fireEvent(link, event);
    const isBrowsers = !event.defaultPrevented;
    event.preventDefault();
    return isBrowsers;
  };
  return { followed, click };
};

describe('Link', () => {
  it('goes to another screen within the portal, with a state', () => {
    const { followed, click } = show();
    expect(click()).toBe(false);
    expect(followed).toEqual([['/claim', { returnTo: 'summary' }]]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/claim');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click to the browser that asks for something else: %j',
    (how) => {
      const { followed, click } = show();
      expect(click(how)).toBe(true);
      expect(followed).toEqual([]);
    },
  );

  it('does what is given to it instead', () => {
    const follow = jest.fn();
    const { followed, click } = show(follow);
    expect(click()).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
    expect(followed).toEqual([]);
  });
});
