import { computedStruct, makeAutoObservable } from 'mobx';
import type { CustomerRecord } from '../../application/ports/CustomerRecord';
import type { LogOut } from '../../application/session/logOut';
import { isInactive } from '../../domain/account/PaidPolicy';
import { mayClaim } from '../../domain/claims/mayClaim';
import { isAuthenticated } from '../../domain/session/Session';
import type { Navigation } from '../screen/Navigation';
import type { RouteName } from '../screen/routes';

export type MenuItem = Extract<RouteName, 'home' | 'policy' | 'billing' | 'profile' | 'claim'>;

interface Dependencies {
  readonly record: Pick<CustomerRecord, 'session' | 'profile' | 'policy'>;
  readonly navigation: Navigation;
  readonly logOut: LogOut;
}

/** The state around every screen: whether a customer is signed in, and what the menu offers. */
export class ShellViewModel {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { menu: computedStruct }, { autoBind: true, deep: false });
  }

  get isAuthenticated(): boolean {
    return isAuthenticated(this.#dependencies.record.session.read());
  }

  /** Rule SHELL-10. */
  get menu(): readonly MenuItem[] {
    const { record } = this.#dependencies;
    const profile = record.profile.read();
    if (!this.isAuthenticated || profile === undefined) return [];
    return [
      'home',
      'policy',
      'billing',
      ...(isInactive(record.policy.read()) ? [] : (['profile'] as const)),
      ...(mayClaim(profile) ? (['claim'] as const) : []),
    ];
  }

  logOut(): void {
    this.#dependencies.logOut();
    this.#dependencies.navigation.go('login');
  }
}
