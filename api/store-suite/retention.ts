import { expect, it } from 'vitest';
import { openTables } from '../store/engines/open-tables.ts';
import { forgotten, forgottenKinds, unlimited } from '../store/retention/retention.ts';
import type { TableShape } from '../store/tables/tables.ts';
import { agedRows } from './aged-rows.ts';
import type { StoreHarness } from './store-harness.ts';

const now = Date.UTC(2026, 10, 22);

/** Each kind of row is kept for its retention period and no longer. */
export function retention(harness: () => StoreHarness): void {
  let shapes: TableShape[] | null = null;
  const named = async () => {
    const tables = await openTables(harness().address, 'read');
    const all: string[] = [];
    // A shared server takes seconds to list them.
    shapes ??= await tables.shapes();
    for (const shape of shapes) {
      for await (const rows of tables.pages(shape)) {
        all.push(...(JSON.stringify(rows).match(/(?<=")(?:old|young)-\w+(?=")/g) ?? []));
      }
    }
    await tables.close();
    return [...new Set(all)].toSorted();
  };

  it('defines for every table how long its rows are kept, or why forever', async () => {
    await harness().open();
    const tables = await openTables(harness().address, 'read');
    const shapes = await tables.shapes();
    await tables.close();
    const limited = Object.values(forgotten).map(({ table }) => table);
    expect(
      [...new Set([...limited, ...Object.keys(unlimited)])].toSorted(),
      'Say in retention/retention.ts how long the rows of the new table are kept.',
    ).toEqual(shapes.map(({ name }) => name).toSorted());
  });

  it('deletes rows past their retention, of each kind, and nothing younger', async () => {
    const store = await harness().open(() => now);
    const rows = forgottenKinds.flatMap((kind) => {
      const ended = now - forgotten[kind].keptFor;
      return [
        ...agedRows[kind](`old-${kind}`, ended - 1),
        ...agedRows[kind](`young-${kind}`, ended + 1),
      ];
    });
    await harness().sql(rows.join(';\n'));
    for (const [at, kind] of forgottenKinds.entries()) {
      expect(await store.forget(kind, 9), kind).toBe(1);
      expect(await store.forget(kind, 9), kind).toBe(0);
      const left = forgottenKinds.slice(at + 1).map((later) => `old-${later}`);
      expect((await named()).filter((name) => name.startsWith('old'))).toEqual(left.toSorted());
    }
    expect(await named()).toEqual(forgottenKinds.map((kind) => `young-${kind}`).toSorted());
  });
}
