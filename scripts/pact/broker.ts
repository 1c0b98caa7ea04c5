import { setTimeout } from 'node:timers/promises';

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

export interface Version {
  readonly pacticipant: string;
  readonly version: string;
}

const ask = async (broker: Broker, method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(broker.url + path, {
    method,
    headers: { Accept: 'application/hal+json', 'Content-Type': 'application/json', ...authorization(broker) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`The broker answered ${String(response.status)} to ${method} ${path}: ${text}`);
  return text === '' ? {} : (JSON.parse(text) as unknown);
};

const addressOf = ({ pacticipant, version }: Version): string =>
  `/pacticipants/${encodeURIComponent(pacticipant)}/versions/${encodeURIComponent(version)}`;

/** Publishes a pact under a version and a branch of its consumer. */
export const publishPact = async (
  broker: Broker,
  { version, branch }: { readonly version: string; readonly branch: string },
  pact: { readonly text: string; readonly consumer: string; readonly provider: string },
): Promise<void> => {
  await ask(broker, 'POST', '/contracts/publish', {
    pacticipantName: pact.consumer,
    pacticipantVersionNumber: version,
    branch,
    contracts: [
      {
        consumerName: pact.consumer,
        providerName: pact.provider,
        specification: 'pact',
        contentType: 'application/json',
        content: Buffer.from(pact.text).toString('base64'),
      },
    ],
  });
};

interface Matrix {
  readonly summary: { readonly deployable: boolean | null; readonly reason: string };
}

interface Retry {
  readonly times: number;
  readonly wait?: () => Promise<void>;
}

/**
 * Whether every partner in the environment has been verified with this version; `reason` says why, or why not. While the broker does not
 * know yet, it is asked again.
 */
export const canIDeploy = async (
  broker: Broker,
  { pacticipant, version }: Version,
  environment: string,
  { times, wait = () => setTimeout(10_000) }: Retry = { times: 0 },
): Promise<{ readonly deployable: boolean; readonly reason: string }> => {
  const query = new URLSearchParams([
    ['q[][pacticipant]', pacticipant],
    ['q[][version]', version],
    ['latestby', 'cvp'],
    ['environment', environment],
  ]);
  const { summary } = (await ask(broker, 'GET', `/matrix?${query.toString()}`)) as Matrix;
  if (summary.deployable === null && times > 0) {
    await wait();
    return canIDeploy(broker, { pacticipant, version }, environment, { times: times - 1, wait });
  }
  return { deployable: summary.deployable === true, reason: summary.reason };
};

interface Environments {
  readonly _embedded: { readonly environments: readonly { readonly uuid: string; readonly name: string }[] };
}

/** Tells the broker that a version is now deployed to an environment. */
export const recordDeployment = async (broker: Broker, version: Version, environment: string): Promise<void> => {
  const { _embedded } = (await ask(broker, 'GET', '/environments')) as Environments;
  const known = _embedded.environments.find(({ name }) => name === environment);
  if (known === undefined) {
    const names = _embedded.environments.map(({ name }) => name).join(', ');
    throw new Error(`The broker knows no environment "${environment}"; it knows: ${names || 'none'}.`);
  }
  await ask(broker, 'POST', `${addressOf(version)}/deployed-versions/environment/${known.uuid}`, {});
};
