import { ownFailure } from '../adapters/browser/ownFailure';
import { loadLegalWording } from '../adapters/configuration/legalWording';
import { languages } from '../ui/text/languages';
import { pseudo, pseudoWording } from '../ui/text/pseudo';
import { memoryModule } from './modules/memory';
import { portalLanguage } from './portalLanguage';
import { startPortal } from './startPortal';

/** The pseudo-language is chosen in local storage alone. */
const memoryLanguage = portalLanguage(
  [...languages, { code: pseudo.code, name: '', failed: '', load: async () => pseudo }],
  async (code) => (code === pseudo.code ? pseudoWording(await loadLegalWording('en')) : loadLegalWording(code)),
);

/** The portal in memory. Importing this module starts it. */
void ownFailure(startPortal(memoryModule, memoryLanguage));
