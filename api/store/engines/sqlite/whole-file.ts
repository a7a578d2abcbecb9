import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/**
 * Checks the header of a store's file and its length, without reading the rest. Pages that were added since the
 * last checkpoint may be in the write-ahead log alone (sqlite.org/fileformat2.html, sections 1.3 and 4.1).
 *
 * Only before this process opens the store: closing any handle of a file drops all locks that the process has on it.
 * @throws what is wrong
 */
export function requireWholeFile(path: string): void {
  const { size, bytes: header } = startOf(path, 100);
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
    throw new Error('file is not a database');
  }
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const log = logOf(`${path}-wal`, pageSize);
  const pages = log.pages ?? header.readUInt32BE(28);
  // SQLite never writes the page at its locks.
  const unwritten = 0x40000000 / pageSize + 1;
  for (let page = Math.floor(size / pageSize) + 1; page <= pages; page += 1) {
    if (log.written.has(page) || page === unwritten) continue;
    throw new Error(`it ends after ${size} of ${pages * pageSize} bytes`);
  }
}

/** The pages of a write-ahead log, and how many the store has with them; null for no whole transaction. */
function logOf(path: string, pageSize: number): { written: Set<number>; pages: number | null } {
  const written = new Set<number>();
  let pages: number | null = null;
  const file = openIfExists(path);
  if (file === null) return { written, pages };
  try {
    const header = Buffer.alloc(32);
    readSync(file, header, 0, 32, 0);
    const frame = Buffer.alloc(24);
    for (let at = 32; readSync(file, frame, 0, 24, at) === 24; at += 24 + pageSize) {
      // A frame of an earlier round, which later ones follow.
      if (frame.compare(header, 16, 24, 8, 16) !== 0) break;
      written.add(frame.readUInt32BE(0));
      pages = frame.readUInt32BE(4) || pages;
    }
    return { written, pages };
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
