import { settle } from '../../../tests/support/FakeNetwork';
import { startVisit } from '../../../tests/support/startVisit';
import type { DocumentAnswer } from '../../application/ports/DocumentDesk';
import type { TabNews } from '../../application/ports/OtherTabs';
import { DocumentViewModel } from './DocumentViewModel';

const pdf = new ArrayBuffer(8);
const read = { kind: 'read', pdf } as const;

interface Circumstances {
  readonly fragment?: string;
  readonly own?: DocumentAnswer;
  readonly showsPdf?: boolean;
}

const open = ({ fragment = '#decPage/2026-08-23/session-1', own, showsPdf = true }: Circumstances = {}) => {
  const events: unknown[] = [];
  const waits = new Map<number, () => void>();
  let isEntered = true;
  let offer = (): void => undefined;
  let answered: (answer: DocumentAnswer) => void = () => undefined;
  let hear: (news: TabNews) => void = () => undefined;
  let returned = (): void => undefined;
  const viewModel = new DocumentViewModel({
    fragment,
    answerDocument: () => own && Promise.resolve(own),
    desk: {
      ask: ({ session }, reading, answer) => {
        events.push(session);
        offer = reading;
        answered = answer;
      },
    },
    addressOf: () => ({ url: 'blob:1', revoke: () => events.push('revoke') }),
    showsPdf,
    closeTab: () => events.push('close'),
    otherTabs: {
      listen: (listener) => {
        hear = listener;
        return () => undefined;
      },
      isEntered: () => isEntered,
    },
    activity: {
      watch: (listener) => {
        returned = listener.returned;
        return () => undefined;
      },
    },
    navigation: { go: (route, step) => events.push([route, step?.state]) },
    wait: (milliseconds) => new Promise((resolve) => waits.set(milliseconds, resolve)),
  });
  const leave = startVisit(viewModel);
  return {
    viewModel,
    events,
    leave,
    offer: () => offer(),
    answer: (answer: DocumentAnswer) => {
      answered(answer);
      return settle();
    },
    pass: (milliseconds: number) => {
      waits.get(milliseconds)?.();
      return settle();
    },
    logOut: (session: string) => hear({ kind: 'loggedOut', session, userName: 'ada' }),
    takeOut: () => (isEntered = false),
    comeBack: () => returned(),
  };
};

const signedOut = ['login', { notice: 'signedOut' }];

describe('DocumentViewModel', () => {
  it('shows what a tab of the session has read @DOC-15', async () => {
    const { viewModel, events, answer, offer, pass } = open();
    offer();
    await pass(3_000);
    expect(viewModel.state).toEqual({ kind: 'opening' });
    await answer(read);
    expect(viewModel.state).toEqual({ kind: 'shown', url: 'blob:1' });
    expect(events).toEqual(['session-1']);
  });

  it('reads the document itself if it has the session @DOC-15', async () => {
    const { viewModel, events } = open({ own: read });
    await settle();
    expect(viewModel.state.kind).toBe('shown');
    expect(events).toEqual([]);
  });

  it('leads to the login if no tab of the session is there @DOC-15', async () => {
    const { events, pass } = open();
    await pass(3_000);
    expect(events).toEqual(['session-1', ['login', { notice: 'loginNeeded' }]]);
  });

  it('says why the document did not open, also if the other tab never answers @DOC-14', async () => {
    const failed = open();
    await failed.answer({ kind: 'failed', problem: { message: 'Busy.' } });
    expect(failed.viewModel.state).toEqual({ kind: 'failed', problem: { message: 'Busy.' } });

    const silent = open();
    silent.offer();
    await silent.pass(65_000);
    expect(silent.viewModel.state.kind).toBe('failed');
  });

  it('leads to the login after the session has ended @DOC-14', async () => {
    const { events, answer } = open();
    await answer({ kind: 'signedOut' });
    expect(events).toEqual(['session-1', signedOut]);
  });

  it('does not know an address without a document @DOC-15', () => {
    expect(open({ fragment: '#x' }).events).toEqual([['pageNotFound', undefined]]);
  });

  it.each<[string, (tab: ReturnType<typeof open>) => unknown, boolean]>([
    ['in a tab of the session', ({ logOut }) => logOut('session-1'), true],
    [
      'in another tab of the customer',
      ({ takeOut, logOut }) => {
        takeOut();
        logOut('session-2');
      },
      true,
    ],
    [
      'while this tab is asleep',
      ({ takeOut, comeBack }) => {
        takeOut();
        comeBack();
      },
      true,
    ],
    [
      'for a customer who was idle for too long, of which no tab tells',
      ({ takeOut, pass }) => {
        takeOut();
        return pass(1_000);
      },
      true,
    ],
    ['by another customer', ({ logOut }) => logOut('session-2'), false],
    ['by nobody', ({ comeBack }) => comeBack(), false],
    ['by nobody, a second later', ({ pass }) => pass(1_000), false],
  ])('removes the document after a Log Out %s @DOC-15', async (_, act, isGone) => {
    const tab = open();
    await tab.answer(read);
    await act(tab);
    expect(tab.events.slice(1)).toEqual(isGone ? ['revoke', signedOut] : []);
    expect(tab.viewModel.state.kind).toBe(isGone ? 'opening' : 'shown');
  });

  it('keeps the document where a full storage has no register @DOC-15', async () => {
    const tab = open();
    tab.takeOut();
    await tab.answer(read);
    await tab.pass(1_000);
    tab.comeBack();
    expect(tab.viewModel.state.kind).toBe('shown');
  });

  it('removes the document when the customer leaves @DOC-15', async () => {
    const { events, answer, leave } = open();
    await answer(read);
    leave();
    expect(events).toEqual(['session-1', 'revoke']);
  });

  it('saves the document where the browser downloads PDFs, and closes the tab @DOC-17', async () => {
    const { viewModel, events, answer, pass } = open({ showsPdf: false });
    await answer(read);
    expect(viewModel.state.kind).toBe('saved');
    await pass(4_000);
    expect(events).toEqual(['session-1', 'close']);
  });
});
