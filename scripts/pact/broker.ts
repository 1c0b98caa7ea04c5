import { setTimeout } from 'node:timers/promises';

/** Characters of what the broker says that are printed. */
const LONGEST_TEXT = 1000;

/** What the scripts ask of a Pact Broker, by its HTTP interface (https://docs.pact.io/pact_broker). */
export interface Broker {
  /** "https://broker.example.com", without a slash at the end. */
  readonly url: string;
  readonly token?: string | undefined;
  readonly username?: string | undefined;
  readonly password?: string | undefined;
}

/** A token wins over a user name and a password. */
const authorization = ({ token, username, password = '' }: Broker): Record<string, string> => {
  if (token) return { Authorization: `Bearer ${token}` };
  if (!username) return {};
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
};

/** In one line, without the characters that a terminal or a build server would obey. */
const plain = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').slice(0, LONGEST_TEXT);

interface Version {
  readonly pacticipant: string;
  readonly version: string;
}

const ask = async (broker: Broker, method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(broker.url + path, {
    method,
    headers: { Accept: 'application/hal+json', 'Content-Type': 'application/json', ...authorization(broker) },
    body: body === undefined ? null : JSON.stringify(body),
    // A redirected POST becomes a GET, whose 200 would pass for a publication.
    redirect: 'manual',
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The broker answered ${String(response.status)} to ${method} ${path}: ${plain(text)}`);
  return text === '' ? {} : (JSON.parse(text) as unknown);
};

/** Publishes a pact under a version and a branch of its consumer. */
export const publishPact = (
  broker: Broker,
  { version, branch }: { readonly version: string; readonly branch: string },
  pact: { readonly text: string; readonly consumer: string; readonly provider: string },
): Promise<unknown> => {
  const contract = {
    consumerName: pact.consumer,
    providerName: pact.provider,
    specification: 'pact',
    contentType: 'application/json',
    content: Buffer.from(pact.text).toString('base64'),
  };
  const publisher = { pacticipantName: pact.consumer, pacticipantVersionNumber: version, branch };
  return ask(broker, 'POST', '/contracts/publish', { ...publisher, contracts: [contract] });
};

/**
 * Whether every partner in the environment has been verified with this version; `reason` says why, or why not. While the broker does not
 * know yet, it is asked again.
 */
export const canIDeploy = async (
  broker: Broker,
  { pacticipant, version }: Version,
  environment: string,
  { times, wait = () => setTimeout(10_000) }: { times: number; wait?: () => Promise<void> } = { times: 0 },
): Promise<{ readonly deployable: boolean; readonly reason: string }> => {
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
    ['latestby', 'cvp'],
    ['environment', environment],
  ]);
  for (let again = times; ; again -= 1) {
    const { summary } = (await ask(broker, 'GET', `/matrix?${query.toString()}`)) as {
      readonly summary: { readonly deployable: boolean | null; readonly reason: string };
    };
    const { deployable, reason } = summary;
    if (deployable !== null || again === 0) return { deployable: deployable === true, reason: plain(reason) };
    await wait();
  }
};

/** Tells the broker that a version is now deployed to an environment. */
export const recordDeployment = async (broker: Broker, of: Version, environment: string): Promise<unknown> => {
  const { _embedded } = (await ask(broker, 'GET', '/environments')) as {
    readonly _embedded: { readonly environments: readonly { readonly uuid: string; readonly name: string }[] };
  };
  const known = _embedded.environments.find(({ name }) => name === environment);
  if (known === undefined) {
    const names = _embedded.environments.map(({ name }) => name).join(', ');
    throw new Error(`The broker knows no environment "${environment}"; it knows: ${names || 'none'}.`);
  }
  const version = `/pacticipants/${encodeURIComponent(of.pacticipant)}/versions/${encodeURIComponent(of.version)}`;
  return ask(broker, 'POST', `${version}/deployed-versions/environment/${encodeURIComponent(known.uuid)}`, {});
};
