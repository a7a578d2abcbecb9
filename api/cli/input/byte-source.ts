import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** A file that can be read more than once, in chunks. */
export interface ByteSource {
  /** For messages. */
  name: string;
  /** In bytes. */
  size: number;
  read(): AsyncIterable<Uint8Array>;
}

/**
 * A file, or standard input for `-`, which is kept in memory.
 * @throws {OperatorError} when it cannot be read, also while reading
 */
export async function byteSource(
  path: string,
  { input }: Pick<OpsIo, 'input'>,
): Promise<ByteSource> {
  if (path === '-') {
    const bytes = await input();
    return { name: 'Standard input', size: bytes.length, read: () => chunksOf(bytes) };
  }
  const failed = fileError(path, 'read');
  const { size } = await stat(path).catch(failed);
  return { name: path, size, read: () => fileBytes(path, failed) };
}

/** In bytes. */
const chunkSize = 64 * 1_024;

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize);
}

async function* fileBytes(
  path: string,
  failed: (error: NodeJS.ErrnoException) => never,
): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    failed(error instanceof Error ? error : new Error(String(error)));
  }
}
