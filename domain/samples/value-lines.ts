import type { Json, SampleLine } from './sample-request.ts';

/** The syntax of a language for JSON values. */
export interface Dialect {
  indent: string;
  null: string;
  true: string;
  false: string;
  string(text: string): string;
  /** With the separator of name and value. */
  key(name: string): string;
  /** The opening and closing line of an object with these names. */
  object(names: readonly string[]): readonly [open: string, close: string];
  emptyObject: string;
  /** Whether a comma follows the last entry. */
  trailingComma: boolean;
}

/**
 * A value as lines of code, one entry per line. Items of a list belong to the list's field.
 * @param field the path of the value in the request; '' for the whole body
 */
export function valueLines(value: Json, dialect: Dialect, field = ''): SampleLine[] {
  const line = (text: string) => [{ text, fields: field ? [field] : [] }];
  if (value === null) return line(dialect.null);
  if (typeof value === 'boolean') return line(value ? dialect.true : dialect.false);
  // JSON.stringify also writes NaN and infinities as null.
  if (typeof value === 'number') return line(Number.isFinite(value) ? `${value}` : dialect.null);
  if (typeof value === 'string') return line(dialect.string(value.toWellFormed()));
  if (isList(value)) {
    if (value.length === 0) return line('[]');
    const items = value.map((item) => valueLines(item, dialect, field));
    return block(line('['), items, line(']'), dialect);
  }
  const names = Object.keys(value);
  if (names.length === 0) return line(dialect.emptyObject);
  const entries = Object.entries(value).map(([name, entry]) =>
    prefixed(
      dialect.key(name.toWellFormed()),
      valueLines(entry, dialect, field ? `${field}.${name}` : name),
    ),
  );
  const [open, close] = dialect.object(names);
  return block(line(open), entries, line(close), dialect);
}

/** Adds a text before the first line. */
export function prefixed(text: string, lines: readonly SampleLine[]): SampleLine[] {
  return lines.map((line, at) => (at === 0 ? { ...line, text: text + line.text } : line));
}

/** Adds a text after the last line. */
export function suffixed(lines: readonly SampleLine[], text: string): SampleLine[] {
  return lines.map((line, at) =>
    at === lines.length - 1 ? { ...line, text: line.text + text } : line,
  );
}

export function indented(lines: readonly SampleLine[], indent: string): SampleLine[] {
  return lines.map((line) => ({ ...line, text: indent + line.text }));
}

/** Lines that write no field of the request. */
export function plain(...texts: string[]): SampleLine[] {
  return texts.map((text) => ({ text, fields: [] }));
}

function block(
  open: SampleLine[],
  entries: readonly SampleLine[][],
  close: SampleLine[],
  { indent, trailingComma }: Dialect,
): SampleLine[] {
  const last = entries.length - 1;
  const inside = entries.flatMap((lines, at) =>
    suffixed(lines, at < last || trailingComma ? ',' : ''),
  );
  return [...open, ...indented(inside, indent), ...close];
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
