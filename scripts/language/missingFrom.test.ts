import { spanish } from '../../src/ui/text/spanish';
import { missingFrom, missingTexts, textsInEnglish } from './missingFrom';

describe('npm run language', () => {
  it('finds nothing missing in Spanish', async () => {
    expect(await missingFrom('spanish')).toEqual({ required: [], optional: [] });
  });

  it('names a missing text, a missing placeholder and a text that English has not', () => {
    const { 'shell.next': _, ...others } = spanish.words;
    expect(missingTexts({ ...others, 'claim.progress': 'Paso {step}', 'shell.nest': 'Nido' })).toEqual([
      'shell.next is missing: Next',
      'claim.progress has not the placeholders of: Step {step} of {of}',
      'shell.nest is not in English.',
    ]);
  });

  it('lists each text of the configuration that shows in English', () => {
    const links = [
      { label: { en: 'Privacy', es: 'Privacidad' } },
      { label: { en: 'Terms', es: '', fr: 'Conditions' } },
    ];
    expect(textsInEnglish({ links, name: 'Hearthside' }, 'fr', 'portal.json')).toEqual([
      'portal.json.links.0.label shows in English: Privacy',
    ]);
  });

  it('says where a language starts', async () => {
    const { required } = await missingFrom('french');
    expect(required).toEqual(['src/ui/text/french.ts is missing. Copy spanish.ts and its folder.']);
  });
});
