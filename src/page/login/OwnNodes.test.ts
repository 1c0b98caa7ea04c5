/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { OwnNodes } from './OwnNodes';

const html = '<main><h1>Title</h1><input value="ada"><p>Text <a>link</a></p></main>';

const open = () => {
  document.body.innerHTML = html;
  const nodes = new OwnNodes(document.body);
  const find = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  /** What the portal finds while it changes its nodes. */
  const seen = (): string => {
    let inside = '';
    nodes.change(() => (inside = document.body.innerHTML));
    return inside;
  };
  return { nodes, find, seen };
};

const added = (name: string): HTMLElement => document.createElement(name);

const wrap = (element: HTMLElement): void => {
  const wrapper = added('span');
  element.before(wrapper);
  wrapper.append(element);
};

describe('OwnNodes @SIGNIN-55', () => {
  it('takes the nodes of others out for a change, and puts them back in their places', () => {
    const { find, seen } = open();
    find('input').after(added('i'), added('b'));
    find('main').prepend('stranger');
    find('p').append(document.createComment('x'));
    const before = document.body.innerHTML;
    expect(seen()).toBe(html);
    expect(document.body.innerHTML).toBe(before);
  });

  it.each<[string, (find: (selector: string) => HTMLElement) => void]>([
    ['replaced', (find) => find('h1').firstChild?.replaceWith(added('font'))],
    ['removed', (find) => find('h1').remove()],
    ['changed', (find) => void Reflect.set(find('h1').firstChild ?? {}, 'nodeValue', 'Título')],
    ['moved', (find) => find('main').prepend(find('a'))],
    ['wrapped', (find) => wrap(find('input'))],
  ])('puts back what somebody %s', (_, change) => {
    const { find, seen } = open();
    change(find);
    expect(document.body.innerHTML).not.toBe(html);
    expect(seen()).toBe(html);
    expect(document.body.innerHTML).toBe(html);
  });

  it('keeps the focus and the selection of a field that somebody wrapped', () => {
    const { find, seen } = open();
    const field = find('input');
    wrap(field);
    field.focus();
    if (field instanceof HTMLInputElement) field.setSelectionRange(1, 2);
    seen();
    expect(document.activeElement).toBe(field);
    expect([Reflect.get(field, 'selectionStart'), Reflect.get(field, 'selectionEnd')]).toEqual([1, 2]);
  });

  it('knows what the change made of the nodes', () => {
    const { nodes, find, seen } = open();
    nodes.change(() => find('h1').replaceWith(added('h2')));
    find('main').append(added('i'));
    expect(seen()).toBe(html.replace('<h1>Title</h1>', '<h2></h2>'));
  });
});
