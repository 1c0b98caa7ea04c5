import Sequencer from '@jest/test-sequencer';

/** Without a cache, as in CI, jest knows no durations: a slow test would start last, and leave the other workers without work. */
export default class SlowFirst extends Sequencer {
  async sort(tests) {
    const isSlow = ({ path }) => path.includes('.slow.test.');
    return (await super.sort(tests)).toSorted((a, b) => isSlow(b) - isSlow(a));
  }
}
