import type { Delay } from '../../src/application/ports/Delay';
import type { LegalWording } from '../../src/domain/wording/LegalWording';
import { LanguageViewModel } from '../../src/ui/shell/LanguageViewModel';
import { english } from '../../src/ui/text/english';
import type { Language } from '../../src/ui/text/Language';
import { spanish } from '../../src/ui/text/spanish';
import { shippedWording } from './shippedWording';

interface Circumstances {
  /** The language of the last visit. */
  readonly kept?: string;
  /** Loads Spanish. */
  readonly load?: () => Promise<Language>;
  readonly loadLegal?: (code: string) => Promise<LegalWording>;
  readonly wait?: Delay;
}

/** A portal in English and Spanish, with the codes of what it has loaded: Spanish, and legal wordings. */
export const languageViewModel = ({
  kept,
  load = async () => spanish,
  loadLegal = async (code) => shippedWording(code),
  wait = () => new Promise(() => undefined),
}: Circumstances = {}) => {
  let remembered = kept;
  const memory = { kept: () => remembered, keep: (code: string) => void (remembered = code) };
  const asked: string[] = [];
  const askedLegal: string[] = [];
  const loadSpanish = () => {
    asked.push('es');
    return load();
  };
  const language = new LanguageViewModel({
    loads: new Map<string, () => Promise<Language>>([
      ['en', async () => english],
      ['es', loadSpanish],
    ]),
    loadLegal: (code) => {
      askedLegal.push(code);
      return loadLegal(code);
    },
    memory,
    wait,
  });
  return { memory, asked, askedLegal, language };
};
