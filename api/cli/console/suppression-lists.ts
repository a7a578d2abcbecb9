import type { CheckedList } from '@grovemail/contract/console/suppressions.ts';
import type { ListBody } from '@grovemail/contract/console/suppressions-bodies.ts';
import { allLists } from '@grovemail/domain/preferences/tracking-id.ts';
import type { ReadList } from '../../console/serving/console-deps.ts';
import { ConsoleFault } from '../../console/serving/console-route.ts';
import type { Store } from '../../store/store.ts';
import { byteSource } from '../input/byte-source.ts';
import type { Checked } from '../preferences/check-rows.ts';
import { neededColumns } from '../preferences/formats/choose-format.ts';
import { ownExport } from '../preferences/formats/own-export.ts';
import type { Ways } from '../preferences/formats/ways.ts';
import { importRows } from '../preferences/import-rows.ts';
import { type ReadList as FileRead, readList } from '../preferences/read-list.ts';
import { OperatorError } from '../process/operator-error.ts';
import type { OpsIo } from '../process/ops-io.ts';

/** Faults that are shown. */
const maxFaults = 20;

const quiet = { terminal: null };

const waysHere = (io: Pick<OpsIo, 'asRunHere'>): Ways => ({
  dates: 'Say which comes first.',
  column: '',
  subscribers: io.asRunHere('run npm run ops -- preferences import with --from other.'),
});

/** Reads and imports lists of suppressions for the console, with what the command stands on. */
export function suppressionLists(
  store: Pick<Store, 'importSuppressions'>,
  io: Pick<OpsIo, 'asRunHere'>,
) {
  const ways = waysHere(io);
  return (list: ListBody): Promise<ReadList> =>
    spoken(async () => {
      const read = await readText(list, ways);
      const { rows } = read.checked;
      const options = { batchSize: 100, isOneAct: true };
      return {
        checked: checkedList(read, ways),
        store: () => spoken(() => importRows(read.rows(), rows, store, quiet, options)),
      };
    });
}

async function readText({ text, list, as, dates }: ListBody, ways: Ways): Promise<FileRead> {
  const source = await byteSource('-', { input: async () => Buffer.from(text) });
  return await readList(
    { ...source, name: 'The file' },
    {
      ...(as === null ? {} : { as }),
      ...(dates === null ? {} : { dates }),
      listOf: (format) => list ?? (format === ownExport ? null : allLists),
    },
    ways,
    quiet,
  );
}

function checkedList({ chosen: { format, columns }, checked }: FileRead, ways: Ways): CheckedList {
  const { rows, kinds, leftOut, faults, faultCount, tookMonthFirst } = checked;
  return {
    format: format.title,
    rule: format.rule,
    emailColumn: columns.email,
    timeColumn: columns.time,
    tookMonthFirst,
    namesLists: format === ownExport,
    rows,
    kinds: [...kinds],
    leftOut,
    faultCount,
    faults: faults.slice(0, maxFaults),
    problem: problemOf(checked, ways),
  };
}

function problemOf({ rows, leftOut, contradiction }: Checked, ways: Ways): string {
  if (contradiction !== null) return contradiction;
  if (rows > 0) return '';
  return leftOut > 0
    ? `The codes of all ${leftOut} rows say that mail to them need not stop. To stop it all the same, choose what they are.`
    : `No row can be read. ${neededColumns(ways)}`;
}

/** Errors in words reach the page. */
async function spoken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError) throw new ConsoleFault(400, error.message);
    throw error;
  }
}
