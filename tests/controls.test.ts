import { readFileSync } from 'node:fs';

interface Control {
  readonly guard: string;
  readonly file: string;
  readonly from?: string;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const controls = JSON.parse(read('tests/controls.json')) as readonly Control[];
const inSources = controls.filter(({ file }) => !file.startsWith('dist/'));

describe('tests/controls.json', () => {
  it.each(inSources)('still finds where to plant the fault: $guard @SAFE-39', ({ file, from = '' }) => {
    expect(read(file)).toMatch(new RegExp(from));
  });
});
