import { readFileSync } from 'node:fs';
import { faultTable } from '../../src/adapters/faults/faultTable';

const page = readFileSync('docs/requirements/faults.md', 'utf8');

describe('The table of faults @FAULT-45', () => {
  it('lists every fault of the code with its description, in order', () => {
    const documented = [...page.matchAll(/^\| (K\d+(?:-\w+)?) \| ([^|:]+?)(?::[^|]*)? \| [^|]+ \|$/gm)];
    const known = Object.entries(faultTable).map(([code, { text }]) => [code, text]);
    expect(documented.map(([, code, text]) => [code, text])).toEqual(known);
  });
});
