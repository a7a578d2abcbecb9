// The child process in which the worker under test delivers suspects.
import { respondToParent } from './in-child.ts';
import { Undeliverable } from './undeliverable.ts';

await respondToParent(() => ({
  neighbour: async () => 'delivered',
  taken: async ({ payload }) => `took ${payload.words}`,
  async later() {
    throw new Error('not now');
  },
  async never() {
    throw new Undeliverable('no such recipient');
  },
  async crash() {
    process.exit(1);
  },
  async 'out-of-memory'() {
    const held: number[][] = [];
    for (;;) held.push(new Array(1_000_000).fill(0.5));
  },
  async killed() {
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
  hangs: () => new Promise(() => {}),
  async stopped() {
    process.kill(process.pid, 'SIGINT');
    process.kill(process.pid, 'SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 50));
    return 'went on';
  },
}));
