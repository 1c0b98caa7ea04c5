/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './Dialog';

/** jsdom has no modal dialogs. The browser tests show what a browser does with one. */
const calls: string[] = [];
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (): void {
    calls.push('showModal');
    this.setAttribute('open', '');
    // Safari 16 focuses nothing deeper.
    this.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  HTMLDialogElement.prototype.close = function (): void {
    calls.push('close');
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
});

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Change</button>
      {isOpen && (
        <Dialog title="Update Email Address" onClose={() => setOpen(false)}>
          <div>
            <button>Next</button>
          </div>
        </Dialog>
      )}
    </>
  );
};

const open = (): HTMLElement => {
  calls.length = 0;
  render(<Page />);
  const opener = screen.getByText('Change');
  opener.focus();
  fireEvent.click(opener);
  return opener;
};

const escape = (): boolean => {
  const dialog = screen.getByRole('dialog');
  return fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
};

describe('Dialog', () => {
  it('is modal as soon as it is mounted, and named by its title', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Update Email Address' })).toBeVisible();
    expect(calls).toEqual(['showModal']);
  });

  it('leaves Escape to its owner, who closes it, and gives the focus back', () => {
    const opener = open();
    expect(screen.getByText('Next')).toHaveFocus();

    const wasLeftToTheBrowser = escape();

    expect(wasLeftToTheBrowser).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual(['showModal', 'close']);
    expect(opener).toHaveFocus();
  });

  it('holds the page behind it until the last dialog is closed @SHELL-63', () => {
    const { style } = document.documentElement;
    open();
    const { unmount } = render(
      <Dialog title="Are you still there?" onClose={() => undefined}>
        <button>Stay signed in</button>
      </Dialog>,
    );
    expect([style.overflow, style.scrollbarGutter]).toEqual(['hidden', 'stable']);
    unmount();
    expect([style.overflow, style.scrollbarGutter]).toEqual(['hidden', 'stable']);
    escape();
    expect([style.overflow, style.scrollbarGutter]).toEqual(['', '']);
  });

  it('lets the page go on where an extension has a dialog of its own @SHELL-63', () => {
    const foreign = Object.assign(document.createElement('dialog'), { open: true });
    open();
    const closed = screen.getByRole('dialog', { name: 'Update Email Address' });
    document.body.append(foreign);
    fireEvent(closed, createEvent('cancel', closed, { cancelable: true }));
    expect(document.documentElement.style.overflow).toBe('');
    foreign.remove();
  });

  it('stays open when the browser closes it and its owner does not', () => {
    open();
    screen.getByRole<HTMLDialogElement>('dialog').close();

    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.getByText('Next')).toHaveFocus();
    expect(calls).toEqual(['showModal', 'close', 'showModal']);
  });
});
