/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { renderHook } from '@testing-library/react';
import type { EarlyLogin, Handover } from './early/EarlyLogin';
import type { LoginViewModel } from './LoginViewModel';
import { useTakeOver } from './useTakeOver';

const typed: Handover = { credentials: { userName: 'ada@example.com', password: '' }, submitted: undefined };

/** The portal's login screen comes while something is pressed on the early one; what happens is noted in its order. */
const come = (handover: Handover | undefined) => {
  const order: string[] = [];
  let letGo: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const early: EarlyLogin = {
    atRest: () => rest,
    handOver: () => handover,
    leave: () => order.push('the early login leaves'),
  };
  const viewModel = {
    takeOver: ({ credentials }: Handover) => order.push(`${credentials.userName} is taken over`),
  } as unknown as LoginViewModel;
  renderHook(() => useTakeOver(viewModel, early));
  return { order, letGo };
};

const soon = () => new Promise((resolve) => setTimeout(resolve));

describe('Taking over from the early login', () => {
  it('waits until nothing is pressed, takes what was typed, and lets the early login go after that', async () => {
    const { order, letGo } = come(typed);
    await soon();
    expect(order).toEqual([]);
    letGo();
    await soon();
    expect(order).toEqual(['ada@example.com is taken over', 'the early login leaves']);
  });

  it('does nothing where the early login has left already', async () => {
    const { order, letGo } = come(undefined);
    letGo();
    await soon();
    expect(order).toEqual([]);
  });
});
