import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';

export interface LeadRow {
  type: string;
  metadata: Readonly<Record<string, unknown>>;
}

/**
 * The stored leads of an email address, newest first.
 * @param options of the command, such as `--quarantined`
 */
export async function leadsOf(
  server: { dataDir: string },
  email: string,
  ...options: string[]
): Promise<LeadRow[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), 'leads', 'list', '--json', ...options],
    { env: { ...process.env, DATA_DIR: server.dataDir }, maxBuffer: 64 * 1024 * 1024 },
  );
  return (JSON.parse(stdout) as LeadRow[]).filter(({ metadata }) => metadata.email === email);
}
