import { inTurns } from './inTurns';

describe('inTurns', () => {
  it('runs one part after the other, with other tasks in between', async () => {
    const order: string[] = [];
    const part = (name: string) => async () => {
      order.push(name);
      setTimeout(() => order.push(`what came during ${name}`));
    };
    setTimeout(() => order.push('what came before'));
    await inTurns([part('the first'), part('the second')]);
    expect(order).toEqual(['what came before', 'the first', 'what came during the first', 'the second']);
  });

  it('stops at the first part that fails', async () => {
    const order: string[] = [];
    const broken = () => Promise.reject(new Error('broken'));
    await expect(inTurns([broken, async () => order.push('the rest')])).rejects.toThrow('broken');
    expect(order).toEqual([]);
  });
});
