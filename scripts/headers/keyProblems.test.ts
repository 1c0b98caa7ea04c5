import { keyProblems } from './keyProblems';
import { securityHeaders } from './securityHeaders';

const google = ['AIza', 'SyA-0123456789-0123456789_abcdefghi'].join('');
const policyFor = (publicKeys: { recurly: string; googlePlaces: string }): string =>
  securityHeaders('', { publicKeys })['Content-Security-Policy'] ?? '';

describe('keyProblems', () => {
  it.each([
    { recurly: '', googlePlaces: '' },
    { recurly: 'ewr1-abc', googlePlaces: google },
    { recurly: 'fra-abc', googlePlaces: google },
  ])('has none for %j under their own policy @CONFIG-37', (keys) => {
    expect(keyProblems(keys, policyFor(keys))).toEqual([]);
  });

  it('names each host that the policy lacks, such as the European one @CONFIG-37', () => {
    const american = policyFor({ recurly: 'ewr1-abc', googlePlaces: '' });
    expect(keyProblems({ recurly: 'fra-abc', googlePlaces: '' }, american)).toContain(
      'publicKeys.recurly: the policy does not allow https://api.eu.recurly.com',
    );
    expect(keyProblems({ recurly: '', googlePlaces: google }, american)).toContain(
      'publicKeys.googlePlaces: the policy does not allow https://maps.googleapis.com',
    );
  });
});
