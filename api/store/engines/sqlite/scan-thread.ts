import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DatabaseRow, Statement } from '../../database/transaction.ts';
import { storeUnavailable } from './fault.ts';
import type { ScanReply } from './scan-worker.ts';

/** A thread that reads the file on its own connection, so that statements do not block the event loop. */
export interface ScanThread {
  /**
   * Runs a statement after the pending ones. Each has its own snapshot.
   * @throws SQLite's error, with its codes
   * @throws {StoreUnavailableError} if the thread ended
   */
  run(statement: Statement): Promise<DatabaseRow[]>;
  /** Closes the connection after the last statement. SQLite cannot be interrupted. */
  close(): Promise<void>;
}

/** Starts with its first statement, and keeps the process alive only during one. */
export function scanThread(path: string): ScanThread {
  let thread: Worker | null = null;
  let pending: PromiseWithResolvers<DatabaseRow[]>[] = [];

  function start(): Worker {
    const options = { workerData: path, execArgv: [] };
    const started = new Worker(new URL('./scan-worker.ts', import.meta.url), options);
    started.on('message', (reply: ScanReply) => {
      // `node --watch` also sends messages about loaded files.
      if (!('rows' in reply || 'fault' in reply)) return;
      const first = pending.shift();
      // A closing thread keeps the process alive until it has ended.
      if (pending.length === 0 && thread === started) started.unref();
      if ('rows' in reply) first?.resolve(reply.rows);
      else first?.reject(Object.assign(new Error(reply.fault.message), reply.fault));
    });
    started.on('error', (error) => {
      thread = null;
      const lost = pending;
      pending = [];
      for (const { reject } of lost) reject(storeUnavailable(error));
    });
    return started;
  }

  return {
    run(statement) {
      const reply = Promise.withResolvers<DatabaseRow[]>();
      thread ??= start();
      thread.ref();
      pending.push(reply);
      thread.postMessage(statement);
      return reply.promise;
    },
    async close() {
      const ending = thread;
      if (!ending) return;
      // The 'error' listener reports an error of the thread.
      const ended = once(ending, 'exit').catch(() => {});
      ending.ref();
      ending.postMessage('close');
      thread = null;
      await ended;
    },
  };
}
