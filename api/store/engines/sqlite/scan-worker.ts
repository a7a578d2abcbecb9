// The worker thread of `scan-thread.ts`.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseRow, Statement } from '../../database/transaction.ts';
import { type RunStatement, statementRunner } from './statement-runner.ts';

/** `fault`: the fields of SQLite's error, since messages between threads lose some. */
export type ScanReply =
  | { rows: DatabaseRow[] }
  | { fault: { message: string; code: unknown; errcode: unknown } };

/** In milliseconds. Readers wait for a lock only while a log is recovered. */
const busyTimeout = 5_000;

let db: DatabaseSync | null = null;
let run: RunStatement | null = null;

parentPort?.on('message', (statement: Statement | 'close') => {
  if (statement === 'close') {
    db?.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(replyTo(statement));
  }
});

function replyTo(statement: Statement): ScanReply {
  try {
    db ??= new DatabaseSync(workerData, { readOnly: true, timeout: busyTimeout });
    run ??= statementRunner(db);
    return { rows: run(statement) };
  } catch (error) {
    const { message, code, errcode } = Object(error);
    return { fault: { message: String(message), code, errcode } };
  }
}
