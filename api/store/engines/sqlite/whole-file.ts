import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/**
 * Checks the header of a store's file and its length, without reading the rest. Pages that were added since the
 * last checkpoint may be in the write-ahead log alone (sqlite.org/fileformat2.html, sections 1.3 and 4.1).
 *
 * Only before this process opens the store: closing any handle of a file drops all locks that the process has on it.
 * @throws what is wrong
 */
export function requireWholeFile(path: string): void {
  for (;;) {
    // Before the file, into which another process may move the log's pages meanwhile.
    const log = logOf(`${path}-wal`);
    const fault = faultOf(path, log);
    if (fault === null) return;
    // Otherwise, that process has written since.
    if (isDeepStrictEqual(logOf(`${path}-wal`), log)) throw new Error(fault);
  }
}

function faultOf(path: string, log: Log): string | null {
  const { size, bytes: header } = startOf(path, 100);
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return 'file is not a database';
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const pages = log.pages ?? header.readUInt32BE(28);
  // SQLite never writes the page at its locks.
  const unwritten = 0x40000000 / pageSize + 1;
  for (let page = Math.floor(size / pageSize) + 1; page <= pages; page += 1) {
    if (log.written.has(page) || page === unwritten) continue;
    return `it ends after ${size} of ${pages * pageSize} bytes`;
  }
  return null;
}

/** A write-ahead log. */
interface Log {
  header: Buffer;
  frames: number;
  /** The numbers of the pages in it. */
  written: Set<number>;
  /** How many the store has with them; null for no whole transaction. */
  pages: number | null;
}

function logOf(path: string): Log {
  const log: Log = { header: Buffer.alloc(32), frames: 0, written: new Set(), pages: null };
  const file = openIfExists(path);
  if (file === null) return log;
  try {
    readSync(file, log.header, 0, 32, 0);
    const pageSize = log.header.readUInt32BE(8);
    const frame = Buffer.alloc(24);
    for (let at = 32; readSync(file, frame, 0, 24, at) === 24; at += 24 + pageSize) {
      // A frame of an earlier round, which later ones follow.
      if (frame.compare(log.header, 16, 24, 8, 16) !== 0) break;
      log.frames += 1;
      log.written.add(frame.readUInt32BE(0));
      log.pages = frame.readUInt32BE(4) || log.pages;
    }
    return log;
  } finally {
    closeSync(file);
  }
}

function startOf(path: string, length: number): { size: number; bytes: Buffer } {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, 0);
    return { size: fstatSync(file).size, bytes };
  } finally {
    closeSync(file);
  }
}

function openIfExists(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return null;
    throw error;
  }
}
