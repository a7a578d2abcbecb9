import type { Note, Teamwork } from '../store/handling/handling-store.ts';
import type { Store } from '../store/store.ts';
import type { CsvCell } from './csv-line.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** Adds owner, response and notes to rows. */
export async function withTeamwork<Row extends { id: string }>(
  store: Pick<Store, 'findTeamwork'>,
  rows: readonly Row[],
): Promise<(Row & { teamwork: Teamwork })[]> {
  const teamworkById = await store.findTeamwork(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const teamwork = teamworkById.get(row.id);
    return teamwork ? [{ ...row, teamwork }] : [];
  });
}

/** The fields in JSON. */
export function teamworkFields({ owner, answered, notes }: Teamwork) {
  return {
    owner,
    answeredAt: answered && isoTimestamp(answered.at),
    answeredBy: answered?.by ?? null,
    notes: notes.map(({ createdAt, author, body }) => ({
      at: isoTimestamp(createdAt),
      author,
      body,
    })),
  };
}

export const teamworkColumns = ['owner', 'answeredAt', 'answeredBy', 'notes'] as const;

/** The cells in CSV, with all notes in one cell. */
export function teamworkCells(teamwork: Teamwork): Record<string, CsvCell> {
  const lines = teamwork.notes.map(({ author, body }: Note) => `${author}: ${body}`);
  return { ...teamworkFields(teamwork), notes: lines.join('\n') };
}
