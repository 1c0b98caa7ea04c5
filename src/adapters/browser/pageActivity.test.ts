/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { pageActivity } from './pageActivity';

const watch = () => {
  const heard: string[] = [];
  const stop = pageActivity(window).watch({
    acted: () => void heard.push('acted'),
    returned: () => void heard.push('returned'),
  });
  return { heard, stop };
};

describe('pageActivity', () => {
  it.each<[string, EventTarget, string]>([
    ['pointerdown', document.body, 'acted'],
    ['pointermove', document.body, 'acted'],
    ['keydown', document.body, 'acted'],
    ['touchstart', document.body, 'acted'],
    ['click', document.body, 'acted'],
    ['input', document.body, 'acted'],
    ['wheel', document.body, 'acted'],
    ['focus', window, 'returned'],
    ['pageshow', window, 'returned'],
    ['visibilitychange', document, 'returned'],
  ])('reports %s until it is stopped', (name, target, expected) => {
    const { heard, stop } = watch();
    target.dispatchEvent(new Event(name, { bubbles: true }));
    stop();
    target.dispatchEvent(new Event(name, { bubbles: true }));
    expect(heard).toEqual([expected]);
  });

  it('reports an event that a part of the page stops', () => {
    const { heard, stop } = watch();
    const field = document.createElement('input');
    document.body.append(field);
    field.addEventListener('keydown', (event) => event.stopPropagation());
    field.dispatchEvent(new Event('keydown', { bubbles: true }));
    stop();
    expect(heard).toEqual(['acted']);
  });
});
