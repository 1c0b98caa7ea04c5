/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { readPage } from './readPage';

const show = (configuration: string): void => {
  document.body.innerHTML = `<script type="application/json" id="portal-configuration">${configuration}</script>`;
};

describe('readPage', () => {
  it('names each mistake of a configuration @CONFIG-7', () => {
    show('{"hosts":{}}');
    expect(readPage()).toMatchObject({
      reason: 'configuration',
      details: expect.stringContaining('hosts: must name a host') as string,
    });
  });

  it('leaves the text of an error to the console @SHELL-22', () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    show('{');
    expect(readPage()).toEqual({ reason: 'configuration', details: undefined });
    expect(logged).toHaveBeenCalledWith(expect.any(SyntaxError));
    logged.mockRestore();
  });
});
