import { timerDelay } from './timerDelay';

describe('timerDelay', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves when the time is over, and not before', async () => {
    let isOver = false;
    const waiting = timerDelay(30_000, new AbortController().signal).then(() => {
      isOver = true;
    });

    await jest.advanceTimersByTimeAsync(29_999);
    expect(isOver).toBe(false);

    await jest.advanceTimersByTimeAsync(1);
    await waiting;
    expect(isOver).toBe(true);
  });

  it('rejects as soon as it is aborted, and leaves no timer', async () => {
    const visit = new AbortController();
    const waiting = timerDelay(30_000, visit.signal);

    visit.abort();

    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects at once if it is aborted already', async () => {
    const visit = new AbortController();
    visit.abort();

    await expect(timerDelay(30_000, visit.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('stops listening when the time is over', async () => {
    const visit = new AbortController();
    const remove = jest.spyOn(visit.signal, 'removeEventListener');
    const waiting = timerDelay(10, visit.signal);

    await jest.advanceTimersByTimeAsync(10);
    await waiting;

    expect(remove).toHaveBeenCalledWith('abort', expect.any(Function));
  });
});
