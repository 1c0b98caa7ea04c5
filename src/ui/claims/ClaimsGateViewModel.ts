import type { FindPolicy } from '../../application/account/findPolicy';
import type { LoadProfile } from '../../application/account/loadProfile';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { ErrorHandler } from '../../application/ports/ErrorHandler';
import { mayClaim } from '../../domain/claims/mayClaim';
import { runAction } from '../screen/runAction';

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'profile'>;
  readonly findPolicy: FindPolicy;
  readonly loadProfile: LoadProfile;
  readonly errors: ErrorHandler;
}

/** Lets a customer into claims once the profile says that they may claim. The policy is read before, so that nothing moves when it arrives. */
export class ClaimsGateViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  start(signal: AbortSignal): void {
    const { findPolicy, loadProfile, errors } = this.#dependencies;
    const load = async (): Promise<void> => {
      await findPolicy(signal);
      await loadProfile(signal);
    };
    if (this.entry === 'unknown') void runAction(errors, load, signal);
  }

  get entry(): 'unknown' | 'allowed' | 'refused' {
    const profile = this.#dependencies.record.profile.read();
    if (profile === undefined) return 'unknown';
    return mayClaim(profile) ? 'allowed' : 'refused';
  }
}
