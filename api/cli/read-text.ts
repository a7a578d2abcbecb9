import { readFile } from 'node:fs/promises';
import { OperatorError } from './operator-error.ts';
import type { OpsIo } from './ops-io.ts';

/**
 * The text of a file, or of standard input for `-`. A mark of byte order at its beginning goes.
 * @throws {OperatorError} when it cannot be read or is not UTF-8
 */
export async function readText(path: string, { input }: Pick<OpsIo, 'input'>): Promise<string> {
  const name = path === '-' ? 'Standard input' : path;
  const bytes = path === '-' ? await input() : await readFile(path).catch(refuse(name, 'read'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`${name} is not text in UTF-8. Save it as UTF-8 and try again.`);
  }
}

/** What the system says of a file, in a sentence: the path and the reason. */
export function refuse(path: string, verb: 'read' | 'written') {
  return (error: NodeJS.ErrnoException): never => {
    const reason = reasons[error.code ?? ''] ?? error.code ?? 'for a reason unknown';
    throw new OperatorError(`${path} cannot be ${verb}: ${reason}.`);
  };
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is no folder',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'the disk takes no changes',
  ENOSPC: 'the disk is full',
};
