import { legalBackends, passes } from './backends';
import { variedApis } from './variedApis';

const apis = variedApis();

// In a file of their own, so that two workers share the time.
describe('The legal backends', () => {
  it.each(legalBackends())('%s pass pact:verify', async (_, variations) => {
    apis.become(...variations);
    const calls = variations.flatMap((variation) => variation.calls);
    expect(await passes(apis.checked(), calls)).toBe(true);
  });
});
