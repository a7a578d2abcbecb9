import type { Json, SampleLine } from './sample-request.ts';
import { doubleQuoted } from './string-literal.ts';
import { type Dialect, valueLines } from './value-lines.ts';

/** A value as JSON, one entry per line, each with the name of its field. */
export function jsonLines(value: Json): SampleLine[] {
  return valueLines(value, json);
}

const json: Dialect = {
  indent: '  ',
  null: 'null',
  true: 'true',
  false: 'false',
  string: doubleQuoted,
  key: (name) => `${doubleQuoted(name)}: `,
  object: () => ['{', '}'],
  emptyObject: '{}',
  trailingComma: false,
};
