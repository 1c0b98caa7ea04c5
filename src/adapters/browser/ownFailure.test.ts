/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { isOwnRejection, isOwnScript, ownFailure } from './ownFailure';

const own = `${window.location.origin}/assets/main.0123456789.js`;
const page = `${window.location.origin}/forgot`;

const failing = (message: string, ...places: readonly string[]): Error =>
  Object.assign(new Error(message), { stack: places.join('\n') });

describe('A failure counts as the portal’s own @SHELL-47', () => {
  it.each([
    [true, own],
    [false, page],
    [false, ''],
    [false, 'chrome-extension://abc/assets/main.js'],
    [false, 'https://elsewhere.example/assets/main.js'],
  ])('%s if the script is %s', (expected, address) => {
    expect(isOwnScript(address)).toBe(expected);
  });

  it.each<[string, boolean, unknown]>([
    ['its first place is ours, in Chromium', true, failing('x', 'Error: x', `    at start (${own}:1:20)`)],
    ['its first place is ours, without a function', true, failing('x', 'Error: x', `    at ${own}:1:20`)],
    ['its first place is ours, in Firefox and Safari', true, failing('x', `start@${own}:1:20`, `@${page}:1:2`)],
    [
      'a built-in called our function',
      true,
      failing('', 'Error', '    at Array.map (<anonymous>)', `    at ${own}:1:20`),
    ],
    [
      'we called its function',
      false,
      failing('x', 'Error: x', '    at moz-extension://a/b.js:1:2', `    at ${own}:1:2`),
    ],
    ['we called what it evaluated', false, failing('x', 'Error: x', '    at <anonymous>:1:2', `    at ${own}:1:2`)],
    ['it runs in the page itself', false, failing('x', 'Error: x', `    at ${page}:3:2`)],
    ['its message quotes our script', false, failing(`no ${own}`, `Error: no ${own}`, '    at <anonymous>:1:2')],
    ['it is a text', false, 'x'],
    ['it is nothing', false, undefined],
    ['it is an object with a stack', false, { stack: `    at ${own}:1:20` }],
    ['it is an exception of the DOM without a stack', false, new DOMException('x', 'AbortError')],
  ])('by its reason: %s', (_, expected, reason) => {
    expect(isOwnRejection(reason)).toBe(expected);
  });

  it('when the portal’s own work rejects, whatever the reason', async () => {
    const aborted = new Response();
    const work = Promise.resolve().then(() => AbortSignal.abort(aborted).throwIfAborted());
    const reason: unknown = await ownFailure(work).catch((failure: unknown) => failure);
    expect(reason).toEqual(new Error('The portal failed.', { cause: aborted }));
  });
});
