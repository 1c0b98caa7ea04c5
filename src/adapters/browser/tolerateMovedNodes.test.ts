/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { tolerateMovedNodes } from './tolerateMovedNodes';

const { removeChild, insertBefore } = Node.prototype;

/** A list of React's, whose second item an extension has wrapped and whose third it has removed. */
const changedList = () => {
  document.body.innerHTML = '<ul><li>1</li><b><li>2</li></b></ul>';
  const list = document.querySelector('ul') ?? document.body;
  const [first, wrapped] = list.querySelectorAll('li');
  const removed = document.createElement('li');
  const added = document.createElement('i');
  if (!first || !wrapped) throw new Error('There is no list.');
  return { list, first, wrapped, removed, added };
};

describe('A node that React moves or removes @SHELL-53', () => {
  beforeEach(tolerateMovedNodes);
  afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

  it('leaves the wrapper that somebody put around it', () => {
    const { list, wrapped } = changedList();
    expect(list.removeChild(wrapped)).toBe(wrapped);
    expect(list.innerHTML).toBe('<li>1</li><b></b>');
  });

  it('may be gone already', () => {
    const { list, removed } = changedList();
    expect(list.removeChild(removed)).toBe(removed);
    expect(list.innerHTML).toBe('<li>1</li><b><li>2</li></b>');
  });

  it('comes before a node that somebody wrapped', () => {
    const { list, wrapped, added } = changedList();
    list.insertBefore(added, wrapped);
    expect(list.innerHTML).toBe('<li>1</li><i></i><b><li>2</li></b>');
  });

  it('comes last where the next node is gone', () => {
    const { list, removed, added } = changedList();
    list.insertBefore(added, removed);
    expect(list.innerHTML).toBe('<li>1</li><b><li>2</li></b><i></i>');
  });

  // jsdom does not let the fields of a form hide the form's own properties, as browsers do.
  it('may be a form of an agreement whose fields are named after its properties @SAFE-30', () => {
    document.body.innerHTML = '<form></form><form></form>';
    const [first, last] = document.forms;
    if (!first || !last) throw new Error('There are no forms.');
    for (const form of [first, last])
      Object.defineProperties(form, { parentNode: { value: form }, contains: { value: form } });
    document.body.insertBefore(document.createElement('i'), last);
    document.body.removeChild(last);
    expect(document.body.innerHTML).toBe('<form></form><i></i>');
  });

  it('is where React wants it everywhere else', () => {
    const { list, first, added } = changedList();
    list.insertBefore(added, first);
    list.removeChild(first);
    expect(list.innerHTML).toBe('<i></i><b><li>2</li></b>');
    expect(list.insertBefore(first, null)).toBe(list.lastChild);
  });
});
