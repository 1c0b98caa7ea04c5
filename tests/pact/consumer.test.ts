import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ApiFailure } from '../../src/application/ApiFailure';
import { oneId } from '../support/FakeNetwork';
import type { Interaction } from './Interaction';
import { interactions } from './interactions/interactions';
import { exampleOf, openPact } from './writePact';

// A server answers here, on whatever else the machine has to do.
jest.setTimeout(60_000);

const committed = path.join(__dirname, '../../pacts/hearthside-portal-hearthside-api.json');

const pact = openPact();

afterAll(() => pact.discard());

const expectOutcome = (outcome: unknown, { outcome: expected }: Interaction): void => {
  if ('value' in expected) {
    expect(outcome).toEqual(expected);
    return;
  }
  const { failure } = outcome as { readonly failure: unknown };
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ details: expected.failure });
};

describe('the portal, over HTTP', () => {
  it('has a description of its own for every interaction', () => {
    const descriptions = interactions.map(({ description }) => description);
    expect(descriptions).toEqual([...new Set(descriptions)]);
  });

  it.each(interactions.map((interaction) => [interaction.description, interaction] as const))(
    '%s',
    async (_, interaction) => {
      const { outcome, sent } = await pact.play(interaction);
      expectOutcome(outcome, interaction);

      // Requests are exact, where the pact itself lets the provider's state decide a value and where it ignores more headers.
      const { method, query, headers = {}, body } = interaction;
      const address = `${String(exampleOf(interaction.path))}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
      expect({ method: sent.method, path: sent.path, body: sent.body }).toEqual({
        method,
        path: address,
        body: exampleOf(body),
      });
      expect(sent.headers.get('x-correlation-id')).toBe(oneId.next());
      // A backend may ignore the name of a call, so the pact does not ask for it.
      sent.headers.delete('x-correlation-id');
      const own = [...sent.headers.keys()].filter((name) => name.startsWith('x-') || name === 'idempotency-key');
      expect(Object.fromEntries(own.map((name) => [name, sent.headers.get(name)]))).toEqual(
        Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), exampleOf(value)])),
      );
    },
  );

  it('does not take a request whose field has another name', async () => {
    const [signIn] = interactions;
    const other = openPact();
    try {
      const renamed = { ...signIn, body: { username: 'nj-current@example.com', password: 'Hearth-2026!' } };
      await expect(other.play(renamed as Interaction)).rejects.toThrow('userName');
    } finally {
      other.discard();
    }
  });

  it('expects what the committed pact says', () => {
    const text = pact.text();
    if (process.env['PACT_WRITE'] === '1') writeFileSync(committed, text);
    expect(text).toBe(readFileSync(committed, 'utf8'));
  });
});
