import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DatabaseRow, Statement } from '../../database/transaction.ts';
import { storeUnavailable } from './fault.ts';
import type { ScanReply } from './scan-worker.ts';

/** A thread that reads the file on a connection of its own, so that no statement holds up the event loop. */
export interface ScanThread {
  /**
   * Runs a statement after those asked before. Each sees what is committed when it begins.
   * @throws SQLite's error, with its codes
   * @throws {StoreUnavailableError} if the thread ended
   */
  ask(statement: Statement): Promise<DatabaseRow[]>;
  /** Closes the connection after the last statement. SQLite cannot be interrupted. */
  close(): Promise<void>;
}

/** Starts with its first statement, and keeps the process alive only during one. */
export function scanThread(path: string): ScanThread {
  let thread: Worker | null = null;
  let asked: PromiseWithResolvers<DatabaseRow[]>[] = [];

  function start(): Worker {
    const options = { workerData: path, execArgv: [] };
    const started = new Worker(new URL('./scan-worker.ts', import.meta.url), options);
    started.on('message', (reply: ScanReply) => {
      // Under `node --watch`, a thread also names the files that it loads.
      if (!('rows' in reply || 'fault' in reply)) return;
      const first = asked.shift();
      // One that is closing keeps the process until it has ended.
      if (asked.length === 0 && thread === started) started.unref();
      if ('rows' in reply) first?.resolve(reply.rows);
      else first?.reject(Object.assign(new Error(reply.fault.message), reply.fault));
    });
    started.on('error', (error) => {
      thread = null;
      const lost = asked;
      asked = [];
      for (const { reject } of lost) reject(storeUnavailable(error));
    });
    return started;
  }

  return {
    ask(statement) {
      const reply = Promise.withResolvers<DatabaseRow[]>();
      thread ??= start();
      thread.ref();
      asked.push(reply);
      thread.postMessage(statement);
      return reply.promise;
    },
    async close() {
      const ending = thread;
      if (!ending) return;
      // The caller gets the thread's error.
      const ended = once(ending, 'exit').catch(() => {});
      ending.ref();
      ending.postMessage('close');
      thread = null;
      await ended;
    },
  };
}
