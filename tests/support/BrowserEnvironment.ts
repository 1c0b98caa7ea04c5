import strykerEnvironment from '@stryker-mutator/jest-runner/jest-env/jsdom';
import type { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom that reports the coverage of each test to Stryker, if Stryker runs. */
const Jsdom = strykerEnvironment as unknown as typeof TestEnvironment;

const isStyled = (element: Element | null): boolean =>
  element !== null && (element.hasAttribute('style') || isStyled(element.parentElement));

/**
 * Computes the style of one element of each kind. jsdom tries all rules of its own style sheet for every element, which took a tenth of
 * the time. An element with a style, or in a page with a style sheet, still has its own.
 */
const styleOfKind = (compute: typeof getComputedStyle): typeof getComputedStyle => {
  const styles = new Map<string, CSSStyleDeclaration>();
  return (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0 || isStyled(element)) return compute(element, pseudo);
    const kind = [element.localName, ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name))].join();
    const style = styles.get(kind) ?? compute(element);
    styles.set(kind, style);
    return style;
  };
};

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
    this.global.getComputedStyle = styleOfKind(this.global.getComputedStyle);
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
