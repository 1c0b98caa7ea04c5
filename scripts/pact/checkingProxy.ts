import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callOfExchange, describedReply, replyProblems, saidIn } from './contract';
import { fetchPatiently } from './fetchPatiently';
import { budgetOf, noAnswer } from './noAnswer';
import type { Pact } from './pactFile';

/** Headers that belong to one connection, or that `fetch` makes by itself. */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'trailer',
  'upgrade',
  'content-length',
  'content-encoding',
  'host',
]);

/** Each call has a connection of its own: a provider may close one between two calls. */
const passedOn = (headers: IncomingHttpHeaders): Headers => {
  const passed = new Headers({ connection: 'close' });
  for (const [name, value] of Object.entries(headers))
    if (!ofTheConnection.has(name) && value !== undefined) passed.set(name, [value].flat().join(', '));
  return passed;
};

/** What the proxy has seen of one interaction. */
export interface Seen {
  /** Why a state could not be entered. */
  readonly state?: string;
  /** Why the portal could not use the reply. */
  readonly problems: readonly string[];
  /** "GET /api/claims answered 404 (There is no such claim.)" */
  readonly reply?: string;
  readonly failure?: { readonly status: number; readonly code: string; readonly message: string };
}

export interface CheckingProxy {
  readonly url: string;
  /** The states endpoint for the verifier. */
  readonly statesUrl: string;
  /** The replies so far that the portal could not use. */
  readonly problems: () => readonly string[];
  /** The calls and states of the interaction with this description, if `marked` has made the pact. */
  readonly seen: (description: string) => Seen;
  /** For how many milliseconds each call took at most. */
  readonly durations: () => ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

/** A state of the proxy's own, which names the interaction that follows. */
const MARKER = 'the-interaction';

/** The pact with a first state in each interaction, by which the proxy knows the interaction. The provider does not see it. */
export const marked = (pact: Pact): Pact => ({
  ...pact,
  interactions: pact.interactions.map((interaction) => ({
    ...interaction,
    providerStates: [
      { name: MARKER, params: { description: interaction.description } },
      ...(interaction.providerStates ?? []),
    ],
  })),
});

const json = { 'Content-Type': 'application/json' };

/** Where the states are entered: at an address, or nowhere, because the values of the account are known. */
interface States {
  readonly url?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** What the proxy notes: for the whole run, and for the interaction that the verifier is at. */
class Notes {
  readonly problems = new Set<string>();
  readonly durations = new Map<string, number>();
  readonly seen = new Map<string, Seen>();
  interaction = '';

  note(more: Partial<Seen>): void {
    this.seen.set(this.interaction, { problems: [], ...this.seen.get(this.interaction), ...more });
  }
}

const enterState = async (
  sent: string,
  response: ServerResponse,
  { url, values }: States,
  notes: Notes,
): Promise<void> => {
  const { state = '', params } = JSON.parse(sent) as { state?: string; params?: { description?: string } };
  if (state === MARKER) notes.interaction = params?.description ?? '';
  if (state === MARKER || values) {
    response.writeHead(200, json).end(JSON.stringify(state === MARKER ? {} : values));
    return;
  }
  try {
    const reply = await fetch(url ?? '', { method: 'POST', headers: json, body: sent });
    const received = await reply.text();
    if (!reply.ok) notes.note({ state: `The state "${state}" answered ${describedReply(reply.status, received)}.` });
    response.writeHead(reply.status, json).end(received);
  } catch (failure) {
    notes.note({ state: `The state "${state}" ${noAnswer(failure, 0)}.` });
    response.writeHead(502).end();
  }
};

const passOn = async (
  request: IncomingMessage,
  sent: string,
  response: ServerResponse,
  provider: string,
  notes: Notes,
): Promise<void> => {
  const { method = '', url: path = '' } = request;
  const call = callOfExchange({ method, path });
  const patience = budgetOf(method, path);
  const begun = performance.now();
  const refuse = (problems: readonly string[]): void => {
    for (const problem of problems) notes.problems.add(problem);
    notes.note({ problems });
    response.writeHead(500, json).end(JSON.stringify({ message: problems[0] }));
  };
  try {
    const body = sent === '' ? {} : { body: sent };
    const headers = passedOn(request.headers);
    const reply = await fetchPatiently(provider + path, () => ({
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...body,
    }));
    const received = await reply.text();
    notes.durations.set(call, Math.max(notes.durations.get(call) ?? 0, performance.now() - begun));
    const { status, headers: answered } = reply;
    const failure = { status, ...saidIn(received) };
    notes.note({ reply: `${call} answered ${describedReply(status, received)}`, failure });
    const problems = path.startsWith('/api/')
      ? replyProblems({ method, path, sent, status, headers: answered, received })
      : [];
    if (problems.length > 0) return refuse(problems);
    for (const [name, value] of answered) if (!ofTheConnection.has(name)) response.setHeader(name, value);
    response.writeHead(status).end(received);
  } catch (failure) {
    refuse([`${call} ${noAnswer(failure, patience)}.`]);
  }
};

/**
 * Stands between a Pact verifier and a provider, and checks every reply against the OpenAPI file. A reply that the portal could not use
 * becomes a 500 that says why, so that the interaction fails. It follows no redirect.
 */
export const checkingProxy = async (provider: string, states: States = {}): Promise<CheckingProxy> => {
  const notes = new Notes();
  const { url: statesUrl = `${provider}/_pact/states`, values } = states;
  const server = createServer((request, response) => {
    void text(request).then((sent) =>
      request.url === '/_verified/states'
        ? enterState(sent, response, { url: statesUrl, values }, notes)
        : passOn(request, sent, response, provider, notes),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    statesUrl: `${url}/_verified/states`,
    problems: () => [...notes.problems],
    seen: (description) => notes.seen.get(description) ?? { problems: [] },
    durations: () => notes.durations,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
