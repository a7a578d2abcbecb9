import { listRows, type OpsTarget, type Row } from './run-ops.ts';

interface LeadRow extends Row {
  type: string;
  metadata: Row;
}

/**
 * The stored leads of an email address, newest first.
 * @param options of the command, such as `--quarantined`
 */
export async function leadsOf(
  server: OpsTarget,
  email: string,
  ...options: string[]
): Promise<LeadRow[]> {
  const rows = (await listRows(server, 'leads', 'list', ...options)) as LeadRow[];
  return rows.filter(({ metadata }) => metadata.email === email);
}
