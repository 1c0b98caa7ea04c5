import { callOf, committedPact, readPact } from '../../scripts/pact/pactFile';
import { verifyInteractions } from '../../scripts/pact/verifyProvider';
import { heavyPart } from '../support/runs';
import { joinedVariants, namesOf } from './joinedVariants';

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

/** The legal backends: one among the unit tests, a third with a part of `npm run test:providers`, and all of them with the whole. */
export const legalBackends = () => {
  const step = heavyPart === 1 ? 1 : heavyPart > 0 ? 3 : Infinity;
  return joinedVariants().flatMap((backend, index) =>
    index % step === 0 ? [[namesOf(backend), backend] as const] : [],
  );
};

const whole = readPact(committedPact);

/** Whether pact:verify passes the interactions of some calls. */
export const passes = async (provider: string, calls: readonly string[]): Promise<boolean> => {
  const interactions = whole.interactions.filter((interaction) => calls.includes(callOf(interaction)));
  const states = `${provider}/_pact/states`;
  const given = { providerBaseUrl: provider, providerStatesSetupUrl: states };
  return (await verifyInteractions({ ...whole, interactions }, given)).isVerified;
};
