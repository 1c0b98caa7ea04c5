import { useState } from 'react';

/** Gives a field of the gallery its state, so that it can be used: `<TextField {...useHeld('')} />`. */
export const useHeld = <T>(initial: T) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};

/** The same for a checkbox. */
export const useTicked = (initial = false) => {
  const [checked, onChange] = useState(initial);
  return { checked, onChange };
};
