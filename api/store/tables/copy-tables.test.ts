import { describe, expect, it } from 'vitest';
import type { DatabaseRow } from '../database/transaction.ts';
import { CopyError, copyTables } from './copy-tables.ts';
import { TableDigest, type TableShape, type Tables } from './tables.ts';

const shape: TableShape = { name: 'leads', columns: ['a', 'b'], key: ['a'] };

/** A store of one table in memory. */
function memory(rows: DatabaseRow[], changes: Partial<Tables> = {}): Tables {
  return {
    shapes: async () => [shape],
    count: async () => rows.length,
    async *pages() {
      yield [...rows];
    },
    async insert(_shape, added) {
      rows.push(...added);
    },
    miscounts: async () => [],
    close: async () => {},
    ...changes,
  };
}

const twoRows = () => [
  { a: '1', b: 2 },
  { a: '2', b: null },
];

describe('a copy is rejected', () => {
  it('when the source changes during it', async () => {
    const rows: DatabaseRow[] = twoRows();
    const to = memory([], {
      insert: async () => {
        rows.push({ a: '3', b: 3 });
      },
    });
    await expect(copyTables(memory(rows), to)).rejects.toThrow(CopyError);
    await expect(
      copyTables(memory(twoRows()), memory([], { insert: async () => {} })),
    ).rejects.toThrow('Table leads differs between the stores. Do not use the copy.');
  });

  it.each([
    ['a row is lost', (rows: DatabaseRow[]) => rows.slice(1)],
    ['a value is changed', (rows: DatabaseRow[]) => rows.map((row) => ({ ...row, b: '2' }))],
    [
      'an empty text replaces null',
      (rows: DatabaseRow[]) => rows.map((row) => ({ ...row, b: row.b ?? '' })),
    ],
    ['a row is there twice', (rows: DatabaseRow[]) => [...rows, ...rows.slice(0, 1)]],
  ])('when %s on the way', async (_name, spoil) => {
    const kept: DatabaseRow[] = [];
    const to = memory(kept, {
      insert: async (_shape, rows) => {
        kept.push(...spoil([...rows]));
      },
    });
    await expect(copyTables(memory(twoRows()), to)).rejects.toThrow('Do not use the copy');
  });
});

it('is rejected when the target miscounts its rows', async () => {
  const miscounts = async () => [
    { counted: 'events', space: 'live', value: '', stored: 2, kept: 1 },
  ];
  await expect(copyTables(memory(twoRows()), memory([], { miscounts }))).rejects.toThrow(
    'The target counts events wrongly. Do not use the copy.',
  );
});

describe('a copy reports', () => {
  it('its progress, up to the end', async () => {
    const seen: number[] = [];
    await copyTables(memory(twoRows()), memory([]), (done, total) => seen.push(done / total));
    expect(seen).toEqual([1 / 3, 2 / 3, 1]);
  });
});

it('hashes equally in any order of rows and columns, and differently for any other value', () => {
  const hashOf = (rows: DatabaseRow[]) => {
    const digest = new TableDigest();
    digest.add(shape, rows);
    return digest.hash;
  };
  const [one, two]: DatabaseRow[] = twoRows();
  if (!one || !two) throw new Error('Two rows were made.');
  expect(hashOf([two, { b: one.b, a: one.a }])).toBe(hashOf([one, two]));
  const others = [[one], [two], [one, one], [one, two, two], [{ a: '2', b: 2 }, two]];
  expect(new Set([...others, [one, two]].map(hashOf)).size).toBe(others.length + 1);
});
