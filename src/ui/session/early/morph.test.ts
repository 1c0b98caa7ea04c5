/** @jest-environment ./tests/support/BrowserEnvironment.ts */
import * as fc from 'fast-check';
import { morph } from './morph';

const nodeOf = (html: string): HTMLElement => {
  const node = document.createElement('div');
  node.innerHTML = html;
  return node;
};

const live = (html: string): HTMLElement => {
  document.body.replaceChildren(nodeOf(html));
  return document.body.firstElementChild as HTMLElement;
};

const markup: fc.Arbitrary<string> = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('text', '<b id="x">bold</b>', '<i class="a">i</i>', '<i class="b" title="t">i</i>', '<hr>'),
    tie('nodes').map((nodes) => `<p>${nodes}</p>`.replace(/<p>.*<p>.*/, '<em>nested</em>')),
  ),
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
})).nodes;

describe('morph', () => {
  it('makes anything of anything', () => {
    fc.assert(
      fc.property(markup, markup, (from, to) => {
        const node = nodeOf(from);
        morph(node, nodeOf(to));
        expect(node.innerHTML).toBe(nodeOf(to).innerHTML);
      }),
    );
  });

  it('fills in nothing for the customer', () => {
    const node = live('<input id="a">');
    morph(node, nodeOf('<input id="a" value="x" aria-invalid="true">'));
    expect(node.querySelector('input')).toHaveValue('');
    expect(node.querySelector('input')).toBeInvalid();
  });

  it('leaves what is there already in its place, with the focus and what was typed', () => {
    const node = live('<label>A</label><input id="a" value="">');
    const box = node.querySelector('input');
    box?.focus();
    if (box) box.value = 'typed';

    morph(node, nodeOf('<label>A</label><span>Wrong</span><input id="a" value="" aria-invalid="true">'));
    expect(node.innerHTML).toContain('<span>Wrong</span>');
    expect(node.querySelector('input')).toBe(box);
    expect(box).toHaveFocus();
    expect(box).toHaveValue('typed');
    expect(box).toHaveAttribute('aria-invalid');

    morph(node, nodeOf('<label>A</label><input id="a" value="">'));
    expect(node.children).toHaveLength(2);
    expect(node.querySelector('input')).toBe(box);
    expect(box).toHaveFocus();
    expect(box).not.toHaveAttribute('aria-invalid');
  });

  it('leaves what is to stay as it is, where something like it goes from before it', () => {
    const node = live('<p><button>Login</button></p><p><a href="/forgot">First time here</a></p>');
    const link = node.querySelector('a');
    morph(node, nodeOf('<span>Logging in</span><p><a href="/forgot">First time here</a></p>'));
    expect(node.querySelector('a')).toBe(link);
  });
});
