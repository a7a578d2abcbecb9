// A worker whose deliveries of the topic `crash` exit the process.
// Arguments: the store's file, and how many milliseconds its clock is ahead.
import { openSqliteStore } from '../../store/sqlite-store.ts';
import { inChild } from './in-child.ts';
import { startWorker } from './worker.ts';

const [path = '', ahead = '0'] = process.argv.slice(2);
const now = () => Date.now() + Number(ahead);
const store = openSqliteStore({ path, now });
const log = (facts: object, text: string) =>
  void process.stdout.write(`${JSON.stringify({ ...facts, text })}\n`);

startWorker({
  queue: store,
  deliver: {
    async neighbour() {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return undefined;
    },
    async crash() {
      // After its neighbors are in flight too.
      await new Promise((resolve) => setTimeout(resolve, 10));
      process.exit(1);
    },
  },
  deliverSuspect: inChild(new URL('crashing-child-for-test.ts', import.meta.url)),
  forget: [],
  now,
  log: { info: log, warn: log, error: log },
  pollMs: 5,
});

setInterval(async () => {
  const { waiting } = await store.countOutbox();
  if (waiting === 0) process.exit(0);
}, 10);
