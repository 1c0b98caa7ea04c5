/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { type ClaimOrder, defaultOrder } from '../../domain/claims/claimOrder';
import { ClaimOrderSelect } from './ClaimOrderSelect';

const select = () => screen.getByLabelText<HTMLSelectElement>('Sort by');

describe('ClaimOrderSelect', () => {
  it.each<[string, ClaimOrder]>([
    ['Newest first', defaultOrder],
    ['Oldest first', { by: 'createdAt', direction: 'ascending' }],
    ['Reference Number', { by: 'reference', direction: 'ascending' }],
    ['Status', { by: 'status', direction: 'ascending' }],
  ])('offers "%s"', (words, order) => {
    const asked: ClaimOrder[] = [];
    const other: ClaimOrder = { by: order.by === 'status' ? 'reference' : 'status', direction: 'ascending' };
    render(<ClaimOrderSelect order={other} onChange={(chosen) => asked.push(chosen)} />);
    fireEvent.change(select(), {
      target: { value: screen.getByRole<HTMLOptionElement>('option', { name: words }).value },
    });
    expect(asked).toEqual([order]);
  });

  it('names the column of an order that a heading turned round', () => {
    render(<ClaimOrderSelect order={{ by: 'status', direction: 'descending' }} onChange={() => undefined} />);
    expect(select().selectedOptions[0]).toHaveTextContent('Status');
  });
});
