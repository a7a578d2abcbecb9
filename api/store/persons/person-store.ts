/** The data about a person, by address. */
export interface PersonStore {
  /** Finds rows by index, which are most of the person's own. */
  findOwnRows(email: string): Promise<PersonRecords>;
  /** Finds an address in any spelling, in every table and data space. Reads every row. */
  readPerson(email: string, report?: Report): Promise<PersonRecords>;
  /**
   * Deletes the person's rows, and removes the address from other people's. An active suppression is kept under a keyed hash.
   * Text by others stays.
   * @throws {StoreUnavailableError} nothing was written
   */
  erasePerson(email: string, report?: Report): Promise<Erased>;
}

/** Reports the number of rows read so far. */
export type Report = (done: number, total: number) => void;

/** The rows about a person. */
export interface PersonRecords {
  /** In its canonical spelling. */
  address: string;
  rows: PersonRow[];
}

export interface PersonRow {
  table: string;
  /** The content of that table for the operator, plural. */
  holds: string;
  /**
   * `own`: the row is deleted. `suppression`: it becomes a keyed hash. `kept`: it is one already. `named`: the address is
   * removed from someone else's row. `mentioned`: someone else wrote it, and it stays.
   */
  role: 'own' | 'suppression' | 'kept' | 'named' | 'mentioned';
  /** Milliseconds since the epoch; null if the table has no such column. */
  createdAt: number | null;
  /** The exported columns by name, with JSON parsed and times in UTC. */
  record: Record<string, unknown>;
}

export interface Erased {
  /** Before the erasure. */
  rows: PersonRow[];
  /** False if more about the person was written meanwhile. */
  isComplete: boolean;
  /** Why the database's files may still contain deleted data; null otherwise. */
  traces: string | null;
}
