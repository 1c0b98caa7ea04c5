import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { httpGateways } from '../../src/adapters/http/httpGateways';
import { callOf } from '../contract/apiCalls';
import { data, sessionSlot, oneId } from '../support/FakeNetwork';
import { everyObject } from './everyObject';
import { type Interaction, session } from './Interaction';

process.env['PACT_DO_NOT_TRACK'] = 'true';

const consumer = 'hearthside-portal';
const provider = 'hearthside-api';

/** A request as it left the portal. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What an exact request has in the place of each matcher: its example. */
export const exampleOf = (template: unknown): unknown =>
  template === undefined ? undefined : MatchersV3.reify(template);

/** Pacts of one run, in a folder of their own: what an earlier run left would stay in the file. */
export const openPact = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthside-pact-'));
  const pact = new PactV4({
    consumer,
    provider,
    dir,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });

  const played = new Map<string, Interaction>();

  /** Returns the portal's result for the reply, and every request that it sent. */
  const play = async (interaction: Interaction) => {
    const { given, description, method, query, headers, body, status = 200, reply, act, as = session } = interaction;
    played.set(description, interaction);
    const begun = given.reduce(
      (builder, state) =>
        typeof state === 'string'
          ? builder.given(state)
          : builder.given(state[0], { ...state[1] } as Parameters<typeof builder.given>[1] & object),
      pact.addInteraction(),
    );
    const sent: SentRequest[] = [];
    let outcome: unknown;

    await begun
      .uponReceiving(description)
      .withRequest(method, interaction.path, (request) => {
        if (query) request.query(query);
        if (headers) request.headers(headers);
        if (body !== undefined) request.jsonBody(body);
      })
      .willRespondWith(status, (response) => {
        if (reply === undefined) return;
        response.headers({
          'Content-Type': MatchersV3.regex('^[aA]pplication/(.+\\+)?[jJ][sS][oO][nN].*$', 'application/json'),
        });
        response.jsonBody(reply);
      })
      .executeTest(async (server) => {
        const send = async (request: Request): Promise<Response> => {
          const { pathname, search } = new URL(request.url);
          const text = await request.clone().text();
          sent.push({
            method: request.method,
            path: pathname + search,
            headers: new Headers(request.headers),
            body: text === '' ? undefined : (JSON.parse(text) as unknown),
          });
          // The contract has one request to an interaction: the refresh and the retry that may follow are answered here.
          if (sent.length > 1) return answerAfterwards(request, interaction);
          return withMore(await fetch(request), interaction.either);
        };
        const gateways = httpGateways({
          fetch: send,
          baseUrl: server.url,
          session: sessionSlot(as === 'a stranger' ? undefined : as),
          ids: oneId,
        });
        outcome = await act(gateways, new AbortController().signal).then(
          (value) => ({ value }),
          (failure: unknown) => ({ failure }),
        );
      });

    return { outcome, sent };
  };

  return {
    play,
    /** The pact of everything that was played, always in the same bytes. */
    text: (): string => canonical(readFileSync(path.join(dir, `${consumer}-${provider}.json`), 'utf8'), played),
    discard: () => rmSync(dir, { recursive: true, force: true }),
  };
};

/** The mock's reply with more in `data` than the contract asks for. */
const withMore = async (response: Response, more: object | undefined): Promise<Response> => {
  if (more === undefined) return response;
  const { data: answered } = (await response.json()) as { readonly data: object };
  return data({ ...answered, ...more });
};

const answerAfterwards = (request: Request, { afterRefresh }: Interaction): Response =>
  new URL(request.url).pathname === '/api/auth/user/token'
    ? data({ authToken: 'auth-2', accessToken: 'access-2', refreshToken: 'refresh-2' })
    : data(afterRefresh);

const sortedKeys = (value: unknown): unknown =>
  everyObject(value, (entries) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

interface WrittenInteraction {
  readonly description: string;
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly matchingRules?: object };
}

/** The library can match one status alone; the pact format knows classes of them. */
const withStatusClass = (interaction: WrittenInteraction, status: Interaction['statusClass']): WrittenInteraction => {
  if (status === undefined) return interaction;
  const { response } = interaction;
  const rule = { combine: 'AND', matchers: [{ match: 'statusCode', status }] };
  return { ...interaction, response: { ...response, matchingRules: { ...response.matchingRules, status: rule } } };
};

/** Interactions by description, keys by name: the pact library writes both in any order. */
const canonical = (text: string, played: ReadonlyMap<string, Interaction>): string => {
  const pact = JSON.parse(text) as { readonly interactions: readonly WrittenInteraction[] };
  const interactions = pact.interactions
    .map((interaction) => {
      const { description, request } = interaction;
      const { statusClass, either, says } = played.get(description) ?? {};
      return {
        ...withStatusClass(interaction, statusClass),
        comments: {
          call: callOf(`${request.method} ${request.path}`) ?? '',
          ...(either && { either }),
          ...(says && { says }),
        },
      };
    })
    .toSorted((a, b) => (a.description < b.description ? -1 : 1));
  return `${JSON.stringify(sortedKeys({ ...pact, interactions }), null, 2)}\n`;
};
