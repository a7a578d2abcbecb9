import type { Config } from '@grovemail/config/read-config.ts';
import { isLoopback } from '../../mail/smtp-security.ts';
import type { Check } from './check.ts';
import type { Probes } from './probes.ts';
import { reasonOf } from './reason.ts';

/** Checks the free space on the disks of the data and the backups. */
export async function diskCheck(
  { disk }: Pick<Probes, 'disk'>,
  { store, backups }: Pick<Config, 'store' | 'backups'>,
): Promise<Check> {
  const name = 'Disk';
  const folders = [store.dataDir, ...(backups.folder ? [backups.folder] : [])];
  const found: string[] = [];
  let state: Check['state'] = 'ok';
  for (const folder of folders) {
    try {
      const { free, total } = await disk(folder);
      const share = total > 0 ? free / total : 0;
      if (share < 0.05) state = 'alarm';
      else if (share < 0.15 && state === 'ok') state = 'notice';
      found.push(`${folder} has ${(free / 1e9).toFixed(1)} GB free (${Math.floor(share * 100)}%).`);
    } catch (error) {
      const isUnused = store.databaseUrl !== null && folder === store.dataDir;
      if (!isUnused) state = 'alarm';
      found.push(`${folder} cannot be read (${reasonOf(error)}).`);
    }
  }
  if (state !== 'ok') found.push('A full disk rejects every form: make room, or enlarge it.');
  return { name, state, found: found.join(' ') };
}

/** Checks that the mail server accepts a login over TLS. */
export async function smtpCheck({ smtp }: Pick<Probes, 'smtp'>, url: string): Promise<Check> {
  const name = 'Mail server';
  const { protocol, hostname } = new URL(url);
  try {
    await smtp(url, {});
  } catch (error) {
    const found = `${hostname} does not accept us (${reasonOf(error)}). Check SMTP_URL, and whether the provider of this machine blocks the port.`;
    return { name, state: 'alarm', found };
  }
  if (isLoopback(hostname)) return { name, state: 'ok', found: `${hostname} accepts us.` };
  if (protocol === 'smtps:')
    return { name, state: 'ok', found: `${hostname} accepts us over TLS.` };
  try {
    await smtp(url, { requireTLS: 'true' });
    return { name, state: 'ok', found: `${hostname} accepts us over TLS.` };
  } catch {
    const found = `${hostname} accepts us only without TLS, so anyone between reads the emails. Use smtps, or a server with STARTTLS.`;
    return { name, state: 'alarm', found };
  }
}
