/** One record of a CSV file, and the line on which it starts. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/**
 * Reads CSV (RFC 4180) with any line end. Skips empty lines.
 * @param separator a comma or a semicolon
 * @throws {CsvError} when a quote is not closed
 */
export function readCsv(text: string, separator: ',' | ';'): CsvRecord[] {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let cell = '';
  let startedAt = 1;
  let line = 1;
  let isQuoted = false;
  const endRecord = () => {
    cells.push(cell);
    if (cells.length > 1 || cell.trim() !== '') records.push({ line: startedAt, cells });
    [cells, cell, startedAt] = [[], '', line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === separator) {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') endRecord();
    else if (character !== '\r' || text[at + 1] !== '\n') cell += character;
  }
  if (isQuoted) throw new CsvError(`The record on line ${startedAt} has an unclosed quote.`);
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
}

/** The message is a sentence for the operator. */
export class CsvError extends Error {
  override name = 'CsvError';
}
