/** The one thing of the browser that the ports know: whether the customer has left. Merges with the DOM's own declaration. */
interface AbortSignal {
  readonly aborted: boolean;
}
