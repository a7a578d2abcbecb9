import { setImmediate } from 'node:timers/promises';

/** Lets other calls run between the parts of a long one. */
export async function yieldToEventLoop(): Promise<void> {
  await setImmediate();
}
