import { LanguageViewModel } from '../../src/ui/shell/LanguageViewModel';
import { english } from '../../src/ui/text/english';
import { shippedWording } from './shippedWording';

/** English, for tests that are not about languages. */
export const englishOnly = (): LanguageViewModel =>
  new LanguageViewModel({
    loads: new Map([['en', async () => english]]),
    loadLegal: async () => shippedWording('en'),
    memory: { kept: () => undefined, keep: () => undefined },
    wait: () => Promise.resolve(),
  });
