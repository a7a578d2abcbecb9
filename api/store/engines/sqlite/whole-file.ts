import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/**
 * Checks the header and the length of a store's file. Pages that were added since the last checkpoint may be only in the
 * write-ahead log (sqlite.org/fileformat2.html, sections 1.3 and 4.1). Call it before this process opens the store: closing any
 * handle of a file drops all locks that the process has on it.
 * @throws with a description of the damage
 */
export function requireWholeFile(path: string): void {
  for (;;) {
    // Read before the file, since another process may move pages from the log to the file.
    const log = logOf(`${path}-wal`);
    const fault = faultOf(path, log);
    if (fault === null) return;
    // Otherwise, another process has written meanwhile.
    if (isDeepStrictEqual(logOf(`${path}-wal`), log)) throw new Error(fault);
  }
}

function faultOf(path: string, log: Log): string | null {
  const { size, bytes: header } = startOf(path, 100);
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return 'file is not a database';
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const pages = log.pages ?? header.readUInt32BE(28);
  // SQLite never writes the page with its locks.
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
  /** The number of pages of the store after the last transaction; null without one. */
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
      // This frame and those after it are from before the last checkpoint.
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
