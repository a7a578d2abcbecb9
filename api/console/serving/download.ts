import type { ExportFile } from '@grovemail/contract/console/inbox.ts';
import type { Subject } from '../../store/database/transaction.ts';
import type { ConsoleDeps } from './console-deps.ts';

const types = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

/**
 * Offers a file for download, named by its contents and the date, and records it in the audit log.
 * @param about the subject of the entry
 */
export async function download(
  { store, once, now }: ConsoleDeps,
  [noun, ending]: readonly [noun: string, ending: keyof typeof types],
  rows: number,
  body: AsyncIterable<string>,
  about?: Subject,
): Promise<ExportFile> {
  await store.recordAct(about);
  const file = `${noun}-${new Date(now()).toISOString().slice(0, 10)}.${ending}`;
  const url = once.add({ file, type: types[ending], body });
  return { url, rows, file };
}
