/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { ScrollPositions } from './ScrollPositions';
import { ScrollRestoration } from './ScrollRestoration';

/** What the page scrolls to, in order. */
const scrolledTo = (address: string): readonly unknown[] => {
  const scrolled: unknown[] = [];
  window.scrollTo = ((_: number, top: number) => void scrolled.push(top)) as typeof window.scrollTo;
  Element.prototype.scrollIntoView = function scrollIntoView(): void {
    scrolled.push(this.id);
  };
  const positions = new ScrollPositions({ load: () => undefined, save: () => undefined }, true);
  drawScreen(
    <>
      <h2 id="past payments">Past Payments</h2>
      <ScrollRestoration positions={positions} />
    </>,
    undefined,
    address,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  return scrolled;
};

describe('ScrollRestoration', () => {
  it.each([
    ['the target of the hash', '/billing#past%20payments', [0, 'past payments']],
    ['the top without a hash', '/billing', [0]],
    ['the top for a hash without a target', '/billing#nowhere', [0]],
    ['the top for a hash that is not valid', '/billing#%', [0]],
  ])('scrolls to %s @SHELL-13', (_, address, expected) => {
    expect(scrolledTo(address)).toEqual(expected);
  });
});
