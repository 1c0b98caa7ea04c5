import { sourcesIn } from '../../../tests/support/sourcesIn';

test('A list without marks is still a list for VoiceOver in Safari @SHELL-71', () => {
  const styles = sourcesIn('src', '.css');
  expect(styles.find(({ file }) => file.endsWith('base.css'))?.source).toContain("ul {\n  list-style-type: '';\n}");
  expect(styles.filter(({ source }) => /list-style[\w-]*:[^;]*none/.test(source))).toEqual([]);
});
