import { passwordRequirements } from '../../domain/session/passwordPolicy';
import { english } from '../text/english';
import { spanish } from '../text/spanish';
import { linesOfHint } from './linesOfHint';

describe('linesOfHint @SIGNIN-24', () => {
  it.each([english, spanish])('finds each requirement in the hint, in order ($code)', ({ words }) => {
    const phrases = passwordRequirements.map((requirement) => words[`reset.requirement.${requirement}`]);
    const lines = linesOfHint(words['reset.hint'], phrases);
    expect(lines.join('')).toBe(words['reset.hint']);
    phrases.forEach((phrase, index) => expect(lines[index + 1]?.startsWith(phrase)).toBe(true));
  });
});
