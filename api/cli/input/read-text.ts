import { readFile } from 'node:fs/promises';
import { fileError, OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/**
 * The text of a file, or of standard input for `-`, without a byte order mark.
 * @throws {OperatorError} when it cannot be read or is not UTF-8
 */
export async function readText(path: string, { input }: Pick<OpsIo, 'input'>): Promise<string> {
  const name = path === '-' ? 'Standard input' : path;
  const bytes = path === '-' ? await input() : await readFile(path).catch(fileError(name, 'read'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8(name);
  }
}

export function notUtf8(name: string): OperatorError {
  return new OperatorError(`${name} is not text in UTF-8. Save it as UTF-8 and try again.`);
}
