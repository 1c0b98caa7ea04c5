import { type ReactNode, useState } from 'react';

interface HeldProps<T> {
  readonly initial: T;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Gives a component of the gallery its state, so that it can be used. */
export const Held = <T,>({ initial, children }: HeldProps<T>) => {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(next));
};
