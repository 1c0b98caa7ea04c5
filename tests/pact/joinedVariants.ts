import type { Variation } from '../../src/adapters/reference-api/Variation';

export const namesOf = (backend: readonly Variation[]): string => backend.map(({ name }) => name).join(', ');

/** Trying a backend takes long, so variants of different calls are one backend. Those that `isAlone` names are not joined. */
export const joinedVariants = (
  variants: readonly Variation[],
  isAlone: (variant: Variation) => boolean = () => false,
): readonly (readonly Variation[])[] =>
  variants.reduce<readonly (readonly Variation[])[]>((all, variant) => {
    const isApart = (other: Variation): boolean =>
      ![other, variant].some(isAlone) && other.calls.every((call) => !variant.calls.includes(call));
    const joined = all.find((backend) => backend.every(isApart));
    if (!joined) return [...all, [variant]];
    return all.map((backend) => (backend === joined ? [...backend, variant] : backend));
  }, []);
