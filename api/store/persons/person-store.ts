/** Everything about one person, by their address. */
export interface PersonStore {
  /**
   * Finds, at once, the rows that an index knows under the canonical address, or under the id of one of those: most
   * of what is the person's own.
   */
  findOwnRows(email: string): Promise<PersonRecords>;
  /** Finds an address in any spelling, in every table and data space. Looks at every row. */
  readPerson(email: string, report?: Report): Promise<PersonRecords>;
  /**
   * Deletes the person's rows, all or none, and removes the address from other people's. Of an active
   * suppression only the fact is kept, under a keyed hash. Text by others stays.
   * @throws {StoreUnavailableError} nothing was written
   */
  erasePerson(email: string, report?: Report): Promise<Erased>;
}

/** Called from time to time with the rows read so far, and their total. */
export type Report = (done: number, total: number) => void;

/** The rows about a person. */
export interface PersonRecords {
  /** In its canonical spelling. */
  address: string;
  rows: PersonRow[];
}

export interface PersonRow {
  table: string;
  /** The content of that table, in an operator's words, plural. */
  holds: string;
  /**
   * `own`: the row is deleted. `suppression`: the fact is kept. `kept`: it was. `named`: the address is taken out of
   * another's row. `mentioned`: another person wrote it, and it stays.
   */
  as: 'own' | 'suppression' | 'kept' | 'named' | 'mentioned';
  /** Milliseconds since the epoch; null if the table has no such column. */
  createdAt: number | null;
  /** The exported columns by name, with JSON parsed and times in UTC. */
  record: Record<string, unknown>;
}

export interface Erased {
  /** As they were. */
  rows: PersonRow[];
  /** False if more about the person was written meanwhile. */
  isComplete: boolean;
  /** Why the database's files may still contain deleted bytes; null if they cannot. */
  traces: string | null;
}
