import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runs } from '../support/runs';
import { type Backend, backend } from './backend';
import { eventually } from './eventually';
import { type RunningNginx, runningNginx } from './runningNginx';

/** A container engine stops the image with this signal. */
const stopSignal = /^STOPSIGNAL (\w+)$/m.exec(readFileSync('deploy/Dockerfile', 'utf8'))?.[1];

let api: Backend;
let carriedOut: number;
let begun: (() => void) | undefined;
/** The calls that have not arrived at the API. */
const onTheWay = new Set<string>();

/** Each call says how long it takes. */
beforeAll(async () => {
  carriedOut = 0;
  api = await backend(({ url = '' }, response) => {
    const asked = new URL(url, 'http://api.example').searchParams;
    onTheWay.delete(asked.get('call') ?? '');
    begun?.();
    setTimeout(
      () => {
        carriedOut += 1;
        response.end('{}');
      },
      Number(asked.get('milliseconds')),
    );
  });
});

const put = async (origin: string, milliseconds: number): Promise<number> => {
  const call = randomUUID();
  onTheWay.add(call);
  const address = `${origin}/api/policies?call=${call}&milliseconds=${String(milliseconds)}`;
  const { status } = await fetch(address, { method: 'PUT' }).catch(() => ({ status: 0 }));
  onTheWay.delete(call);
  return status;
};

/** A pod sleeps before it stops (deployment.yaml): what was sent to it before has arrived by then. */
const arrived = async (): Promise<void> => {
  const sent = [...onTheWay];
  await eventually(() => sent.every((call) => !onTheWay.has(call)) || undefined);
};

const start = (): Promise<RunningNginx> => runningNginx({ API: api.origin });

const stop = (nginx: RunningNginx): Promise<number | null> => nginx.stop(stopSignal as NodeJS.Signals);

describe('A server that stops', () => {
  it('ends a call in progress, takes no other, and then exits @SAFE-43', async () => {
    const nginx = await start();
    const isAtTheApi = new Promise<void>((resolve) => (begun = resolve));
    const answer = put(nginx.origin, runs(1_500, 20_000));
    await isAtTheApi;
    const exit = stop(nginx);
    expect(await answer).toBe(200);
    expect(await exit).toBe(0);
    expect(await put(nginx.origin, 0)).toBe(0);
  }, 60_000);
});

describe('A rollout', () => {
  it(
    'cuts off no write',
    async () => {
      // As a Service does: a replica gets calls once it is ready, and none after it has been taken out.
      let ready = [await start(), await start()];
      carriedOut = 0;
      let isRolling = true;
      const write = async (): Promise<readonly number[]> => {
        const statuses = [];
        while (isRolling) {
          const replica = ready[Math.floor(Math.random() * ready.length)];
          statuses.push(await put(replica?.origin ?? '', Math.random() * 300));
        }
        return statuses;
      };
      const writers = Array.from({ length: 6 }, write);
      const restarts = runs(4, 100);
      for (let restart = 0; restart < restarts; restart += 1) {
        const [oldest, ...others] = ready;
        ready = [...others, await start()];
        await arrived();
        if (oldest) expect(await stop(oldest)).toBe(0);
      }
      isRolling = false;
      const statuses = (await Promise.all(writers)).flat();
      await Promise.all(ready.map(stop));
      console.log(`${String(restarts)} restarts, ${String(statuses.length)} writes`);
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(statuses.length).toBe(carriedOut);
      expect(statuses.length).toBeGreaterThan(restarts * 2);
    },
    runs(60_000, 900_000),
  );
});
