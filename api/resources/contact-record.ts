import type { ContactRow } from '../store/contacts/contact-store.ts';
import { type CsvCell, csvLine } from './csv-line.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** A contact as commands print it. */
export function contactRecord({ createdAt, updatedAt, ...contact }: ContactRow) {
  return { ...contact, createdAt: isoTimestamp(createdAt), updatedAt: isoTimestamp(updatedAt) };
}

export const contactColumns = [
  'id',
  'createdAt',
  'updatedAt',
  'email',
  'firstname',
  'lastname',
  'gender',
  'dateOfBirth',
  'phoneNumber',
  'street',
  'state',
  'country',
  'extraData',
] as const;

export function contactCells(
  row: ContactRow,
): Readonly<Record<(typeof contactColumns)[number], CsvCell>> {
  const { address, extraData, ...cells } = contactRecord(row);
  return { ...cells, ...address, extraData: JSON.stringify(extraData) };
}

/** A file of contacts, line by line. */
export async function* contactCsv(rows: AsyncIterable<ContactRow>): AsyncGenerator<string> {
  yield csvLine(contactColumns);
  for await (const row of rows) {
    const cells = contactCells(row);
    yield csvLine(contactColumns.map((column) => cells[column]));
  }
}
