import type { ConfiguredText } from '../ConfiguredText';
import type { StaticDocument } from './staticDocuments';

const titles = {
  quickReference: { en: 'Policy Quick Reference', es: 'Guía rápida de la póliza' },
  generalProvisions: { en: 'General Provisions', es: 'Disposiciones generales' },
  equipmentBreakdown: { en: 'Equipment Breakdown Coverage', es: 'Cobertura de averías de equipos' },
  buriedLines: { en: 'Buried Utility Lines Coverage', es: 'Cobertura de líneas de servicios subterráneas' },
  signaturePage: { en: 'Signature Page', es: 'Página de firmas' },
  designeeNotice: { en: '3rd-Party Designee Notice', es: 'Aviso sobre el tercero designado' },
  whatIsCovered: { en: 'What is Covered', es: 'Qué está cubierto' },
  definitions: { en: 'Definitions and Conditions', es: 'Definiciones y condiciones' },
  appeal: { en: 'Claims Internal Appeal Procedure', es: 'Procedimiento interno de apelación de reclamaciones' },
  deductibles: { en: 'Deductibles: Things You Should Know', es: 'Deducibles: lo que debe saber' },
  privacy: { en: 'Privacy Notice', es: 'Aviso de privacidad' },
} as const satisfies Readonly<Record<string, ConfiguredText>>;

const inStates = (
  states: readonly StaticDocument['state'][],
  document: Omit<StaticDocument, 'state'>,
): readonly StaticDocument[] => states.map((state) => ({ ...document, state }));

/**
 * The documents about the product. Titles and files are placeholders for the insurer's own. Each file is in the folder of its state
 * below the documents' base URL; `samples/documents/` has a sample of each.
 */
export const catalogue: readonly StaticDocument[] = [
  ...inStates(['NY', 'NJ', 'IL'], { title: titles.quickReference, filename: 'policy-quick-reference.pdf' }),
  ...inStates(['NY'], { title: titles.generalProvisions, filename: 'general-provisions.pdf' }),
  ...inStates(['NJ', 'IL'], { title: titles.whatIsCovered, filename: 'what-is-covered.pdf' }),
  ...inStates(['NJ', 'IL'], { title: titles.definitions, filename: 'definitions-and-conditions.pdf' }),
  ...inStates(['NY', 'NJ', 'IL'], {
    title: titles.equipmentBreakdown,
    filename: 'equipment-breakdown-coverage.pdf',
    coverages: ['hep'],
  }),
  ...inStates(['NY', 'NJ', 'IL'], {
    title: titles.buriedLines,
    filename: 'buried-utility-lines-coverage.pdf',
    coverages: ['bul'],
  }),
  ...inStates(['NY'], { title: titles.signaturePage, filename: 'signature-page.pdf' }),
  ...inStates(['NY'], { title: titles.designeeNotice, filename: '3rd-party-designee-notice.pdf' }),
  ...inStates(['NJ'], { title: titles.appeal, filename: 'claims-internal-appeal-procedure.pdf' }),
  ...inStates(['CW'], { title: titles.deductibles, filename: 'deductibles-things-you-should-know.pdf' }),
  ...inStates(['CW'], { title: titles.privacy, filename: 'privacy-notice.pdf' }),
];
