import type { Transaction } from '../database/transaction.ts';

/** A step of the schema. */
export interface Migration {
  /** Counts up from 1 without gaps. */
  version: number;
  statements: readonly string[];
  /** What each database says in words of its own; done after them. */
  own?: { sqlite: readonly string[]; postgres: readonly string[] };
  /** What statements alone cannot do: done after them, in the same transaction. */
  work?(): Transaction<void>;
}
