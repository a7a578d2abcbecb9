import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets other calls have their turn of the event loop, between the parts of a long one. */
export async function othersTurn(): Promise<void> {
  await nextTurn();
}
