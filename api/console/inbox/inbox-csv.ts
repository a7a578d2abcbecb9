import { type CsvCell, csvLine } from '../../resources/csv-line.ts';
import { isoTimestamp } from '../../resources/iso-timestamp.ts';
import { leadCells, leadColumns } from '../../resources/lead-cells.ts';
import type { InboxRow } from '../../store/handling/handling-store.ts';

const enquiryColumns = ['fullname', 'subject', 'body'];
const handlingColumns = ['owner', 'answeredAt', 'answeredBy'];
const columns = [...leadColumns, ...enquiryColumns, ...handlingColumns];

/** Leads and enquiries in one table, line by line: the columns of `ops leads export`, then those of enquiries. */
export async function* inboxCsv(
  rows: Iterable<InboxRow> | AsyncIterable<InboxRow>,
): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const row of rows) {
    const cells = { ...cellsOf(row), ...handlingCells(row) };
    yield csvLine(columns.map((column) => cells[column]));
  }
}

function cellsOf(row: InboxRow): Record<string, CsvCell> {
  if (row.kind === 'lead') return leadCells(row);
  const { id, createdAt, fullname, email, subject, body } = row;
  return {
    id,
    createdAt: isoTimestamp(createdAt),
    type: 'enquiry',
    fullname,
    email,
    subject,
    body,
  };
}

function handlingCells({ handling: { owner, answered } }: InboxRow): Record<string, CsvCell> {
  return {
    owner,
    answeredAt: answered && isoTimestamp(answered.at),
    answeredBy: answered?.by,
  };
}
