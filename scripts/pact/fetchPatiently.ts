import { setTimeout } from 'node:timers/promises';

/** The longest pause in seconds, and the most pauses of a call. */
const [LONGEST, MOST] = [5, 3];

/** Seconds, or a date of HTTP. */
const pauseOf = (given: string | null): number => {
  if (given === null) return Infinity;
  return /^\d+$/.test(given) ? Number(given) : Math.max(0, (Date.parse(given) - Date.now()) / 1000);
};

/** Sends a call again after a 429 with a short `Retry-After`: a verification sends calls faster than a customer, so a provider may limit it. */
export const fetchPatiently = async (url: string, of: () => RequestInit): Promise<Response> => {
  for (let times = 0; ; times += 1) {
    const response = await fetch(url, of());
    const pause = pauseOf(response.headers.get('retry-after'));
    if (response.status !== 429 || !(pause <= LONGEST) || times === MOST) return response;
    await response.arrayBuffer();
    await setTimeout(pause * 1000);
  }
};
