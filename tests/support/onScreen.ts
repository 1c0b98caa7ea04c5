import { screen, within } from '@testing-library/react';

/** A part of the screen, by its heading. */
export const region = (name: string): HTMLElement => screen.getByRole('region', { name });

/** The value beside a term of a description list. */
export const fact = (term: string, place = document.body): string | null | undefined =>
  within(place).getByText(term).nextElementSibling?.textContent;
