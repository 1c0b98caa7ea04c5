/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { ScrollPositions } from './ScrollPositions';
import { ScrollRestoration } from './ScrollRestoration';

/** What the page scrolls to, in order. */
const scrolledTo = (address: string, saved: number, save = (): void => undefined): readonly unknown[] => {
  const scrolled: unknown[] = [];
  // jsdom has no layout that could change.
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.scrollTo = ((_: number, top: number) => void scrolled.push(top)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView(): void {
    scrolled.push(this.id);
  };
  const positions = new ScrollPositions({ load: () => ({ default: saved }), save }, false);
  drawScreen(
    <>
      <h2 id="past payments">Past Payments</h2>
      <ScrollRestoration positions={positions} />
    </>,
    { address },
  );
  expect(screen.getByRole('heading')).toBeVisible();
  return scrolled;
};

describe('ScrollRestoration', () => {
  it.each([
    ['the target of the hash', '/billing#past%20payments', 0, [0, 'past payments']],
    ['the target of the hash, where a position was saved too', '/billing#past%20payments', 300, [0, 'past payments']],
    ['the saved position without a hash', '/billing', 300, [300]],
    ['the saved position for a hash that is not valid', '/billing#%', 300, [300]],
    ['the top without a hash', '/billing', 0, [0]],
    ['the top for a hash without a target', '/billing#nowhere', 0, [0]],
    ['the top for a hash that is not valid', '/billing#%', 0, [0]],
  ])('scrolls to %s @SHELL-13', (_, address, saved, expected) => {
    expect(scrolledTo(address, saved)).toEqual(expected);
  });

  it.each([
    ['leaves', window, 'pagehide'],
    ['hides, which a phone may then discard', document, 'visibilitychange'],
  ] as const)('saves the positions when the customer %s the page @SHELL-14', (_, target, event) => {
    let saves = 0;
    scrolledTo('/billing', 0, () => void (saves += 1));
    target.dispatchEvent(new Event(event));
    expect(saves).toBe(1);
  });
});
