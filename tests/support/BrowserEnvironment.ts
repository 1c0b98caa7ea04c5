import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what it lacks and Node has. AbortController, AbortSignal and FormData stay jsdom's own. */
export default class BrowserEnvironment extends TestEnvironment {
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
    });
    // There is no layout to scroll, and no layer above the page.
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
