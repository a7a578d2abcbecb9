import { readdir } from 'node:fs/promises';

export interface BackupFile {
  name: string;
  /** When the backup began, in milliseconds since the epoch. */
  at: number;
}

/** The backups in a folder, newest first. Files with other names are not ours. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder);
  const found = names.flatMap((name) => {
    const [, date, hours, minutes, seconds] = pattern.exec(name) ?? [];
    if (date === undefined) return [];
    return [{ name, at: Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return found.toSorted((a, b) => b.at - a.at);
}

const pattern = /^grovemail-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite(?:\.age)?$/;

/** Without colons, which some file systems do not allow. */
export function backupName(at: number): string {
  return `grovemail-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;
}

export interface BackupState {
  /** When the last backup began, in milliseconds since the epoch; null when there is none. */
  lastAt: number | null;
  /** One should have been written by now, with time for a few attempts. */
  isOverdue: boolean;
}

/**
 * Whether scheduled backups are written.
 * @param every milliseconds between backups
 * @throws when the folder exists and cannot be read
 */
export async function backupState(
  folder: string,
  { every, now }: { every: number; now: number },
): Promise<BackupState> {
  const [newest] = await backupsIn(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!newest) return { lastAt: null, isOverdue: true };
  return { lastAt: newest.at, isOverdue: now - newest.at > every + grace };
}

const grace = 60 * 60_000;

/** The same for what is configured; null without scheduled backups. */
export function scheduledState(
  { folder, hours }: { folder: string | null; hours: number },
  now: () => number,
): (() => Promise<BackupState>) | null {
  if (folder === null) return null;
  return () => backupState(folder, { every: hours * 60 * 60_000, now: now() });
}
