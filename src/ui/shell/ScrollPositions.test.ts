import { ScrollPositions } from './ScrollPositions';

const vaultOf = (kept?: unknown) => {
  const saved = new Map<string, unknown>([['scroll', kept]]);
  return {
    load: (name: string) => saved.get(name),
    save: (name: string, value: unknown) => void saved.set(name, value),
  };
};

describe('ScrollPositions', () => {
  it('are at the top at first, and then where the customer left each entry @SHELL-13', () => {
    const positions = new ScrollPositions(vaultOf(), true);
    positions.keep('a', 800);
    expect([positions.of('a'), positions.of('b')]).toEqual([800, 0]);
  });

  it('survive a reload, at the entry of the page too @SHELL-14', () => {
    const vault = vaultOf();
    const positions = new ScrollPositions(vault, true);
    positions.keep('a', 800);
    positions.keep('default', 120);
    positions.save();
    const reloaded = new ScrollPositions(vault, false);
    expect([reloaded.of('a'), reloaded.of('default')]).toEqual([800, 120]);
  });

  it('do not move a page that was opened at another address', () => {
    const opened = new ScrollPositions(vaultOf({ a: 800, default: 120 }), true);
    expect([opened.of('a'), opened.of('default')]).toEqual([800, 0]);
  });

  it.each(['garbage', null, [], { a: '800' }])('ignore %j', (kept) => {
    expect(new ScrollPositions(vaultOf(kept), false).of('a')).toBe(0);
  });
});
