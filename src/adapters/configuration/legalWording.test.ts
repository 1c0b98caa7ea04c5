/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { shippedWording } from '../../../tests/support/shippedWording';
import { loadLegalWording } from './legalWording';

const answers = (status: number, content: unknown): readonly unknown[] => {
  const asked: unknown[] = [];
  window.fetch = async (address, options) => {
    asked.push([address, options]);
    return { ok: status === 200, status, json: async () => content } as Response;
  };
  return asked;
};

beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="portal-wording">{"en":{"file":"/assets/wording-en.1.json","integrity":"sha384-x"}}</script>';
});

describe('loadLegalWording', () => {
  it('loads the file that the page names, which the browser compares with its hash @CONFIG-29 @SAFE-63', async () => {
    const asked = answers(200, shippedWording('en'));
    expect(await loadLegalWording('en')).toEqual(shippedWording('en'));
    expect(asked).toEqual([['/assets/wording-en.1.json', { integrity: 'sha384-x' }]]);
  });

  it('fails when the file is gone @CONFIG-29', async () => {
    answers(404, {});
    await expect(loadLegalWording('en')).rejects.toThrow('404');
  });

  it('fails for a language that the page does not name, and asks for nothing @CONFIG-29', async () => {
    const asked = answers(200, shippedWording('en'));
    await expect(loadLegalWording('es')).rejects.toThrow('es');
    expect(asked).toEqual([]);
  });

  it('fails for texts that are missing, so that none is ever blank @CONFIG-29', async () => {
    answers(200, { ...shippedWording('en'), texts: {} });
    await expect(loadLegalWording('en')).rejects.toThrow('texts.fraud is missing');
  });
});
