import { useState } from 'react';
import type { CalendarDate } from '../../domain/CalendarDate';

/** Gives a field of the gallery its state, so that it can be used: `<TextField {...useInput('')} />`. */
export const useInput = <T>(initial: T) => {
  const [value, onChange] = useState(initial);
  return { value, onChange };
};

/** The same for a date. */
export const useDateInput = (initial?: CalendarDate) => useInput(initial);

/** The same for a checkbox. */
export const useCheckbox = (initial = false) => {
  const [checked, onChange] = useState(initial);
  return { checked, onChange };
};
