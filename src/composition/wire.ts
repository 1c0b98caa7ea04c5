import { Container } from 'inversify';
import { pick } from '../domain/pick';
import type { Parts } from './Parts';

export type PartName = keyof Parts;

/** Makers of parts. Each names its needs as it destructures the parts, so two parts of one type cannot be swapped. */
export type Module = { readonly [Name in PartName]?: (parts: Parts) => Parts[Name] };

/** A maker that passes its needs on as one object. */
export const needing =
  <Need extends PartName, Part>(needs: readonly Need[], make: (needs: Pick<Parts, Need>) => Part) =>
  (parts: Parts): Part =>
    make(pick(parts, needs));

export interface Wiring {
  get<Name extends PartName>(name: Name): Parts[Name];
  /** Adds parts that exist already. */
  give(parts: Partial<Parts>): void;
  /** Adds modules. One that is there already is not added again, because areas share modules. */
  load(...modules: readonly Module[]): void;
}

/** The portal's parts, without any. Each is made once, when it is first needed. */
export const emptyWiring = (): Wiring => {
  const container = new Container();
  const loaded = new Set<Module>();
  const parts = new Proxy({} as Parts, {
    get: (_, name): unknown => container.get(name),
    ownKeys: () => {
      throw new Error('Name the parts: needing([…])');
    },
  });
  return {
    get: (name) => container.get(name),
    give: (given) => {
      for (const [name, part] of Object.entries(given)) {
        if (container.isBound(name)) container.unbind(name);
        container.bind(name).toConstantValue(part);
      }
    },
    load: (...modules) => {
      for (const module of modules) {
        if (loaded.has(module)) continue;
        loaded.add(module);
        for (const [name, make] of Object.entries(module))
          container
            .bind(name)
            .toDynamicValue(() => make(parts))
            .inSingletonScope();
      }
    },
  };
};
