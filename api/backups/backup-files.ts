import { readdir } from 'node:fs/promises';

interface BackupFile {
  name: string;
  /** When the backup began, in milliseconds since the epoch. */
  at: number;
}

/** The backups in a folder, newest first. Other files are ignored. */
export async function backupsIn(folder: string): Promise<BackupFile[]> {
  const names = await readdir(folder);
  const backups = names.flatMap((name) => {
    const [, date, hours, minutes, seconds] = pattern.exec(name) ?? [];
    if (date === undefined) return [];
    return [{ name, at: Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) }];
  });
  return backups.toSorted((a, b) => b.at - a.at);
}

const pattern = /^grovemail-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite(?:\.age)?$/;

/** Without colons, which some file systems do not allow. @param recipient null for an unencrypted backup */
export function backupName(at: number, recipient: string | null): string {
  const time = new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
  return `grovemail-${time}Z.sqlite${recipient === null ? '' : '.age'}`;
}

export interface BackupState {
  /** When the last backup began, in milliseconds since the epoch; null when there is none. */
  lastAt: number | null;
  /** The next backup is late by more than the time for a few attempts. */
  isOverdue: boolean;
}

/**
 * @returns a function that reads the state of scheduled backups, and throws when the folder cannot be read; null without
 * scheduled backups
 */
export function scheduledState(
  { folder, hours }: { folder: string | null; hours: number },
  now: () => number,
): (() => Promise<BackupState>) | null {
  if (folder === null) return null;
  return async () => {
    const [newest] = await backupsIn(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    if (!newest) return { lastAt: null, isOverdue: true };
    return { lastAt: newest.at, isOverdue: now() - newest.at > (hours + graceHours) * hour };
  };
}

const hour = 60 * 60_000;
const graceHours = 1;
