/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { memoryCustomer } from '../../../tests/support/memoryCustomer';
import { randomIds } from '../../adapters/browser/randomIds';
import { NavigationBridge } from '../shell/NavigationBridge';
import { RouterNavigation } from './Navigation';
import { Redirect } from './Redirect';

let isFiled = false;

const Place = () => {
  const { pathname } = useLocation();
  return isFiled && pathname.startsWith('/claim/report/') ? <Redirect to="claim" /> : <h1>{pathname}</h1>;
};

/** Opens the first address, and follows links to the others. */
const visit = async (first: string, ...others: readonly string[]) => {
  isFiled = false;
  window.history.replaceState(null, '', first);
  const { record } = await memoryCustomer('nj-current');
  const navigation = new RouterNavigation(record.entryStates, randomIds);
  render(
    <BrowserRouter>
      <NavigationBridge navigation={navigation} />
      <Place />
    </BrowserRouter>,
  );
  for (const address of others) act(() => navigation.follow(address, undefined));
  return navigation;
};

const expectScreen = async (pathname: string): Promise<void> => {
  expect(await screen.findByRole('heading', { name: pathname })).toBeVisible();
  expect(window.location.pathname).toBe(pathname);
};

const steps = ['/claim/report/what', '/claim/report/when'];

describe('Redirect @SHELL-66', () => {
  it('leads a customer who followed a link to another screen, in place of the entry', async () => {
    const navigation = await visit('/home');
    isFiled = true;
    act(() => navigation.follow('/claim/report/what', undefined));
    await expectScreen('/claim');
    act(() => window.history.back());
    await expectScreen('/home');
  });

  it('leads who goes back to where the steps began, with one press', async () => {
    await visit('/home', '/policy', ...steps, '/billing');
    isFiled = true;
    act(() => window.history.back());
    await expectScreen('/policy');
    act(() => window.history.back());
    await expectScreen('/home');
  });

  it('leads who goes forward to another screen', async () => {
    await visit('/policy', ...steps, '/billing');
    isFiled = true;
    act(() => window.history.back());
    await expectScreen('/policy');
    act(() => window.history.forward());
    await expectScreen('/claim');
  });

  it('leads who cannot go further back to another screen', async () => {
    await visit('/claim/report/what', '/billing');
    isFiled = true;
    act(() => window.history.back());
    await expectScreen('/claim');
  });
});

describe('Back @SHELL-66', () => {
  it('passes a second entry of the screen that shows', async () => {
    const navigation = await visit('/home', '/billing', '/billing/payment');
    act(() => navigation.go('billing', { replace: true, state: { payment: 'changed' } }));
    await expectScreen('/billing');
    act(() => window.history.back());
    await expectScreen('/home');
  });
});
