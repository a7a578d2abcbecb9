import { TableDigest, type TableShape, type Tables } from './tables.ts';

/** A copy was rejected or failed. The message is a sentence for the operator. */
export class CopyError extends Error {
  override name = 'CopyError';
}

export interface CopiedTable {
  name: string;
  rows: number;
  /** The same in both stores. */
  hash: string;
}

/**
 * Copies every row into an empty store, then reads and compares both stores.
 * @param report called with the progress in rows
 * @throws {CopyError} if the target has rows, or differs from the source afterwards, or miscounts its rows
 */
export async function copyTables(
  from: Tables,
  to: Tables,
  report: (done: number, total: number) => void = () => {},
): Promise<CopiedTable[]> {
  const shapes = await from.shapes();
  const counts = await Promise.all(shapes.map(from.count));
  await requireEmpty(to, shapes);

  // Each row is copied once, and read twice.
  const total = counts.reduce((sum, count) => sum + count, 0) * 3;
  let done = 0;
  const count = (rows: readonly unknown[]) => {
    done += rows.length;
    report(done, Math.max(done, total));
  };

  const copied: CopiedTable[] = [];
  for (const shape of shapes) {
    const written = new TableDigest();
    for await (const rows of from.pages(shape)) {
      await to.insert(shape, rows);
      written.add(shape, rows);
      count(rows);
    }
    copied.push({ name: shape.name, rows: written.count, hash: written.hash });
  }
  for (const [at, shape] of shapes.entries()) {
    const { name, hash } = copied[at] as CopiedTable;
    if ((await digestOf(from, shape, count)) !== hash) {
      throw new CopyError(
        `Table ${name} changed while it was copied. Stop every server, empty the target, and copy again.`,
      );
    }
    if ((await digestOf(to, shape, count)) !== hash) {
      throw new CopyError(`Table ${name} differs between the stores. Do not use the copy.`);
    }
  }
  const [miscount] = await to.miscounts();
  if (miscount) {
    throw new CopyError(`The target counts ${miscount.counted} wrongly. Do not use the copy.`);
  }
  return copied;
}

async function requireEmpty(to: Tables, shapes: readonly TableShape[]): Promise<void> {
  const present = new Map((await to.shapes()).map((shape) => [shape.name, shape]));
  for (const shape of shapes) {
    if (JSON.stringify(present.get(shape.name)) !== JSON.stringify(shape)) {
      throw new CopyError(`Table ${shape.name} has a different structure in each store.`);
    }
    if ((await to.count(shape)) > 0) {
      throw new CopyError(`The target is not empty: table ${shape.name} has rows.`);
    }
  }
}

async function digestOf(
  tables: Tables,
  shape: TableShape,
  count: (rows: readonly unknown[]) => void,
): Promise<string> {
  const digest = new TableDigest();
  for await (const rows of tables.pages(shape)) {
    digest.add(shape, rows);
    count(rows);
  }
  return digest.hash;
}
