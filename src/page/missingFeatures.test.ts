/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { missingFeatures } from './missingFeatures';

const expectMissing = (holder: object, key: string, name: string): void => {
  const kept = Object.getOwnPropertyDescriptor(holder, key);
  Object.defineProperty(holder, key, { value: undefined, configurable: true, writable: true });
  const missing = missingFeatures();
  if (kept) Object.defineProperty(holder, key, kept);
  else Reflect.deleteProperty(holder, key);
  expect(missing).toContain(name);
};

describe('missingFeatures', () => {
  // jsdom lacks the method.
  beforeAll(() => {
    if (!('showModal' in HTMLDialogElement.prototype))
      Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  });

  it('is empty in a browser that has everything @SHELL-49', () => {
    expect(missingFeatures()).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['AbortSignal.prototype.throwIfAborted', AbortSignal.prototype, 'throwIfAborted'],
    ['Array.prototype.at', Array.prototype, 'at'],
    ['HTMLDialogElement.prototype.showModal', HTMLDialogElement.prototype, 'showModal'],
    ['HTMLDialogElement.prototype.showModal', globalThis, 'HTMLDialogElement'],
    ['HTMLFormElement.prototype.requestSubmit', HTMLFormElement.prototype, 'requestSubmit'],
    ['Object.hasOwn', Object, 'hasOwn'],
  ])('names %s where it is missing @SHELL-49', (name, holder, key) => {
    expectMissing(holder, key, name);
  });
});
