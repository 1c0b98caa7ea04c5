/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { portalScripts } from './portalScripts';

const open = () => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<template id="one"><script src="/a.js" integrity="sha384-a"></script></template>' +
    '<template id="other"><script src="/c.js"></script></template>' +
    '<template id="two"><script src="/b.js"></script></template>';
  return portalScripts(['one', 'two']);
};

const script = (name: string): HTMLScriptElement | null => document.head.querySelector(`script[src="/${name}.js"]`);
const inPage = (): readonly string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src.slice(-4));

const end = (name: string, event: 'load' | 'error'): void => void script(name)?.dispatchEvent(new Event(event));

describe('portalScripts', () => {
  it('inserts the scripts of its templates as they are, and resolves once they have loaded', async () => {
    const load = open();
    expect(inPage()).toEqual([]);
    const loading = load();
    expect(inPage()).toEqual(['a.js', 'b.js']);
    expect(script('a')).toHaveAttribute('integrity', 'sha384-a');
    end('a', 'load');
    end('b', 'load');
    await expect(loading).resolves.toBeUndefined();
  });

  it('inserts each script once, however often it is called', async () => {
    const load = open();
    const both = Promise.all([load(), load()]);
    expect(inPage()).toEqual(['a.js', 'b.js']);
    end('a', 'load');
    end('b', 'load');
    await both;
    await load();
    expect(inPage()).toEqual(['a.js', 'b.js']);
  });

  it('rejects if a script does not load, and the next call inserts that script again', async () => {
    const load = open();
    const first = load();
    end('a', 'load');
    end('b', 'error');
    await expect(first).rejects.toThrow('could not be loaded');
    expect(inPage()).toEqual(['a.js']);

    const second = expect(load()).resolves.toBeUndefined();
    end('b', 'load');
    await second;
    expect(inPage()).toEqual(['a.js', 'b.js']);
  });

  it('resolves in a page without the template', async () => {
    document.body.innerHTML = '';
    await expect(portalScripts(['one'])()).resolves.toBeUndefined();
  });
});
