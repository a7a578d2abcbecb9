import type { Health } from '@grovemail/contract/console/health.ts';

/** How things are, in a sentence: `Mail goes out. Two things to do.` */
export function headline({ checks, queue }: Health): string {
  const mail = isStuck(queue) ? 'Mail waits.' : 'Mail goes out.';
  const count = checks.filter(({ state }) => state === 'alarm').length;
  if (count === 0) return `${mail} Nothing to do.`;
  const number = numbers[count] ?? String(count);
  return `${mail} ${number} ${count === 1 ? 'thing' : 'things'} to do.`;
}

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** Milliseconds after which what waits is no longer about to be sent. */
const patience = 10 * 60_000;

function isStuck({ oldestAt }: Health['queue'], now = Date.now()): boolean {
  return oldestAt !== null && now - oldestAt > patience;
}

/** `61 GB`. @param bytes of a disk */
export function gigabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000_000).toLocaleString('en-US')} GB`;
}
