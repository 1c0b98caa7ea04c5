import type { LoadProfile } from '../../application/account/loadProfile';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { mayClaim } from '../../domain/claims/mayClaim';
import { runAction } from '../screen/runAction';

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'profile'>;
  readonly loadProfile: LoadProfile;
  readonly errors: ErrorHandler;
}

/** Lets a customer into claims once the profile says that they may claim. */
export class ClaimsGateViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  start(signal: AbortSignal): void {
    if (this.entry === 'unknown')
      void runAction(this.#dependencies.errors, () => this.#dependencies.loadProfile(signal), signal);
  }

  get entry(): 'unknown' | 'allowed' | 'refused' {
    const profile = this.#dependencies.record.profile.read();
    if (profile === undefined) return 'unknown';
    return mayClaim(profile) ? 'allowed' : 'refused';
  }
}
