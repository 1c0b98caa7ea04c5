import { type PactInteraction, statusesOf } from '../../scripts/pact/pactFile';
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

describe('A fault', () => {
  const fault = (value: string, row = 0) =>
    `    GET /api/claims (200): data[${row}].createdAt is "${value}", expected a moment.`;
  const failing = (...reasons: readonly string[]) =>
    summary(
      outcome({
        failures: new Map(reasons.map((reason, index) => [[found, missing][index]?.description ?? '', reason])),
      }),
    );

  it('is said once, whatever its values, and tied to each of its interactions', () => {
    const text = failing(fault('2026-10-02'), fault('2026-10-03', 2));
    expect(text.match(/createdAt is/g)).toHaveLength(1);
    expect(text).toContain(`✗ ${missing.description}\n    the same fault as in “${found.description}”`);
  });

  it('is said again where it differs, and where the verifier says it', () => {
    expect(failing(fault('x'), fault('x').replace('createdAt', 'status'))).not.toContain('the same fault');
    const parts = '    has a matching body\n           $ -> expected a list, expected [] but was {}';
    expect(failing(parts, parts).match(/a matching body/g)).toHaveLength(2);
  });
});

describe('The states in the summary', () => {
  const text = summary(
    outcome({
      obstacles: [
        { interaction: found, states: [{ state: 'code-sent', reason: 'is not known' }] },
        { interaction: missing, states: [{ state: 'ny-invited', reason: 'answered 500 (KeyError)' }] },
      ],
    }),
  );

  it('are handlers to fill in where the provider does not know them', () => {
    expect(text).toContain("'code-sent': async (params) => ({ confirmationCode: '…' }),");
    expect(text).not.toContain("'ny-invited': async");
  });

  it('have a reason where the provider knows them', () => {
    expect(text).toContain('could not enter:\n  "ny-invited" answered 500 (KeyError).');
  });
});

describe('The end of a verification', () => {
  it('names the next step if everything is verified, and only then', () => {
    expect(summary(outcome({ next: 'the stories.' }))).toContain('Next: the stories.');
    expect(summary(outcome({ next: 'the stories.', failures: new Map([[found.description, 'x']]) }))).not.toContain(
      'Next:',
    );
  });

  it('names a call that keeps a customer waiting', () => {
    const durations = new Map([
      ['GET /api/claims', 12_340],
      ['GET /api/policies', 9000],
    ]);
    const text = summary(outcome({ durations }));
    expect(text).toContain('! GET /api/claims took 12.3 s.');
    expect(text).not.toContain('/api/policies took');
  });
});

describe('The statuses that pass', () => {
  const accepting = (status: unknown) => ({
    ...missing,
    response: { status: 404, matchingRules: { status: { matchers: [{ status }] } } },
  });

  it.each<[string, PactInteraction, string]>([
    ['one', missing, '404'],
    ['several', accepting([400, 401, 403]), '400, 401 or 403'],
    ['two', accepting([403, 404]), '403 or 404'],
    ['a class', accepting('success'), 'a success (2xx)'],
    ['many', accepting([400, 402, 403, 405, 409, 410, 422]), 'a refusal such as 400, 403, 409 or 422, not 401 or 404'],
    ['many, with 404', accepting([400, 402, 403, 404, 409, 410, 422]), 'or 422, not 401'],
  ])('are named: %s', (_, interaction, expected) => {
    expect(statusesOf(interaction)).toContain(expected);
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
