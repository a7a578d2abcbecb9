import { expect, it } from 'vitest';
import { byteSource } from '../input/byte-source.ts';
import { csvLayout } from '../input/csv-records.ts';
import { checkRows } from './check-rows.ts';
import { chooseFormat, isKnown } from './formats/choose-format.ts';
import { optionWays as ways } from './formats/ways.ts';
import { rowsOf } from './import-rows.ts';
import { providerRows } from './read-suppressions.ts';

const lines = ['email,created', 'a@b.co,1731000000', 'nobody,1', 'c@d.co,1731000001'];

async function checked(maxKept: number) {
  const input = async () => new TextEncoder().encode(lines.join('\n'));
  const source = await byteSource('-', { input });
  const layout = await csvLayout(source, (names) => isKnown(names, {}));
  const chosen = chooseFormat(layout.header, {}, ways);
  const now = Date.now();
  const to = { account: 'site', list: '*', as: undefined, dates: undefined, now, ways };
  const reader = () => providerRows(layout.header, chosen, to);
  const { kept, ...counts } = await checkRows(
    source,
    layout,
    reader(),
    { terminal: null },
    maxKept,
  );
  const again: string[] = [];
  for await (const { email } of rowsOf(source, layout, reader())) again.push(email);
  return { kept, counts, again };
}

it.each([
  [2, ['a@b.co', 'c@d.co']],
  [1, null],
])('keeps up to %i rows, which can be read again', async (maxKept, expected) => {
  const { kept, counts, again } = await checked(maxKept);
  expect(kept?.map(({ email }) => email) ?? null).toEqual(expected);
  expect(counts).toMatchObject({ rows: 2, faultCount: 1, leftOut: 0 });
  expect(again).toEqual(['a@b.co', 'c@d.co']);
});
