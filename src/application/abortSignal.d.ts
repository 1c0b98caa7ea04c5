export {};

/** All that the ports know about the browser: whether the customer has left. Merges with the DOM's own declarations. */
declare global {
  interface AbortSignal {
    throwIfAborted(): void;
    readonly aborted: boolean;
    addEventListener(type: 'abort', listener: () => void): void;
    removeEventListener(type: 'abort', listener: () => void): void;
  }

  interface AbortController {
    readonly signal: AbortSignal;
    abort(): void;
  }

  var AbortController: { prototype: AbortController; new (): AbortController };
}
