/** Everything about one person, by their address. */
export interface PersonStore {
  /** Finds an address however it is spelled, in every table and data space. It reads every row. */
  readPerson(email: string): Promise<PersonRecords>;
  /**
   * Deletes the person's rows, all of them or none, and takes the address out of other people's. Of a stop
   * that stands the fact is kept, under a keyed hash. What others wrote stays.
   * @throws {StoreUnavailableError} when nothing could be written
   */
  erasePerson(email: string): Promise<Erased>;
}

/** Where a person stands. */
export interface PersonRecords {
  /** In its canonical spelling. */
  address: string;
  rows: PersonRow[];
}

export interface PersonRow {
  table: string;
  /** What that table holds, in an operator's words, plural. */
  holds: string;
  /**
   * `own`: the row is deleted. `stop`: the fact is kept. `kept`: it was. `named`: the address is taken out of
   * another's row. `mentioned`: it stands in what another wrote, and stays there.
   */
  as: 'own' | 'stop' | 'kept' | 'named' | 'mentioned';
  /** When it was made, in milliseconds since the epoch; null where the row does not say. */
  createdAt: number | null;
  /** What is handed over: columns by name, JSON as what it stands for, moments in UTC. */
  record: Record<string, unknown>;
}

export interface Erased {
  /** As they were. */
  rows: PersonRow[];
  /** Others wrote more about the person all the while. */
  isComplete: boolean;
  /** Why the database's files may still hold bytes of what was deleted; null when they hold none. */
  traces: string | null;
}
