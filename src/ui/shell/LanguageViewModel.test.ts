import { gate, settle } from '../../../tests/support/FakeNetwork';
import { languageViewModel } from '../../../tests/support/languageViewModel';
import { shippedWording } from '../../../tests/support/shippedWording';
import type { LegalWording } from '../../domain/wording/LegalWording';
import { english } from '../text/english';
import type { Language } from '../text/Language';
import { spanish } from '../text/spanish';

describe('LanguageViewModel', () => {
  it('is in English, and loads nothing, unless another language was chosen @SHELL-25', async () => {
    const { language, asked } = languageViewModel();
    await language.restore();
    expect(language.current).toBe(english);
    expect(asked).toEqual([]);
  });

  it('loads a language when it is chosen, and remembers it @SHELL-24', async () => {
    const { language, memory } = languageViewModel();
    await language.choose('es');
    expect(language.current).toBe(spanish);
    expect(language.choice).toEqual({ kind: 'shown' });
    expect(memory.kept()).toBe('es');
  });

  it('goes back to English', async () => {
    const { language, memory } = languageViewModel({ kept: 'es' });
    await language.restore();
    await language.choose('en');
    expect(language.current).toBe(english);
    expect(memory.kept()).toBe('en');
  });

  it('restores the language of the last visit', async () => {
    const { language } = languageViewModel({ kept: 'es' });
    await language.restore();
    expect(language.current).toBe(spanish);
  });

  it.each(['fr', '', '__proto__', '{"code":"es"}'])('shows English for the unknown language %j', async (kept) => {
    const { language, asked } = languageViewModel({ kept });
    await language.restore();
    expect(language.current).toBe(english);
    expect(asked).toEqual([]);
  });

  it('stays in English if another language cannot load', async () => {
    const { language } = languageViewModel({
      kept: 'es',
      load: () => Promise.reject(new Error('Loading chunk spanish failed.')),
    });
    await language.restore();
    expect(language.current).toBe(english);
    expect(language.choice).toEqual({ kind: 'failed', code: 'es' });
  });

  it('can load after a failure', async () => {
    let isServed = false;
    const { language } = languageViewModel({
      load: () => (isServed ? Promise.resolve(spanish) : Promise.reject(new Error('gone'))),
    });
    await language.choose('es');
    isServed = true;
    await language.choose('es');
    expect(language.current).toBe(spanish);
    expect(language.choice).toEqual({ kind: 'shown' });
  });

  it('stops waiting for a slow language, and shows it once it loads', async () => {
    const waiting = gate<Language>();
    const { language } = languageViewModel({ kept: 'es', load: () => waiting.opened, wait: () => Promise.resolve() });
    await language.restore();
    expect(language.current).toBe(english);
    waiting.open(spanish);
    await settle();
    expect(language.current).toBe(spanish);
  });

  it('shows the last choice, in any order of loading', async () => {
    const waiting = gate<Language>();
    const { language } = languageViewModel({ load: () => waiting.opened });
    void language.choose('es');
    expect(language.choice).toEqual({ kind: 'loading', code: 'es' });
    await language.choose('en');
    waiting.open(spanish);
    await settle();
    expect(language.current).toBe(english);
    expect(language.choice).toEqual({ kind: 'shown' });
  });

  it('loads the legal wording when an area needs it, and not before @CONFIG-29', async () => {
    const { language, askedLegal } = languageViewModel();
    await language.choose('es');
    await language.choose('en');
    expect(askedLegal).toEqual([]);
    await language.needLegal();
    await language.needLegal();
    expect([language.current, language.legal]).toEqual([english, shippedWording('en')]);
    expect(askedLegal).toEqual(['en']);
  });

  it('shows a language with its legal wording once an area has needed it @CONFIG-29', async () => {
    const { language } = languageViewModel();
    await language.needLegal();
    await language.choose('es');
    expect([language.current, language.legal]).toEqual([spanish, shippedWording('es')]);
  });

  it('stays in a language whose legal wording is there if another one’s does not load @CONFIG-29', async () => {
    const { language } = languageViewModel({
      loadLegal: async (code) => (code === 'en' ? shippedWording(code) : Promise.reject(new Error('gone'))),
    });
    await language.needLegal();
    const chosen = language.choose('es');
    expect([language.choice.kind, language.legal]).toEqual(['loading', shippedWording('en')]);
    await chosen;
    expect([language.current.code, language.legal]).toEqual(['en', shippedWording('en')]);
    expect(language.choice).toEqual({ kind: 'failed', code: 'es' });
  });

  it('loads the wording of the language that is chosen while it loads another @CONFIG-29', async () => {
    const waiting = gate<LegalWording>();
    const { language } = languageViewModel({
      loadLegal: async (code) => (code === 'en' ? waiting.opened : shippedWording(code)),
    });
    const needed = language.needLegal();
    await language.choose('es');
    waiting.open(shippedWording('en'));
    await needed;
    expect([language.current, language.legal]).toEqual([spanish, shippedWording('es')]);
  });

  it('loads the wording for an area that opens while another language loads @CONFIG-29', async () => {
    const waiting = gate<Language>();
    const { language } = languageViewModel({ load: () => waiting.opened });
    const chosen = language.choose('es');
    await language.needLegal();
    waiting.open(spanish);
    await chosen;
    expect([language.current, language.legal]).toEqual([spanish, shippedWording('es')]);
  });

  it('has the wording for an area that opens just as a language shows @CONFIG-29', async () => {
    for (let moment = 0; moment < 10; moment += 1) {
      const { language } = languageViewModel();
      const chosen = language.choose('es');
      for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
      await Promise.all([chosen, language.needLegal()]);
      expect(language.legal).toBeDefined();
    }
  });
});
