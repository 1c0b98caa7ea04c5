import { passes, sample } from './backends';
import { variants } from './variants';
import { variedApis } from './variedApis';

const apis = variedApis();

// In a file of their own, so that two workers share the time.
describe('The legal backends', () => {
  it.each(sample(variants))('%s passes pact:verify', async (_, variant) => {
    apis.become(variant);
    expect(await passes(apis.checked(), variant.calls)).toBe(true);
  });
});
