import { spanish } from '../../src/ui/text/spanish';
import { missingFrom, missingTexts } from './missingFrom';

describe('npm run language', () => {
  it('finds nothing missing in Spanish', async () => {
    expect(await missingFrom('spanish')).toEqual([]);
  });

  it('names a missing text, a missing placeholder and a text that English has not', () => {
    const { 'shell.next': _, ...others } = spanish.words;
    expect(missingTexts({ ...others, 'claim.progress': 'Paso {step}', 'shell.nest': 'Nido' })).toEqual([
      'shell.next is missing: Next',
      'claim.progress has not the placeholders of: Step {step} of {of}',
      'shell.nest is not in English.',
    ]);
  });

  it('says where a language starts', async () => {
    expect(await missingFrom('french')).toEqual(['src/ui/text/french.ts is missing. Copy spanish.ts and its folder.']);
  });
});
