// `npm run pact:publish` and its likes. They stay for the reasons in docs/decisions/0022-own-broker-client.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { canIDeploy, publishPact, recordDeployment } from './broker';
import { branchOfCheckout, git } from './checkout';
import { exitWith } from './exitWith';
import { committedPact, readPact } from './pactFile';

const USAGE = `Tells a Pact Broker about the portal's pact. The version is the git SHA, the branch that of the work tree.

  npm run pact:publish            -- --broker URL
  npm run pact:can-i-deploy       -- --broker URL --environment NAME
  npm run pact:record-deployment  -- --broker URL --environment NAME

  --broker URL       or PACT_BROKER_BASE_URL; with PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD
  --retry TIMES      asks again every 10 s while the broker does not know yet (can-i-deploy)
  --version SHA      instead of the commit that is checked out
  --branch NAME      instead of the branch that is checked out; needed for a detached checkout
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    broker: { type: 'string', default: process.env['PACT_BROKER_BASE_URL'] ?? '' },
    environment: { type: 'string', default: '' },
    version: { type: 'string' },
    branch: { type: 'string' },
    retry: { type: 'string', default: '0' },
  },
});

const main = async (): Promise<number> => {
  const [command = ''] = positionals;
  const { environment } = values;
  const isKnown = ['publish', 'can-i-deploy', 'record-deployment'].includes(command);
  const isWhole = /^\d+$/.test(values.retry);
  if (!isKnown || !isWhole || values.broker === '' || (command !== 'publish' && environment === '')) {
    console.error(USAGE);
    return 2;
  }
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: username, PACT_BROKER_PASSWORD: password } = process.env;
  const broker = { url: values.broker.replace(/\/$/, ''), token, username, password };
  const version = values.version ?? git('.', 'rev-parse', 'HEAD');
  const { consumer, provider } = readPact(committedPact);
  const portal = { pacticipant: consumer.name, version };

  if (command === 'publish') {
    const branch = values.branch ?? branchOfCheckout('.');
    if (branch === undefined) {
      console.error('No branch is checked out. Name it: --branch NAME');
      return 2;
    }
    const pact = { text: readFileSync(committedPact, 'utf8'), consumer: consumer.name, provider: provider.name };
    await publishPact(broker, { version, branch }, pact);
    console.log(`Published ${consumer.name} ${version} (${branch}).`);
  } else if (command === 'can-i-deploy') {
    const { deployable, reason } = await canIDeploy(broker, portal, environment, { times: Number(values.retry) });
    console.log(`${deployable ? 'Yes' : 'No'}: ${reason}`);
    return deployable ? 0 : 1;
  } else {
    await recordDeployment(broker, portal, environment);
    console.log(`Recorded ${consumer.name} ${version} in ${environment}.`);
  }
  return 0;
};

void exitWith(main);
