import { observable, runInAction } from 'mobx';
import type { Drafts } from '../../application/ports/Drafts';

/** Keeps drafts in MobX observables, so that a screen follows each change. */
export const observableDrafts = (): Drafts => {
  const values = observable.map<string, unknown>({}, { deep: false });
  return {
    of: <T>(name: string, empty: T) => ({
      read: () => (values.has(name) ? (values.get(name) as T) : empty),
      write: (value) => void runInAction(() => values.set(name, value)),
      reset: () => void runInAction(() => values.delete(name)),
    }),
    clear: () => runInAction(() => values.clear()),
  };
};
