/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import { portalScripts } from './portalScripts';

const open = () => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<template id="one"><script src="/a.js" integrity="sha384-a"></script></template>' +
    '<template id="other"><script src="/c.js"></script></template>' +
    '<template id="two"><script src="/b.js"></script></template>';
  return portalScripts(document, ['one', 'two']);
};

const script = (name: string): HTMLScriptElement | null => document.head.querySelector(`script[src="/${name}.js"]`);
const inPage = (): readonly string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src.slice(-4));

const end = (name: string, event: 'load' | 'error'): void => void script(name)?.dispatchEvent(new Event(event));

describe('portalScripts', () => {
  it('puts what waits into the page, as it is, and is over when it runs', async () => {
    const load = open();
    expect(inPage()).toEqual([]);
    const loading = load();
    expect(inPage()).toEqual(['a.js', 'b.js']);
    expect(script('a')).toHaveAttribute('integrity', 'sha384-a');
    end('a', 'load');
    end('b', 'load');
    await expect(loading).resolves.toBeUndefined();
  });

  it('puts it there once, however often it is asked', async () => {
    const load = open();
    const both = Promise.all([load(), load()]);
    expect(inPage()).toEqual(['a.js', 'b.js']);
    end('a', 'load');
    end('b', 'load');
    await both;
    await load();
    expect(inPage()).toEqual(['a.js', 'b.js']);
  });

  it('says when a script cannot be had, and tries that one again when it is asked again', async () => {
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

  it('has nothing to do in a page without a template', async () => {
    document.body.innerHTML = '';
    await expect(portalScripts(document, ['one'])()).resolves.toBeUndefined();
  });
});
