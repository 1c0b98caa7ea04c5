import { fireEvent, screen } from '@testing-library/react';

/** Types a text in one step. */
export const typeInto = (values: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label, { selector: 'input, select' }), { target: { value } });
  }
};
