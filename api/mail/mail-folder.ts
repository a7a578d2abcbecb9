import { join } from 'node:path';

/** Where mails are written as files, without a mail server. @param dataDir DATA_DIR */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}
