import { callOf, committedPact, readPact } from '../../scripts/pact/pactFile';
import { verifyInteractions } from '../../scripts/pact/verifyProvider';
import { runs } from '../support/runs';

/** Every twentieth among the unit tests, all of them in `npm run test:providers`. */
export const sample = <T extends { readonly name: string }>(all: readonly T[]): readonly (readonly [string, T])[] => {
  const step = runs(20, 1);
  return all.filter((_, index) => index % step === 0).map((variation) => [variation.name, variation]);
};

const whole = readPact(committedPact);

/** Whether pact:verify passes the interactions of some calls. */
export const passes = async (provider: string, calls: readonly string[]): Promise<boolean> => {
  const interactions = whole.interactions.filter((interaction) => calls.includes(callOf(interaction)));
  const states = `${provider}/_pact/states`;
  const given = { providerBaseUrl: provider, providerStatesSetupUrl: states };
  return (await verifyInteractions({ ...whole, interactions }, given)).isVerified;
};
