import { Verifier } from '@pact-foundation/pact';

process.env['PACT_DO_NOT_TRACK'] = 'true';

export interface Verification {
  /** Where the provider answers, "http://127.0.0.1:4200". */
  readonly provider: string;
  /** Where the provider is brought into a state: POST { state, params, action }, answering the state's values as JSON. */
  readonly states: string;
  /** The names of every state that the pact uses. */
  readonly stateNames: readonly string[];
  /** A pact file, or a broker to take the pacts from. */
  readonly source:
    | { readonly file: string }
    | { readonly broker: string; readonly token?: string | undefined; readonly branch?: string | undefined };
  /** Verifies the interaction with this description alone; a regular expression. */
  readonly only?: string | undefined;
  /** Tells the broker of the outcome, under this version of the provider. */
  readonly publish?: { readonly version: string; readonly branch: string } | undefined;
  readonly logLevel?: 'error' | 'warn' | 'info' | 'debug';
}

type Values = Record<string, string>;

/** Brings the provider into a state. Throws when the provider does not know it. */
const enter = async (states: string, state: string, params: unknown): Promise<Values> => {
  const response = await fetch(states, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state, params, action: 'setup' }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`The provider did not enter the state "${state}": ${String(response.status)} ${text}`);
  return text === '' ? {} : (JSON.parse(text) as Values);
};

/**
 * Verifies a provider against the portal's pact. Tokens of the pact's requests are swapped for those that the state answered
 * (`authToken`, `accessToken`); other values go where the pact names them.
 *
 * @throws Error when an interaction fails; the verifier prints which, and how
 */
export const verifyProvider = async (verification: Verification): Promise<void> => {
  const { provider, states, stateNames, source, only, publish, logLevel = 'error' } = verification;
  let current: Values = {};

  const handler = (state: string) => async (params: unknown) => {
    const values = await enter(states, state, params);
    current = { ...current, ...values };
    return values;
  };

  const from =
    'file' in source
      ? { pactUrls: [source.file] }
      : {
          pactBrokerUrl: source.broker,
          ...(source.token !== undefined && { pactBrokerToken: source.token }),
          consumerVersionSelectors: [source.branch === undefined ? { mainBranch: true } : { branch: source.branch }],
        };

  // The verifier reads its filter from the environment.
  if (only !== undefined) process.env['PACT_DESCRIPTION'] = only;
  try {
    await new Verifier({
      ...from,
      provider: 'hearthside-api',
      providerBaseUrl: provider,
      logLevel,
      stateHandlers: Object.fromEntries(stateNames.map((name) => [name, handler(name)])),
      beforeEach: async () => {
        current = {};
      },
      requestFilter: (request, _response, next) => {
        const { authToken, accessToken } = current;
        if (request.headers['x-falcon-auth'] !== undefined && authToken !== undefined && accessToken !== undefined) {
          request.headers['x-falcon-auth'] = authToken;
          request.headers['x-falcon-access'] = accessToken;
        }
        next();
      },
      ...(publish && {
        publishVerificationResult: true,
        providerVersion: publish.version,
        providerVersionBranch: publish.branch,
      }),
    }).verifyProvider();
  } finally {
    delete process.env['PACT_DESCRIPTION'];
  }
};
