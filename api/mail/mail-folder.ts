import { join } from 'node:path';

/** The folder for mails as files, when no mail server is configured. @param dataDir DATA_DIR */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
