import type { OpsIo } from '../process/ops-io.ts';

/** Characters of one write: a call of the system for each row would take most of the time. */
const pieceLength = 64 * 1_024;

/** Prints texts in pieces, each once the reader has taken the one before: a slow reader must not fill the memory. */
export async function printAll(
  { print, drained }: Pick<OpsIo, 'print' | 'drained'>,
  texts: AsyncIterable<string>,
): Promise<void> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    print(piece);
    piece = '';
    await drained();
  }
  if (piece !== '') print(piece);
}
