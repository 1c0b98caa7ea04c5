/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton';

const open = (writeText?: (text: string) => Promise<void>) => {
  Object.defineProperty(navigator, 'clipboard', { value: writeText && { writeText }, configurable: true });
  render(<CopyButton value="HP-1" label="Copy the policy number" />);
};

const press = () => act(async () => screen.getByRole('button').click());

describe('CopyButton', () => {
  it('copies its value, and says so @INPUT-23', async () => {
    const copied: string[] = [];
    open(async (text) => void copied.push(text));
    expect(screen.getByRole('button', { name: 'Copy the policy number' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');

    await press();

    expect(copied).toEqual(['HP-1']);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('can be pressed again after 5 seconds, and says so again @INPUT-23', async () => {
    jest.useFakeTimers();
    open(async () => undefined);
    await press();
    act(() => {
      jest.advanceTimersByTime(4999);
    });
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(screen.getByRole('button', { name: 'Copy the policy number' })).toHaveTextContent('Copy');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    jest.useRealTimers();
  });

  it('says so where the browser refuses, and can be pressed again @INPUT-23', async () => {
    let isAllowed = false;
    open(() => (isAllowed ? Promise.resolve() : Promise.reject(new Error('not allowed'))));
    await press();
    expect(screen.getByRole('button', { name: 'Could not copy' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy');

    isAllowed = true;
    await press();
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  it('is absent in a browser without a clipboard', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
