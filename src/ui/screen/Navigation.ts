import { type Location, type NavigateFunction, type Path, createPath } from 'react-router-dom';
import type { Slot } from '../../application/ports/Slot';
import type { UniqueIds } from '../../application/ports/UniqueIds';
import type { Follow } from '../kit/Link';
import { type HistoryStates, type LastScreen, storedFields } from './historyState';
import { type RouteName, isErrorPage, routeOfPath, routes } from './routes';

export interface Step<Route extends RouteName = RouteName> {
  /** Given to the screen through the browser's history, never through the address. */
  readonly state?: Route extends keyof HistoryStates ? HistoryStates[Route] : never;
  /** Takes the place of the current page, so that Back does not return to it. */
  readonly replace?: boolean;
}

/** Moves the customer to another screen, from outside React. */
export interface Navigation {
  /** Where the customer was last, error pages left out. */
  readonly lastScreen: LastScreen | undefined;
  /** A navigation that the router has not rendered yet. */
  readonly pending: { readonly route: RouteName } | undefined;
  go<Route extends RouteName>(route: Route, step?: Step<Route>): void;
  /** Goes to the previous screen. */
  back(): void;
}

/** The states of history entries, by the key that the entry holds. */
type EntryStates = Slot<Readonly<Record<string, unknown>>>;

/**
 * Navigation over the router, once it is attached. The browser keeps its history after the session ends and no page can clear it, so an
 * entry holds only a key. The state itself is in the customer's record and is cleared with it.
 */
export class RouterNavigation implements Navigation {
  /** A navigation that the router has not rendered yet, or that came before the router. The guard repeats its state. */
  pending: { readonly route: RouteName; readonly state: unknown } | undefined;
  lastScreen: LastScreen | undefined;
  readonly #states: EntryStates;
  readonly #ids: UniqueIds;
  #navigate: NavigateFunction | undefined;
  #address: string | undefined;

  constructor(states: EntryStates, ids: UniqueIds) {
    this.#states = states;
    this.#ids = ids;
  }

  /**
   * The router has rendered another entry. A form that ends takes the place of its own entry, so the one before may be of the same screen:
   * Back passes it. Rule SHELL-66.
   */
  arrived({ state, ...path }: Pick<Location, 'pathname' | 'state'> & Partial<Path>, isReturn = false): void {
    this.pending = undefined;
    const address = createPath(path);
    if (isReturn && address === this.#address) this.back();
    this.#address = address;
    const route = routeOfPath(path.pathname);
    if (!isErrorPage(route)) this.lastScreen = { route, entry: state };
  }

  /** @returns how to detach again */
  attach(navigate: NavigateFunction): () => void {
    this.#navigate = navigate;
    return () => {
      this.#navigate = undefined;
    };
  }

  go<Route extends RouteName>(route: Route, { state, replace = false }: Step<Route> = {}): void {
    this.pending = { route, state };
    if (this.#navigate === undefined) return;
    const entry = state === undefined ? undefined : { key: this.#keep(state) };
    void this.#navigate(routes[route], { state: entry, replace });
  }

  /** As in a browser, a link to the address that shows adds no entry to the history, unless it gives a state. */
  readonly follow: Follow = (to, state) =>
    void this.#navigate?.(to, { state, replace: state === undefined && to === this.#address });

  back(): void {
    void this.#navigate?.(-1);
  }

  /** The state that belongs to an entry: a link's own, or the one that its key names. */
  readonly stateOf = (entry: unknown): unknown => {
    const { key } = storedFields(entry);
    return typeof key === 'string' ? this.#states.read()[key] : entry;
  };

  #keep(state: unknown): string {
    const key = this.#ids.next();
    this.#states.write({ ...this.#states.read(), [key]: state });
    return key;
  }
}
