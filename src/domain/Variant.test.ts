import { testVariant } from '../../tests/support/testVariant';
import { type VariantsByHost, displayName, offersAction, variantOfHost } from './Variant';

const newYork = testVariant;
const newJerseyIllinois = { ...testVariant, productName: 'Hearthside Home Systems' };

const configuration: VariantsByHost = {
  hosts: { localhost: 'newYork', 'ny.localhost': 'newYork', 'nj.localhost': 'newJerseyIllinois' },
  variants: { newYork, newJerseyIllinois },
};

describe('variantOfHost', () => {
  it.each([
    ['localhost', newYork],
    ['ny.localhost', newYork],
    ['nj.localhost', newJerseyIllinois],
  ])('serves %s', (host, variant) => {
    expect(variantOfHost(configuration, host)).toBe(variant);
  });

  it.each([
    '127.0.0.1',
    'example.com',
    'ny.localhost.example.com',
    'sub.ny.localhost',
    'localhost:8080',
    'newYork',
    '',
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__',
  ])('does not recognise %j @CONFIG-2', (host) => {
    expect(variantOfHost(configuration, host)).toBeUndefined();
  });
});

describe('displayName', () => {
  it('ends in the service mark if the variant has one @CONFIG-6', () => {
    expect(displayName({ ...newYork, productName: 'Home Protection', serviceMark: true })).toBe('Home Protection℠');
    expect(displayName({ ...newYork, productName: 'Home Systems', serviceMark: false })).toBe('Home Systems');
  });
});

describe('offersAction', () => {
  const actions = [
    { label: 'Cancel my policy', route: '/policy/cancel' },
    { label: 'Move house', route: '/policy/move' },
  ];

  it.each([
    ['/policy/cancel', true],
    ['/policy/edit', false],
    ['/policy', false],
    ['/policy/cancel/', false],
  ])('%s: %s', (route, isOffered) => {
    expect(offersAction(actions, route)).toBe(isOffered);
  });
});
