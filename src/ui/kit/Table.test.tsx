/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Table } from './Table';

interface Claim {
  readonly reference: string;
  readonly status: string;
}

const claims: readonly Claim[] = [
  { reference: 'HC-1', status: 'open' },
  { reference: 'HC-2', status: 'closed' },
];

const selected: string[] = [];

const Claims = () => {
  const [chosen, setChosen] = useState('');
  return (
    <Table
      caption={<h2>Your Claims</h2>}
      columns={[
        { title: 'Reference Number', cell: ({ reference }: Claim) => reference },
        { title: 'Status', cell: ({ status }: Claim) => status },
      ]}
      rows={claims}
      selection={{
        isSelected: ({ reference }) => reference === chosen,
        onSelect: ({ reference }, isForNewTab) => {
          selected.push(isForNewTab ? `${reference} in a new tab` : reference);
          setChosen(reference);
        },
        label: ({ reference }) => `Show the details of claim ${reference}`,
      }}
    />
  );
};

const open = () => {
  selected.length = 0;
  render(<Claims />);
  return userEvent.setup();
};

const pressed = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-pressed'));

describe('Table', () => {
  it('has the roles of a table, and the name of its caption', () => {
    open();
    const table = screen.getByRole('table', { name: 'Your Claims' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Reference Number', 'Status']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText('closed').closest('td')).toHaveAttribute('data-label', 'Status');
  });

  it('names each row by its first cell @INPUT-54', () => {
    open();
    const headers = screen.getAllByRole('rowheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['HC-1', 'HC-2']);
    expect(headers.every((header) => header.matches('th[scope=row]'))).toBe(true);
  });

  it('selects a row once when it is pressed anywhere', async () => {
    const user = open();
    await user.click(screen.getByText('closed'));
    expect(selected).toEqual(['HC-2']);
    expect(pressed()).toEqual(['false', 'true']);
  });

  it('selects no row when a text in it is selected, to be copied', async () => {
    const user = open();
    const target = screen.getByText('closed');
    await user.pointer([
      { keys: '[MouseLeft>]', target, offset: 0 },
      { target, offset: 4 },
    ]);
    await user.pointer('[/MouseLeft]');
    expect(String(window.getSelection())).toBe('clos');
    expect(selected).toEqual([]);

    await user.tab();
    await user.keyboard('{Enter}');
    expect(selected).toHaveLength(1);
  });

  it('selects a row once by the button in its first cell @INPUT-22', async () => {
    const user = open();
    const button = screen.getByLabelText('Show the details of claim HC-1');
    expect(screen.getAllByRole('rowheader')[0]).toContainElement(button);
    await user.click(button);
    expect(selected).toEqual(['HC-1']);
    expect(pressed()).toEqual(['true', 'false']);
  });

  it.each([
    ['Ctrl', '{Control>}', '[MouseLeft]'],
    ['Cmd', '{Meta>}', '[MouseLeft]'],
    ['Shift', '{Shift>}', '[MouseLeft]'],
    ['the middle button', '', '[MouseMiddle]'],
  ])('selects a row for a new tab: %s @CLAIM-71', async (_name, held, button) => {
    const user = open();
    if (held) await user.keyboard(held);
    await user.pointer({ keys: button, target: screen.getByText('closed') });
    expect(selected).toEqual(['HC-2 in a new tab']);
  });

  it('selects no row by the right button @CLAIM-71', async () => {
    const user = open();
    await user.pointer({ keys: '[MouseRight]', target: screen.getByText('closed') });
    expect(selected).toEqual([]);
  });

  it.each(['{Enter}', ' '])('selects a row by keyboard: %j', async (key) => {
    const user = open();
    await user.tab();
    await user.tab();
    await user.keyboard(key);
    expect(selected).toEqual(['HC-2']);
  });

  it('has no buttons if its rows cannot be selected', () => {
    render(<Table caption="Plain" columns={[{ title: 'A', cell: () => 'a' }]} rows={claims} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
