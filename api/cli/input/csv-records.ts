import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { OperatorError } from '../process/operator-error.ts';
import type { ByteSource } from './byte-source.ts';
import { notUtf8 } from './read-text.ts';

/** One record of a CSV file. */
export interface CsvRecord {
  /** On which it starts. */
  line: number;
  cells: readonly string[];
}

/** What separates the cells of a file, and its first line with column names. */
export interface CsvLayout {
  separator: Separator;
  header: readonly string[];
  /** Lines before the first row. */
  headerLines: number;
}

const separators = [',', ';', '\t'] as const;

type Separator = (typeof separators)[number];

/** RFC 4180 and what spreadsheets write beside it: any line end, quotes within a cell, lines of other lengths. */
const options = {
  bom: true,
  record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
} satisfies Options;

/** The line that names the separator for spreadsheets. */
const separatorLine = /^\ufeff?sep=([,;\t])\r*\n?/i;

/** In bytes: more than any header takes. */
const headSize = 256 * 1_024;

/**
 * Reads the column names of a file.
 * @param fits whether these are column names that the caller knows: by that, the separator is chosen
 * @throws {OperatorError} for a file that is not UTF-8, and for a line end within a column name
 */
export async function csvLayout(
  source: ByteSource,
  fits: (header: readonly string[]) => boolean,
): Promise<CsvLayout> {
  const head = await headOf(source);
  const named = separatorLine.exec(head);
  const text = named ? head.slice(named[0].length) : head;
  const candidates = separators
    .filter((separator) => named === null || separator === named[1])
    .map((separator) => ({ separator, header: headerIn(text, separator) }))
    .toSorted((a, b) => b.header.length - a.header.length);
  const chosen = candidates.find(({ header }) => fits(header)) ?? candidates[0];
  const { separator, header } = chosen ?? { separator: ',', header: [] };
  if (header.some((name) => /[\r\n]/.test(name)))
    throw new OperatorError(
      `A column name in the first line of ${source.name} contains a line end: a quote is missing or too many.`,
    );
  return { separator, header, headerLines: named ? 2 : 1 };
}

function headerIn(text: string, delimiter: Separator): string[] {
  try {
    const [header = []] = parseAll(text, { ...options, delimiter, to: 1 });
    return header.map((name) => name.trim());
  } catch {
    // A quote that is not closed: reading the rows says where.
    return [];
  }
}

async function headOf(source: ByteSource): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of utf8Only(source)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= headSize) break;
  }
  return Buffer.concat(pieces).toString();
}

/**
 * Reads the rows below the header, one by one.
 * @param onProgress gets the number of bytes that were read so far
 * @throws {OperatorError} for a file that is not UTF-8, or a quote that is not closed
 */
export async function* csvRecords(
  source: ByteSource,
  { separator, headerLines }: CsvLayout,
  onProgress: (bytes: number) => void,
): AsyncGenerator<CsvRecord> {
  const parser = parse({
    ...options,
    delimiter: separator,
    from_line: headerLines,
    max_record_size: maxRecordSize,
    info: true,
  });
  pipeline(Readable.from(utf8Only(source, onProgress)), parser).catch(() => {
    // The parser throws the same error where it is read.
  });
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (lastLine > 0) yield { line: info.lines - lineEndsIn(record), cells: record };
      lastLine = info.lines;
    }
  } catch (error) {
    // Its message may repeat what is in the file.
    if (!(error instanceof CsvError)) throw error;
    throw new OperatorError(`The record on line ${lastLine + 1} has an unclosed quote.`);
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** In bytes: what follows a quote that is not closed is one record. */
const maxRecordSize = 1_024 * 1_024;

function lineEndsIn(cells: readonly string[]): number {
  return cells.join('').match(/\r*\n|\r/g)?.length ?? 0;
}

/** @throws {OperatorError} when the bytes are not UTF-8 */
async function* utf8Only(
  source: ByteSource,
  onProgress: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  try {
    for await (const piece of source.read()) {
      decoder.decode(piece, { stream: true });
      bytes += piece.length;
      onProgress(bytes);
      yield piece;
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notUtf8(source.name);
  }
}
