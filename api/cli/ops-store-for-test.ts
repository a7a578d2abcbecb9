import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { SqliteStoreOptions } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { storeFile } from '../store/store-file.ts';
import { storeForTest } from '../store-suite/store-for-test.ts';
import { type Ran, runOn } from './ops-for-test.ts';
import type { ProcessIo } from './process/ops-io.ts';

/** The folder where the running test's commands look for the store. */
export let dataDir: string;
/** The store in it, as a running server has it open. */
export let server: Store;

/** Gives each test of a file a folder with a store. */
export function beforeEachOps(options: Partial<SqliteStoreOptions> = {}): void {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'grovemail-ops-'));
    openServer(options);
  });
  afterEach(async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  });
}

/** Opens the store, once more after a test has closed it. */
export function openServer(options: Partial<SqliteStoreOptions> = {}): void {
  server = storeForTest({ path: storeFile(dataDir), now: Date.now, ...options });
}

/** Runs a command on the store of the running test. */
export const ops = (command: string | readonly string[], changes: Partial<ProcessIo> = {}) =>
  runOn(dataDir, command, changes);

/** The result of a command that fails before it prints anything, with a hint on standard error. */
export const failed = (code: number, hint: string): Ran => ({
  code,
  stdout: '',
  stderr: expect.stringContaining(hint),
});
