import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { OperatorError } from '../process/operator-error.ts';
import type { ByteSource } from './byte-source.ts';
import { notUtf8 } from './read-text.ts';

/** One record of a CSV file. */
export interface CsvRecord {
  /** Its first line. */
  line: number;
  cells: readonly string[];
}

/** The separator and the column names of a file. */
export interface CsvLayout {
  separator: Separator;
  header: readonly string[];
  /** Lines before the first row. */
  headerLines: number;
}

const separators = [',', ';', '\t'] as const;

type Separator = (typeof separators)[number];

/** RFC 4180, with the deviations of spreadsheets: any line end, quotes within a cell, rows of other lengths. */
const options = {
  bom: true,
  record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
} satisfies Options;

/** A line that names the separator for spreadsheets. */
const separatorLine = /^\ufeff?sep=([,;\t])\r*\n?/i;

/** In bytes. Longer than any header. */
const headSize = 256 * 1_024;

/**
 * Reads the column names of a file.
 * @param isKnownHeader decides which separator is right
 * @throws {OperatorError} for a file that is not UTF-8, and for a line end within a column name
 */
export async function csvLayout(
  source: ByteSource,
  isKnownHeader: (header: readonly string[]) => boolean,
): Promise<CsvLayout> {
  const head = await readHead(source);
  const declared = separatorLine.exec(head);
  const text = declared ? head.slice(declared[0].length) : head;
  const candidates = separators
    .filter((separator) => declared === null || separator === declared[1])
    .map((separator) => ({ separator, header: headerIn(text, separator) }))
    .toSorted((a, b) => b.header.length - a.header.length);
  const chosen = candidates.find(({ header }) => isKnownHeader(header)) ?? candidates[0];
  const { separator, header } = chosen ?? { separator: ',', header: [] };
  if (header.some((name) => /[\r\n]/.test(name)))
    throw new OperatorError(
      `A column name in the first line of ${source.name} contains a line end: a quote is missing or too many.`,
    );
  return { separator, header, headerLines: declared ? 2 : 1 };
}

function headerIn(text: string, delimiter: Separator): string[] {
  try {
    const [header = []] = parseAll(text, { ...options, delimiter, to: 1 });
    return header.map((name) => name.trim());
  } catch {
    // An unclosed quote. `csvRecords` reports its line.
    return [];
  }
}

async function readHead(source: ByteSource): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of utf8Only(source)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headSize) break;
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Reads the rows below the header, one by one.
 * @param onProgress called with the number of bytes read so far
 * @throws {OperatorError} for a file that is not UTF-8, or an unclosed quote
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
    // The loop below gets the same error.
  });
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (lastLine > 0) yield { line: info.lines - lineEndsIn(record), cells: record };
      lastLine = info.lines;
    }
  } catch (error) {
    // Its message may quote the file.
    if (!(error instanceof CsvError)) throw error;
    throw new OperatorError(`The record on line ${lastLine + 1} has an unclosed quote.`);
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** In bytes. An unclosed quote would make one record of the rest of the file. */
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
    for await (const chunk of source.read()) {
      decoder.decode(chunk, { stream: true });
      bytes += chunk.length;
      onProgress(bytes);
      yield chunk;
    }
    decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notUtf8(source.name);
  }
}
