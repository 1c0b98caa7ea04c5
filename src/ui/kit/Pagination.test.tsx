/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { spanish } from '../text/spanish';
import { LanguageContext } from '../text/useText';
import { Pagination } from './Pagination';
import { type Paging, firstPage, pageOf } from './paging';

const Claims = ({ total }: { readonly total: number }) => {
  const [paging, turn] = useState(firstPage);
  const page = pageOf(
    Array.from({ length: total }, () => ''),
    paging,
  );
  return <Pagination page={page} onTurn={turn} of="Your Claims" />;
};

const press = (name: string): boolean => fireEvent.click(screen.getByText(name));
const range = (): string => screen.getByRole('status').textContent;
const isOff = (name: string): boolean => screen.getByText(name).getAttribute('aria-disabled') === 'true';

describe('Pagination', () => {
  it('turns to the next page and back, and shows the range', () => {
    render(<Claims total={24} />);
    expect(screen.getByRole('navigation', { name: 'Pages of Your Claims' })).toBeVisible();
    expect([range(), isOff('Previous'), isOff('Next')]).toEqual(['1–10 of 24', true, false]);
    press('Next');
    expect([range(), isOff('Previous'), isOff('Next')]).toEqual(['11–20 of 24', false, false]);
    press('Next');
    expect([range(), isOff('Previous'), isOff('Next')]).toEqual(['21–24 of 24', false, true]);
    press('Previous');
    expect(range()).toBe('11–20 of 24');
  });

  it('never turns beyond the first and the last page, and its buttons can still have the focus', () => {
    const asked: Paging[] = [];
    const page = pageOf(
      Array.from({ length: 24 }, () => ''),
      { index: 0, size: 50 },
    );
    render(<Pagination page={page} onTurn={(to) => asked.push(to)} of="Your Claims" />);
    press('Next');
    press('Previous');
    expect(asked).toEqual([]);
    expect(screen.getByText('Next')).not.toBeDisabled();
  });

  it('offers neither pages nor sizes for a single page, and still announces the range @INPUT-29', () => {
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

  it('offers 10, 20, 50 and 100 rows per page, ten by default, and another size shows the first page @INPUT-21', () => {
    render(<Claims total={24} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Rows per page');
    expect([...select.options].map(({ value }) => value)).toEqual(['10', '20', '50', '100']);

    press('Next');
    fireEvent.change(select, { target: { value: '20' } });
    expect([range(), isOff('Next')]).toEqual(['1–20 of 24', false]);
  });

  it('leads to a page whose number is entered, where there are many @INPUT-47', () => {
    const { rerender } = render(<Claims total={50} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    rerender(<Claims total={51} />);
    expect(screen.getByLabelText('Page (1 to 6)')).toBeVisible();
    rerender(<Claims total={10_000} />);
    const entry = screen.getByLabelText('Page (1 to 1,000)');
    const type = (value: string) => fireEvent.change(entry, { target: { value } });
    expect(entry).toHaveValue('1');
    type('500');
    expect(range()).toBe('4,991–5,000 of 10,000');
    type('');
    type('0');
    expect([range(), entry]).toEqual(['4,991–5,000 of 10,000', expect.objectContaining({ value: '0' })]);
    fireEvent.blur(entry);
    expect([range(), entry]).toEqual(['4,991–5,000 of 10,000', expect.objectContaining({ value: '0' })]);
    expect(entry).toBeInvalid();
    expect(entry).toHaveAccessibleDescription('Enter a page from 1 to 1,000');
    type('');
    expect(entry).toBeValid();
    fireEvent.blur(entry);
    expect(entry).toHaveValue('500');
    type('1001');
    // The Enter that ends a composition is the keyboard's own.
    fireEvent.keyDown(entry, { key: 'Enter', keyCode: 229 });
    expect(entry).toBeValid();
    fireEvent.keyDown(entry, { key: 'Enter' });
    expect(entry).toBeInvalid();
    fireEvent.blur(entry);
    press('Next');
    expect([range(), entry]).toEqual(['5,001–5,010 of 10,000', expect.objectContaining({ value: '501' })]);
    press('Previous');
    expect(entry).toHaveValue('500');
    expect(entry).toBeValid();
    type('٧');
    expect(range()).toBe('61–70 of 10,000');
    type('1,000');
    expect(range()).toBe('9,991–10,000 of 10,000');
    type('1,2');
    expect([range(), entry]).toEqual(['9,991–10,000 of 10,000', expect.objectContaining({ value: '1,2' })]);
  });

  it('selects the number of the page at a press, so that the next key replaces it, but not what is being typed', () => {
    render(<Claims total={200} />);
    const entry = screen.getByLabelText<HTMLInputElement>('Page (1 to 20)');
    const selected = () => entry.value.slice(entry.selectionStart ?? 0, entry.selectionEnd ?? 0);
    fireEvent.click(entry);
    expect(selected()).toBe('1');
    fireEvent.change(entry, { target: { value: '12' } });
    entry.setSelectionRange(1, 1);
    fireEvent.click(entry);
    expect(selected()).toBe('');
    fireEvent.blur(entry);
    fireEvent.click(entry);
    expect(selected()).toBe('12');
  });

  it.each<readonly [Language, string]>([
    [english, '9,991–10,000 of 10,000'],
    [spanish, '9,991–10,000 de 10,000'],
  ])('separates the thousands of a range with commas in both languages @INPUT-30', (language, words) => {
    const page = pageOf(Array.from({ length: 10_000 }), { index: 999, size: 10 });
    render(
      <LanguageContext value={language}>
        <Pagination page={page} onTurn={() => undefined} of="" />
      </LanguageContext>,
    );
    expect(range()).toBe(words);
  });
});
