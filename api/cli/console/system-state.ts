import { scheduledState } from '../../backups/backup-files.ts';
import type { SystemState } from '../../console/serving/console-deps.ts';
import { allChecks } from '../doctor/doctor.ts';
import { realWorld } from '../doctor/world.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { storeSettings } from '../process/store-address.ts';

/** What `ops doctor` finds, and the figures behind it. */
export async function systemState(io: OpsIo): Promise<SystemState> {
  const { backups, store } = io.config([...storeSettings, 'BACKUP_DIR', 'BACKUP_HOURS']);
  const state = scheduledState(backups, Date.now);
  const [checks, backup, disk] = await Promise.all([
    allChecks(io, realWorld, [], null),
    state ? state().catch(() => null) : null,
    realWorld.disk(store.dataDir).catch(() => null),
  ]);
  return {
    checks,
    disk,
    isPostgres: store.databaseUrl !== null,
    lastBackupAt: backup?.lastAt ?? null,
  };
}
