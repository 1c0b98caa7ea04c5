/** @jest-environment ./tests/support/BrowserEnvironment.ts */

import { act, screen } from '@testing-library/react';
import { drawScreen } from '../../../tests/support/drawScreen';
import { settle } from '../../../tests/support/FakeNetwork';
import type { DocumentAnswer } from '../../application/ports/DocumentDesk';
import { DocumentScreen } from './DocumentScreen';
import { DocumentViewModel } from './DocumentViewModel';

const name = 'Policy Declarations 2026-08-23.pdf';

const show = async (answer: DocumentAnswer | undefined, showsPdf = true) => {
  const open = () =>
    new DocumentViewModel({
      fragment: '#decPage/2026-08-23/session-1',
      answerDocument: () => answer && Promise.resolve(answer),
      desk: { ask: () => undefined },
      addressOf: () => ({ url: 'blob:http://localhost/1', revoke: () => undefined }),
      showsPdf,
      closeTab: () => undefined,
      otherTabs: { listen: () => () => undefined, isEntered: () => true },
      activity: { watch: () => () => undefined },
      navigation: { go: () => undefined },
      wait: () => new Promise(() => undefined),
    });
  drawScreen(<DocumentScreen open={open} />);
  await act(settle);
};

const read = { kind: 'read', pdf: new ArrayBuffer(8) } as const;

/** The files that were saved by a click of the page itself. */
const saved = (): readonly string[] => {
  const names: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  return names;
};

describe('DocumentScreen', () => {
  it('says that the document opens @DOC-13', async () => {
    await show(undefined);
    expect(document.title).toBe('Opening your document...');
    expect(screen.getByRole('status')).toHaveTextContent('Opening your document...');
  });

  it('shows the document under its name, and saves it only if asked @DOC-16', async () => {
    const names = saved();
    await show(read);
    expect(document.title).toBe(name);
    expect(screen.getByTitle(name)).toHaveAttribute('src', 'blob:http://localhost/1');
    expect(screen.getByRole('link', { name: 'Save the document' })).toHaveAttribute('download', name);
    expect(names).toEqual([]);
  });

  it('saves the document under its name where the browser downloads PDFs, and says so @DOC-17', async () => {
    const names = saved();
    await show(read, false);
    expect(names).toEqual([name]);
    expect(screen.getByRole('status')).toHaveTextContent(`${name} was saved.`);
    expect(screen.queryByTitle(name)).toBeNull();
  });

  it('says why the document did not open @DOC-14', async () => {
    await show({ kind: 'failed', problem: { message: 'Busy.' } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We could not open this document. Please try again later.Busy.',
    );
  });
});
