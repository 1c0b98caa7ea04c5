/** Why a change of how the customer pays cannot start. */
export interface NoChange {
  /**
   * - `refused`: the policy is cancelled.
   * - `unknown`: an earlier change was sent, and its outcome is not known yet.
   * - `changed`: an earlier change is found to be made.
   * - `unavailable`: billing cannot be loaded now.
   */
  readonly kind: 'refused' | 'unknown' | 'changed' | 'unavailable';
}
