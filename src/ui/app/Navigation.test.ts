import type { NavigateFunction } from 'react-router-dom';
import { RouterNavigation } from './Navigation';
import { notFoundAddress } from './routes';

const open = () => {
  const went: unknown[][] = [];
  const navigation = new RouterNavigation();
  const router: NavigateFunction = (...to: unknown[]) => void went.push(to);
  return { navigation, went, detach: navigation.attach(router) };
};

describe('RouterNavigation', () => {
  it('goes to the address of a route, with its state, as a step of its own or in place of this one', () => {
    const { navigation, went } = open();
    navigation.go('claimSummary');
    navigation.go('login', { state: { notice: 'signedOut' }, replace: true });
    expect(went).toEqual([
      ['/claim/report/summary', { state: undefined, replace: false }],
      ['/', { state: { notice: 'signedOut' }, replace: true }],
    ]);
  });

  it('goes to an address that is no route when something is not found', () => {
    const { navigation, went } = open();
    navigation.go('pageNotFound');
    expect(went).toEqual([[notFoundAddress, { state: undefined, replace: false }]]);
  });

  it('goes back', () => {
    const { navigation, went } = open();
    navigation.back();
    expect(went).toEqual([[-1]]);
  });

  it('is under way until the router shows the place', () => {
    const { navigation } = open();
    expect(navigation.isUnderWay).toBe(false);
    navigation.go('login');
    expect(navigation.isUnderWay).toBe(true);
    navigation.arrived();
    expect(navigation.isUnderWay).toBe(false);
  });

  it('goes nowhere without a router', () => {
    const { navigation, went, detach } = open();
    detach();
    navigation.go('home');
    navigation.back();
    expect(went).toEqual([]);
    expect(navigation.isUnderWay).toBe(false);
  });
});
