import type { NavigateFunction } from 'react-router-dom';
import { type RouteName, notFoundAddress, routes } from './routes';

export interface Step {
  /** Handed to the screen by the browser's history, never by the address. */
  readonly state?: unknown;
  /** Takes the place of the current page, so that Back does not return to it. */
  readonly replace?: boolean;
}

/** Moves the customer to another screen, from where React does not reach. */
export interface Navigation {
  go(route: RouteName, step?: Step): void;
  /** To the previous screen. */
  back(): void;
}

/** Navigation over the router, once the router is there. */
export class RouterNavigation implements Navigation {
  #navigate: NavigateFunction | undefined;
  #isUnderWay = false;

  /** Whether the customer is being brought somewhere that the router does not show yet. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** The router shows another place. */
  arrived(): void {
    this.#isUnderWay = false;
  }

  /** Answers how to detach again. */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    return () => {
      this.#navigate = undefined;
    };
  }

  go(route: RouteName, { state, replace = false }: Step = {}): void {
    if (this.#navigate === undefined) return;
    this.#isUnderWay = true;
    void this.#navigate(route === 'pageNotFound' ? notFoundAddress : routes[route], { state, replace });
  }

  back(): void {
    void this.#navigate?.(-1);
  }
}
