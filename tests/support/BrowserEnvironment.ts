import strykerEnvironment from '@stryker-mutator/jest-runner/jest-env/jsdom';
import type { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom that reports the coverage of each test to Stryker, if Stryker runs. */
const Jsdom = strykerEnvironment as unknown as typeof TestEnvironment;

/** jsdom with the globals of Node that it lacks. AbortController, AbortSignal and FormData remain jsdom's. */
export default class BrowserEnvironment extends Jsdom {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      ReadableStream,
      structuredClone,
      setImmediate,
      // jsdom has no layout to scroll and no top layer.
      scrollTo: () => undefined,
    });
    const { Element, HTMLDialogElement } = this.global;
    Element.prototype.scrollIntoView = () => undefined;
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  }
}
