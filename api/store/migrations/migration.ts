import type { Transaction } from '../database/transaction.ts';

/** A step of the schema. Once shipped, it is never edited, and it imports only the helpers for SQL. */
export interface Migration {
  /** Counts up from 1 without gaps. */
  version: number;
  statements: readonly string[];
  /** Statements specific to each database; run after the common ones. */
  own?: { sqlite: readonly string[]; postgres: readonly string[] };
  /** Work that statements alone cannot do: run after them, in the same transaction. */
  work?(): Transaction<void>;
}
