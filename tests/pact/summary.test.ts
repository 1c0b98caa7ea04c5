import type { PactInteraction } from '../../scripts/pact/pactFile';
import { type Outcome, summary } from '../../scripts/pact/summary';
import { failuresIn } from '../../scripts/pact/verifyProvider';

const interaction = (description: string, status: number): PactInteraction => ({
  description,
  request: { method: 'GET', path: '/api/claims/C-1' },
  response: { status },
});

const found = interaction('a customer reads a claim', 200);
const missing = interaction('a customer reads a claim that does not exist', 404);

const outcome = (changes: Partial<Outcome>): Outcome => ({
  interactions: [found, missing],
  failures: new Map(),
  obstacles: [],
  again: 'npm run pact:verify --',
  ...changes,
});

const hint = 'refusals alone, which a missing call passes too';

describe('The summary of a verification', () => {
  it.each([
    ['no success is verified', { interactions: [missing] }],
    ['the success fails', { failures: new Map([[found.description, 'has status code 200']]) }],
  ])('says when refusals alone have passed: %s', (_, changes) => {
    expect(summary(outcome(changes))).toContain(hint);
  });

  it.each([
    ['a success has passed as well', {}],
    ['nothing has passed', { interactions: [found], failures: new Map([[found.description, 'has status code 200']]) }],
  ])('does not say it when %s', (_, changes) => {
    expect(summary(outcome(changes))).not.toContain(hint);
  });
});

const said = (parts: string): string =>
  `Failures:\n\n1) Verifying a pact between portal and api Given any-customer - ${found.description}\n${parts}\nThere were 1 pact failures\n`;

const pact = { consumer: { name: 'portal' }, provider: { name: 'api' }, interactions: [found, missing] };

describe('The reason of a failure', () => {
  const body =
    '    1.1) has a matching body\n           $ -> Actual map is missing the following keys: data\n    {}\n\n';
  const status = '    1.2) has status code 200\n           expected 200 but was 404\n\n';

  it('is the status alone where it is wrong, because the body of a refusal explains nothing', () => {
    const reason = failuresIn(said(body + status), pact).get(found.description);
    expect(reason).toBe('    has status code 200\n           expected 200 but was 404');
  });

  it('is everything that differs where the status is right', () => {
    const header = '    1.2) includes header Content-Type\n           expected json\n\n';
    const reason = failuresIn(said(body + header), pact).get(found.description);
    expect(reason).toMatch(/has a matching body[^]*includes header Content-Type/);
    expect(reason).not.toContain('There were');
  });
});
