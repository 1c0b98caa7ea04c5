import { callOf, committedPact, readPact } from '../../scripts/pact/pactFile';
import { verifyInteractions } from '../../scripts/pact/verifyProvider';
import { heavyPart } from '../support/runs';
import { joinedVariants, namesOf } from './joinedVariants';
import { variants } from './variants';

interface Backend {
  readonly name: string;
  readonly calls?: readonly string[];
  readonly caughtBy?: string;
}

/**
 * Every twentieth among the unit tests, and all of them in `npm run test:providers`; with a part of it, the first of those that concern
 * the same calls, and every nth after it.
 */
export const sample = <T extends Backend>(all: readonly T[]): readonly (readonly [string, T])[] => {
  const step = heavyPart > 0 ? Math.round(1 / heavyPart) : 20;
  const taken = new Map<string, number>();
  const isTaken = ({ caughtBy, calls }: T): boolean => {
    const kind = heavyPart > 0 ? `${caughtBy}: ${calls?.join()}` : '';
    const before = taken.get(kind) ?? 0;
    taken.set(kind, before + 1);
    return before % step === 0;
  };
  return all.filter(isTaken).map((backend) => [backend.name, backend]);
};

/** The legal backends of the sample. */
export const legalBackends = () =>
  joinedVariants(sample(variants).map(([, variant]) => variant)).map((backend) => [namesOf(backend), backend] as const);

const whole = readPact(committedPact);

/** Whether pact:verify passes the interactions of some calls. */
export const passes = async (provider: string, calls: readonly string[]): Promise<boolean> => {
  const interactions = whole.interactions.filter((interaction) => calls.includes(callOf(interaction)));
  const states = `${provider}/_pact/states`;
  const given = { providerBaseUrl: provider, providerStatesSetupUrl: states };
  return (await verifyInteractions({ ...whole, interactions }, given)).isVerified;
};
