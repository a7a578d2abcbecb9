import type { Config } from '@grovemail/config/read-config.ts';
import { scheduledState } from '../../backups/backup-files.ts';
import { localTime } from '../output/format.ts';
import type { Check } from './check.ts';

/** Checks that the embedded store is backed up. @param isDatabase the data is in PostgreSQL */
export async function backupCheck(
  backups: Pick<Config['backups'], 'folder' | 'hours'>,
  isDatabase: boolean,
): Promise<Check> {
  const name = 'Backups';
  if (isDatabase) return { name, state: 'ok', found: 'PostgreSQL is backed up by its own tools.' };
  const state = scheduledState(backups, Date.now);
  if (!state) {
    return { name, state: 'notice', found: 'The server writes no backups. Set BACKUP_DIR.' };
  }
  try {
    const { lastAt, isOverdue } = await state();
    const last =
      lastAt === null ? 'There is no backup' : `The last backup began ${localTime(lastAt)}`;
    if (!isOverdue) return { name, state: 'ok', found: `${last}.` };
    const found = `${last} in ${backups.folder}. The server's log has the reason; the folder may be full or not writable.`;
    const fix = { instruction: 'To make one now', snippet: 'npm run ops -- store backup' };
    return { name, state: 'alarm', found, fix };
  } catch (error) {
    const { code = 'unknown error' } = Object(error);
    return { name, state: 'alarm', found: `${backups.folder} cannot be read (${code}).` };
  }
}
