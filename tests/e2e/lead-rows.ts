import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../script/run.ts';

export interface LeadRow {
  type: string;
  metadata: Readonly<Record<string, unknown>>;
}

/**
 * The leads of one address as an operator lists them, newest first.
 * @param more further words of the command line, such as `--quarantined`
 */
export async function leadsOf(
  server: { dataDir: string },
  email: string,
  ...more: string[]
): Promise<LeadRow[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'api', 'cli', 'ops.ts'), 'leads', 'list', '--json', ...more],
    { env: { ...process.env, DATA_DIR: server.dataDir }, maxBuffer: 64 * 1024 * 1024 },
  );
  return (JSON.parse(stdout) as LeadRow[]).filter(({ metadata }) => metadata.email === email);
}
