import type { Settled } from '@grovemail/contract/console/gave-up.ts';
import type { AuditRow } from '../../store/audit/audit-store.ts';
import type { Store } from '../../store/store.ts';

/** Entries of the audit log that are looked at. */
const maxEntries = 1_000;
const maxShown = 5;
/** Milliseconds between two entries of one act. */
const pause = 60_000;

/** Who resent or discarded what gave up, newest first; from the audit log. */
export async function settledLately(store: Pick<Store, 'listAudit'>): Promise<Settled[]> {
  const settled: Settled[] = [];
  for (const row of await store.listAudit({ limit: maxEntries })) {
    const did = deedOf(row);
    if (did === null) continue;
    const who = row.givenName ?? row.operator;
    const count = row.subject?.split(' ').length ?? 0;
    const newer = settled.at(-1);
    if (newer?.who === who && newer.did === did && newer.at - row.createdAt < pause)
      newer.count += count;
    else if (settled.push({ at: row.createdAt, who, did, count }) > maxShown) break;
  }
  return settled.slice(0, maxShown);
}

/** Commands in the terminal and in the console alike. */
function deedOf({ command, subject }: AuditRow): Settled['did'] | null {
  if (!subject?.startsWith('outbox:')) return null;
  if (/\boutbox retry\b/.test(command)) return 'resent';
  return /\boutbox discard\b/.test(command) ? 'discarded' : null;
}
