import { listRows, type OpsTarget, type Row } from './run-ops.ts';

/** An email address's stored rows, newest first; other tests write to the same store. */
export async function rowsOf(
  noun: 'enquiries' | 'subscribers',
  server: OpsTarget,
  email: string,
): Promise<Row[]> {
  const rows = await listRows(server, noun, 'list');
  return rows.filter((row) => row.email === email);
}

/** An email address that no other test uses. */
export function uniqueEmail(): string {
  return `visitor-${crypto.randomUUID()}@mail.example`;
}
