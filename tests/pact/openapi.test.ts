import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { differences } from '../../scripts/pact/compare';
import { committedPact } from '../../scripts/pact/pactFile';
import { readOpenApi } from '../../scripts/pact/readOpenApi';

const contract = path.join(__dirname, '../../openapi/portal-api.yaml');

const problems = (pact: string): Promise<readonly string[]> => differences(readOpenApi(contract), pact);

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
  ])('fails when %s', async (_, from, to) => {
    expect(pact).toContain(from);
    expect(await problems(pact.replaceAll(from, to))).not.toEqual([]);
  });
});

describe('The OpenAPI file of a backend', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearthside-openapi-'));
  const own = readFileSync(contract, 'utf8');
  const claim = '    FiledClaim:\n      type: object\n      required: [claimNumber]\n      properties:\n';

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The differences of files, of which the first is compared. */
  const said = (...files: readonly (readonly [name: string, text: string])[]): Promise<readonly string[]> => {
    for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
    return differences(readOpenApi(path.join(folder, files[0]?.[0] ?? '')), pact);
  };

  it('may have its path in the address of the server', async () => {
    const text = own.replaceAll(/^ {2}\/api\//gm, '  /').replace('- url: /\n', '- url: https://insurer.example/api\n');
    expect(text).not.toBe(own);
    expect(await said(['server.yaml', text])).toEqual([]);
  });

  it('may have parts in other files', async () => {
    expect(own).toContain(claim);
    const text = own.replace(
      "data: { $ref: '#/components/schemas/FiledClaim' }",
      "data: { $ref: './claims.yaml#/FiledClaim' }",
    );
    const part = (field: string) =>
      `FiledClaim:\n  type: object\n  required: [${field}]\n  properties:\n    ${field}: { $ref: '#/Number' }\nNumber: { type: string }\n`;
    expect(await said(['parts.yaml', text], ['claims.yaml', part('claimNumber')])).toEqual([]);
    expect(await said(['parts.yaml', text], ['claims.yaml', part('claimNo')])).not.toEqual([]);
  });

  it('is told call and field of a difference', async () => {
    const [difference = ''] = await said([
      'named.yaml',
      own
        .replace(claim, claim.replace('[claimNumber]', '[claimNo]').concat('        claimNo: { type: string }\n'))
        .replace('        claimNumber: { type: string, minLength: 1 }\n    ClaimsReply:', '    ClaimsReply:'),
    ]);
    expect(difference).toContain('a customer files a claim');
    expect(difference).toContain('POST /api/claims, response.body.data.claimNumber:');
  });
});
