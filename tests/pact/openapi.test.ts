import { readFileSync } from 'node:fs';
import path from 'node:path';
import { differences } from '../../scripts/pact/compare';
import { committedPact } from '../../scripts/pact/pactFile';

const contract = path.join(__dirname, '../../openapi/portal-api.yaml');

const problems = (pact: string): Promise<readonly string[]> => differences(readFileSync(contract, 'utf8'), pact);

const pact = readFileSync(committedPact, 'utf8');

describe('the pact against the OpenAPI file', () => {
  it('asks for nothing that the contract does not have @WIRE-48', async () => {
    expect(await problems(pact)).toEqual([]);
  });

  it.each([
    [
      'a field of a request has another name',
      '"userName": "nj-current@example.com"',
      '"username": "nj-current@example.com"',
    ],
    ['a field of a reply has another name', '"claimNumber": "HC-204417"', '"claimNo": "HC-204417"'],
    ['a value is of another kind', '"dateOfLoss": "2026-11-14"', '"dateOfLoss": "14 November"'],
    ['a path does not exist', '"path": "/api/claims"', '"path": "/api/claim"'],
    ['a token is not sent', '"x-falcon-auth": [', '"x-other": ['],
  ])('fails when %s', async (_, from, to) => {
    expect(pact).toContain(from);
    expect(await problems(pact.replaceAll(from, to))).not.toEqual([]);
  });
});
