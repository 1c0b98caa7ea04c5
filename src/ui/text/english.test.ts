import { englishWords } from './english';
import * as billing from './english/billing';
import * as claims from './english/claims';
import * as errors from './english/errors';
import * as home from './english/home';
import * as policy from './english/policy';
import * as profile from './english/profile';
import * as session from './english/session';
import * as shell from './english/shell';

const keys = Object.entries<string>(englishWords);

describe('englishWords', () => {
  it.each(keys)('has words for %s', (_, words) => {
    expect(words.trim()).not.toBe('');
    expect(words).not.toMatch(/\{\s*\}|undefined|TODO|Lorem/);
  });

  it('has every brace in a placeholder', () => {
    const plain = keys.map(([key, words]) => [key, words.replaceAll(/\{[a-zA-Z]+\}/g, '')] as const);
    expect(plain.filter(([, words]) => /[{}]/.test(words))).toEqual([]);
  });

  it('has every key once, in one file', () => {
    const files = [billing, claims, errors, home, policy, profile, session, shell].flatMap((file) =>
      Object.values<object>(file).flatMap((words) => Object.keys(words)),
    );
    expect(files.filter((key, index) => files.indexOf(key) !== index)).toEqual([]);
    expect(files.toSorted()).toEqual(Object.keys(englishWords).toSorted());
  });
});
