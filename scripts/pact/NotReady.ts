/** A reason to stop before anything is verified, in words for the developer. */
export class NotReady extends Error {
  override readonly name = 'NotReady';
}
