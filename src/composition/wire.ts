import { Container, ContainerModule } from 'inversify';
import type { Parts } from './Parts';

export type PartName = keyof Parts;

/** Names a part, its needs and its factory. The needs have names, so two parts of one type cannot be swapped. */
type Provide = <Name extends PartName, Need extends PartName = never>(
  name: Name,
  needs: readonly Need[],
  make: (needs: Pick<Parts, Need>) => Parts[Name],
) => void;

/** A module of parts, as a list. Each is made once, when it is first needed. */
export const wire = (list: (provide: Provide) => void): ContainerModule =>
  new ContainerModule(({ bind }) => {
    list((name, needs, make) => {
      const resolve = (...parts: readonly unknown[]) =>
        make(Object.fromEntries(needs.map((need, index) => [need, parts[index]])) as Parameters<typeof make>[0]);
      bind(name)
        .toResolvedValue(resolve, [...needs])
        .inSingletonScope();
    });
  });

export interface Wiring {
  get<Name extends PartName>(name: Name): Parts[Name];
  /** Adds parts that exist already. */
  give(parts: Partial<Parts>): void;
  /** Adds modules. One that is there already is not added again, because areas share modules. */
  load(...modules: readonly ContainerModule[]): void;
}

/** The portal's parts, without any. */
export const emptyWiring = (): Wiring => {
  const container = new Container();
  const loaded = new Set<ContainerModule>();
  return {
    get: (name) => container.get(name),
    give: (parts) => {
      for (const [name, part] of Object.entries(parts)) {
        if (container.isBound(name)) container.unbind(name);
        container.bind(name).toConstantValue(part);
      }
    },
    load: (...modules) => {
      const added = modules.filter((module) => !loaded.has(module));
      for (const module of added) loaded.add(module);
      container.load(...added);
    },
  };
};
