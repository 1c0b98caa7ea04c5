import { committedPact, readPact, stateNamesOf } from '../../scripts/pact/pactFile';
import { stateNames } from '../../src/adapters/reference-api/states';
import { pactVerify } from './pactVerify';
import { verifiedApi } from './verifiedApi';

const referenceApi = verifiedApi();

describe('The reference API', () => {
  it('is verified against every interaction of the committed pact @WIRE-48', async () => {
    const { code, output } = await pactVerify(['--provider', referenceApi()]);
    const { length } = readPact(committedPact).interactions;
    expect(output).toContain(`${length} of ${length} interactions verified, 0 failed, 0 without their states.`);
    expect(code).toBe(0);
  });

  it('knows every state of the pact', () => {
    expect(stateNamesOf(readPact(committedPact)).filter((name) => !stateNames.includes(name))).toEqual([]);
  });
});
