import { makeAutoObservable } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import { mayClaim } from '../../domain/claims/eligibility';
import { isActive } from '../../domain/policy/Policy';
import { isAuthenticated } from '../../domain/session/Session';
import type { Navigation } from './Navigation';
import type { RouteName } from './routes';

export type MenuItem = Extract<RouteName, 'home' | 'policy' | 'billing' | 'profile' | 'claim'>;

/** What stands around every screen: whether someone is signed in, what the menu offers, and the way out. */
export class ShellViewModel {
  readonly #record: CustomerRecord;
  readonly #navigation: Navigation;
  readonly #logOut: () => void;

  constructor(record: CustomerRecord, navigation: Navigation, logOut: () => void) {
    this.#record = record;
    this.#navigation = navigation;
    this.#logOut = logOut;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isAuthenticated(): boolean {
    return isAuthenticated(this.#record.session.read());
  }

  /** Document 1, section 2, header and menu: nothing before the profile is there. */
  get menu(): readonly MenuItem[] {
    const profile = this.#record.profile.read();
    if (!this.isAuthenticated || profile === undefined) return [];
    const policy = this.#record.policy.read();
    return [
      'home',
      'policy',
      'billing',
      ...(policy === undefined || isActive(policy) ? (['profile'] as const) : []),
      ...(mayClaim(profile) ? (['claim'] as const) : []),
    ];
  }

  logOut(): void {
    this.#logOut();
    this.#navigation.go('login');
  }
}
