import type { Settled } from '@grovemail/contract/console/gave-up.ts';
import type { AuditRow } from '../../store/audit/audit-store.ts';
import type { Store } from '../../store/store.ts';

/** The number of searched entries of the audit log. */
const maxEntries = 1_000;
const maxShown = 5;
/** Maximum milliseconds between entries of one act. */
const pause = 60_000;

/** The latest acts that resent or discarded dead entries, newest first. */
export async function settledLately(store: Pick<Store, 'listAudit'>): Promise<Settled[]> {
  const settled: Settled[] = [];
  for (const row of await store.listAudit({ limit: maxEntries })) {
    const did = actionOf(row);
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

/** Recognizes commands of the terminal and of the console. */
function actionOf({ command, subject }: AuditRow): Settled['did'] | null {
  if (!subject?.startsWith('outbox:')) return null;
  if (/\boutbox retry\b/.test(command)) return 'resent';
  return /\boutbox discard\b/.test(command) ? 'discarded' : null;
}
