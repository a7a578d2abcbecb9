import { availableParallelism } from 'node:os';

/** One more than there are cores, since tests also wait: for programs that they start, for servers, for timers. */
export const testWorkers = availableParallelism() + 1;
