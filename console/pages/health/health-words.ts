import type { Health, HealthCheck } from '@grovemail/contract/console/health.ts';

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

/** Whether what waits is no longer about to be sent. */
export function isStuck({ oldestAt }: Health['queue'], now = Date.now()): boolean {
  return oldestAt !== null && now - oldestAt > patience;
}

/** A check in one line. */
export function inWords({ name, found, fix }: HealthCheck): string {
  return `${name}: ${found}${fix ? ` ${fix.instruction}: ${fix.snippet}` : ''}`;
}

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** `61 GB`, `1.4 GB`, never more than there is. */
export function size(bytes: number): string {
  const power = Math.min(3, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3) - 1));
  const count = bytes / 1_000 ** (power + 1);
  const shown = count < 10 ? Math.floor(count * 10) / 10 : Math.floor(count);
  return `${shown.toLocaleString('en-US')} ${units[power]}`;
}
