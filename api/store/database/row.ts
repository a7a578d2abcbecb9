import { z } from 'zod';
import type { DatabaseRow } from './transaction.ts';

/** The types of columns. Reading another value throws. */
export const text = z.string();
export const integer = z.number();
/** SQLite has no booleans. */
export const flag = z.literal([0, 1]).transform((value) => value === 1);
/** One of the values that the schema's `check` allows. */
export const oneOf = <const Word extends string>(...words: Word[]) => z.enum(words);
/** JSON that only this store writes. */
export const json = <Value>() => z.string().transform((value): Value => JSON.parse(value));

/**
 * Creates a parser for rows.
 * @param columns with the database's names
 * @returns a function from a row to an object with the names in camel case
 * @throws {z.ZodError} for a row that does not match
 */
export function rowReader<Columns extends z.core.$ZodLooseShape>(columns: Columns) {
  const schema = z.object(columns);
  const names = Object.keys(columns).map((column) => [column, camelCase(column)] as const);
  return (row: DatabaseRow) => {
    const read: Record<string, unknown> = schema.parse(row);
    const named: Record<string, unknown> = {};
    for (const [column, name] of names) named[name] = read[column];
    return named as CamelCased<z.output<z.ZodObject<Columns>>>;
  };
}

export const readId = (row: DatabaseRow) => text.parse(row.id);

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type CamelCased<Row> = { [Name in keyof Row as CamelCase<Name> & string]: Row[Name] };
