import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Broker, canIDeploy, publishPact, recordDeployment } from './broker';
import { committedPact, readPact } from './pactFile';

const usage = `Tells a Pact Broker of the portal's pact. The version is the git SHA, the branch that of the work tree.

  npm run pact:publish            -- --broker URL
  npm run pact:can-i-deploy       -- --broker URL --environment NAME
  npm run pact:record-deployment  -- --broker URL --environment NAME

  --broker URL       or PACT_BROKER_BASE_URL; a token is read from PACT_BROKER_TOKEN
  --version SHA      instead of the commit that is checked out
  --branch NAME      instead of the branch that is checked out
`;

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    broker: { type: 'string' },
    environment: { type: 'string' },
    version: { type: 'string' },
    branch: { type: 'string' },
  },
});

const main = async (): Promise<number> => {
  const [command] = positionals;
  const url = (values.broker ?? process.env['PACT_BROKER_BASE_URL'])?.replace(/\/$/, '');
  const { environment } = values;
  if (url === undefined || (command !== 'publish' && environment === undefined)) {
    console.error(usage);
    return 2;
  }
  const broker: Broker = { url, token: process.env['PACT_BROKER_TOKEN'] };
  const version = values.version ?? git('rev-parse', 'HEAD');
  const pact = readPact(committedPact);
  const portal = { pacticipant: pact.consumer.name, version };

  switch (command) {
    case 'publish': {
      const branch = values.branch ?? git('rev-parse', '--abbrev-ref', 'HEAD');
      const text = readFileSync(committedPact, 'utf8');
      await publishPact(
        broker,
        { version, branch },
        { text, consumer: pact.consumer.name, provider: pact.provider.name },
      );
      console.log(`Published ${pact.consumer.name} ${version} (${branch}).`);
      return 0;
    }
    case 'can-i-deploy': {
      const { deployable, reason } = await canIDeploy(broker, portal, environment ?? '');
      console.log(`${deployable ? 'Yes' : 'No'}: ${reason}`);
      return deployable ? 0 : 1;
    }
    case 'record-deployment':
      await recordDeployment(broker, portal, environment ?? '');
      console.log(`Recorded ${portal.pacticipant} ${version} in ${environment ?? ''}.`);
      return 0;
    default:
      console.error(usage);
      return 2;
  }
};

main().then(
  (code) => {
    process.exitCode = code;
  },
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  },
);
