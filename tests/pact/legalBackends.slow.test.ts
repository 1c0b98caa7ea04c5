import { legalBackends } from './backends';
import { scenariosFailure, smokeFailure } from './tellInProcess';
import { variants } from './variants';
import { variedApis } from './variedApis';

const apis = variedApis();

describe('The legal backends', () => {
  it('are at least 50', () => {
    expect(variants.length).toBeGreaterThanOrEqual(50);
  });

  it.each(legalBackends())('%s pass --smoke and --scenarios', async (_, variations) => {
    apis.become(...variations);
    expect(await smokeFailure(apis.checked())).toBeUndefined();
    expect(await scenariosFailure(apis.checked())).toBeUndefined();
  });
});
