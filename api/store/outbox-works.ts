import { statements } from './statements.ts';
import type { OutboxEntry } from './store.ts';
import { query, type Work } from './work.ts';

/** Puts entries in line, to be delivered at once. */
export function* putInLine(entries: readonly OutboxEntry[]): Work<void> {
  for (const { id, createdAt, topic, payload } of entries) {
    yield* query(statements.insertOutbox, id, createdAt, topic, JSON.stringify(payload));
  }
}
