import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@grovemail/config/read-config.ts';
import type { Backups } from '@grovemail/contract/console/health.ts';
import { backupsIn } from '../../backups/backup-files.ts';
import type { SystemState } from '../../console/serving/console-deps.ts';
import { storeFile } from '../../store/store-file.ts';
import { allChecks } from '../doctor/doctor.ts';
import { systemProbes } from '../doctor/probes.ts';
import type { OpsIo } from '../process/ops-io.ts';
import { storeSettings } from '../process/store-address.ts';

/** The checks of `ops doctor`, with the time of the last backup and the free disk space. */
export async function systemState(io: OpsIo): Promise<SystemState> {
  const { backups, store } = io.config([...storeSettings, 'BACKUP_DIR', 'BACKUP_HOURS']);
  const isPostgres = store.databaseUrl !== null;
  const [checks, kept, disk, size] = await Promise.all([
    allChecks(io, systemProbes, [], null),
    isPostgres ? null : keptBackups(backups),
    systemProbes.disk(store.dataDir).catch(() => null),
    isPostgres ? null : sizeOf(storeFile(store.dataDir)),
  ]);
  return { checks, isPostgres, backups: kept, disk: disk && { ...disk, store: size } };
}

/** As many as a plot shows. */
const maxShown = 30;
const hour = 60 * 60_000;

async function keptBackups({ folder, hours }: Config['backups']): Promise<Backups | null> {
  if (folder === null) return null;
  // What cannot be read is among the checks.
  const files = await backupsIn(folder).catch(() => []);
  const [newest] = files;
  return {
    times: files.slice(0, maxShown).map(({ at }) => at),
    everyMs: hours * hour,
    bytes: newest ? await sizeOf(join(folder, newest.name)) : null,
    isEncrypted: newest?.name.endsWith('.age') ?? false,
  };
}

async function sizeOf(file: string): Promise<number | null> {
  return (await stat(file).catch(() => null))?.size ?? null;
}
