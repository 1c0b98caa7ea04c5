import { inTurns } from './inTurns';

describe('What is run in turns', () => {
  it('is run one after the other, and what came in between has its turn', async () => {
    const order: string[] = [];
    const part = (name: string) => async () => {
      order.push(name);
      setTimeout(() => order.push(`what came during ${name}`));
    };
    setTimeout(() => order.push('what came before'));
    await inTurns([part('the first'), part('the second')]);
    expect(order).toEqual(['what came before', 'the first', 'what came during the first', 'the second']);
  });

  it('ends where one of them cannot be run', async () => {
    const order: string[] = [];
    const broken = () => Promise.reject(new Error('broken'));
    await expect(inTurns([broken, async () => order.push('the rest')])).rejects.toThrow('broken');
    expect(order).toEqual([]);
  });
});
