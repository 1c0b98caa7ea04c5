/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Pagination } from './Pagination';
import { pageOf } from './paging';

const words = {
  label: 'Pages of Your Claims',
  size: 'Rows per page',
  previous: 'Previous',
  next: 'Next',
  range: (first: number, last: number, total: number) => `${String(first)}–${String(last)} of ${String(total)}`,
};

const Claims = ({ total }: { readonly total: number }) => {
  const [index, setIndex] = useState(0);
  const [size, setSize] = useState(10);
  const page = pageOf(
    Array.from({ length: total }, () => ''),
    index,
    size,
  );
  return <Pagination page={page} onPage={setIndex} onSize={setSize} words={words} />;
};

const press = (name: string): boolean => fireEvent.click(screen.getByText(name));
const range = (): string => screen.getByRole('status').textContent;
const isOff = (name: string): boolean => screen.getByText(name).getAttribute('aria-disabled') === 'true';

describe('Pagination', () => {
  it('turns to the next page and back, and says where one is', () => {
    render(<Claims total={24} />);
    expect(screen.getByRole('navigation', { name: words.label })).toBeVisible();
    expect([range(), isOff('Previous'), isOff('Next')]).toEqual(['1–10 of 24', true, false]);
    press('Next');
    expect([range(), isOff('Previous'), isOff('Next')]).toEqual(['11–20 of 24', false, false]);
    press('Next');
    expect([range(), isOff('Previous'), isOff('Next')]).toEqual(['21–24 of 24', false, true]);
    press('Previous');
    expect(range()).toBe('11–20 of 24');
  });

  it('asks for no page that there is not, and keeps its buttons in reach', () => {
    const asked: number[] = [];
    const page = pageOf(
      Array.from({ length: 24 }, () => ''),
      0,
      50,
    );
    render(<Pagination page={page} onPage={(index) => asked.push(index)} onSize={() => undefined} words={words} />);
    press('Next');
    press('Previous');
    expect(asked).toEqual([]);
    expect(screen.getByText('Next')).not.toBeDisabled();
  });

  it('offers neither pages nor sizes while everything is on the first page, and still announces the range @INPUT-29', () => {
    const { rerender } = render(<Claims total={10} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Rows per page')).toBeNull();
    expect(range()).toBe('1–10 of 10');

    const status = screen.getByRole('status');
    rerender(<Claims total={11} />);
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByRole('status')).toBe(status);
  });

  it('offers 10, 20, 50 and 100 rows a page @INPUT-21', () => {
    render(<Claims total={24} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Rows per page');
    expect([...select.options].map(({ value }) => value)).toEqual(['10', '20', '50', '100']);

    fireEvent.change(select, { target: { value: '50' } });
    expect([range(), isOff('Next')]).toEqual(['1–24 of 24', true]);
  });
});
