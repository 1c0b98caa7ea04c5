import { setTimeout } from 'node:timers/promises';

/** For how many seconds a call waits, and how often. */
const [LONGEST, MOST] = [5, 3];

/** Sends a call again after a 429 with a short `Retry-After`: a verification is faster than a customer, whom the provider may not limit. */
export const fetchPatiently = async (url: string, of: () => RequestInit): Promise<Response> => {
  for (let times = 0; ; times += 1) {
    const response = await fetch(url, of());
    const pause = Number(response.headers.get('retry-after') ?? Infinity);
    if (response.status !== 429 || !(pause <= LONGEST) || times === MOST) return response;
    await response.arrayBuffer();
    await setTimeout(pause * 1000);
  }
};
