import { useState } from 'react';
import type { CalendarDate } from '../../domain/CalendarDate';

/** Gives a field of the gallery its state, so that it can be used: `<TextField {...useHeld('')} />`. */
export const useHeld = <T>(initial: T) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};

/** The same for a date. */
export const useHeldDate = (initial?: CalendarDate) => useHeld(initial);

/** The same for a checkbox. */
export const useTicked = (initial = false) => {
  const [checked, onChange] = useState(initial);
  return { checked, onChange };
};
