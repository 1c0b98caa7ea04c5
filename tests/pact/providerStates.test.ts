import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { committedPact, readPact } from '../../scripts/pact/pactFile';
import { providerStatesPage, undescribedStates } from '../../scripts/pact/providerStates';

const page = path.join(__dirname, '../../pacts/PROVIDER-STATES.md');

describe('PROVIDER-STATES.md', () => {
  it('describes every state that the pact uses, and no other', () => {
    expect(undescribedStates(readPact(committedPact))).toEqual({ missing: [], idle: [] });
  });

  it('is what the pact says', () => {
    const text = providerStatesPage(readPact(committedPact));
    if (process.env['PACT_WRITE'] === '1') writeFileSync(page, text);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
