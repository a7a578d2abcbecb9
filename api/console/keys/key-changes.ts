import type { KeyChange } from '@grovemail/contract/console/keys.ts';
import type { AuditRow } from '../../store/audit/audit-store.ts';
import type { Store } from '../../store/store.ts';

/** Entries of the audit log that are looked at. */
const maxEntries = 1_000;
const maxShown = 3;

/** Who made or revoked a key lately, newest first; from the audit log. */
export async function keyChanges(store: Pick<Store, 'listAudit'>): Promise<KeyChange[]> {
  const rows = await store.listAudit({ limit: maxEntries });
  return rows.flatMap(changeOf).slice(0, maxShown);
}

/** Commands in the terminal and in the console alike. */
function changeOf({ createdAt: at, operator, givenName, command, subject }: AuditRow): KeyChange[] {
  const [, keyId] = /^key:(.+)$/.exec(subject ?? '') ?? [];
  const [, verb] = /\bkeys (create|revoke)\b/.exec(command) ?? [];
  if (keyId === undefined || verb === undefined) return [];
  return [{ at, who: givenName ?? operator, did: verb === 'create' ? 'made' : 'revoked', keyId }];
}
