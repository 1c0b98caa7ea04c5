import { readFileSync } from 'node:fs';
import { personaDescriptions } from './personaDescriptions';

describe('docs/accounts.md', () => {
  it('lists every account as the portal does @CONFIG-24', () => {
    const page = readFileSync('docs/accounts.md', 'utf8').replaceAll('`', '');
    const rows = [...page.matchAll(/^\| ((?:ny|nj|il)-\w+) \| (.*) \|$/gm)].map(([, name, text]) => [name, text]);
    expect(rows).toEqual(Object.entries(personaDescriptions));
  });
});
