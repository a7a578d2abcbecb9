import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import { beforeEachOps, dataDir, failed, ops, server } from '../ops-store-for-test.ts';
import { openForWriting } from '../process/open-store.ts';
import type { ProcessIo } from '../process/ops-io.ts';

beforeEachOps();

async function importCsv(
  csv: string | readonly string[],
  options = '--all',
  changes: Partial<ProcessIo> = {},
) {
  const file = join(dataDir, 'import.csv');
  await writeFile(file, typeof csv === 'string' ? csv : csv.join('\n'));
  const args = ['preferences', 'import', file, ...options.split(' ')];
  return ops(args, changes);
}
/** The last line; those before it say how the file is read. */
const resultOf = (stdout: string) => stdout.trimEnd().split('\n').at(-1);

const stored = async () =>
  (await server.listSuppressions()).toReversed().map(({ email, list, source, since }) => ({
    email,
    list,
    source,
    since: new Date(since).toISOString(),
  }));

describe('reads what other senders export', () => {
  const since = '2026-05-01T10:00:00.000Z';
  const [ada, obi] = ['ada@shop.example', 'obi@shop.example'];

  it.each<[string, string[], [string, string][]]>([
    [
      'Mailchimp',
      [
        '"Email Address","First Name",MEMBER_RATING,UNSUB_TIME,UNSUB_REASON',
        `ADA@shop.example,"Ada, ""A""",2,"2026-05-01 10:00:00","spam or no longer interested"`,
      ],
      [[ada, 'link']],
    ],
    ['SendGrid unsubscribes', ['email,created', `${ada},1777629600`], [[ada, 'link']]],
    [
      'SendGrid bounces',
      ['status,reason,email,created', `5.1.1,550 5.1.1 taken for spam,${ada},1777629600`],
      [[ada, 'bounce']],
    ],
    [
      'Postmark',
      [
        '"EmailAddress","SuppressionReason","Origin","CreatedAt"',
        `"${ada}","HardBounce","Recipient","2026-05-01T10:00:00+00:00"`,
        `"${obi}","SpamComplaint","Recipient","2026-05-01T06:00:00-04:00"`,
      ],
      [
        [ada, 'bounce'],
        [obi, 'complaint'],
      ],
    ],
    [
      'Mailgun',
      ['address,tags,created_at', `${ada},*,"Fri, 01 May 2026 10:00:00 GMT"`],
      [[ada, 'link']],
    ],
    [
      'Amazon SES',
      ['EmailAddress,Reason,LastUpdateTime', `${ada},COMPLAINT,2026-05-01T10:00:00Z`],
      [[ada, 'complaint']],
    ],
    [
      'a spreadsheet with semicolons',
      ['Recipient;Note;Date', `${ada};"one;two\nthree";2026-05-01 10:00`, '', ';;'.slice(2)],
      [[ada, 'link']],
    ],
  ])('%s', async (_name, lines, expected) => {
    const { code, stdout, stderr } = await importCsv(`\ufeff${lines.join('\r\n')}\r\n`);
    expect([code, stderr]).toEqual([0, '']);
    expect(resultOf(stdout)).toBe(`Stopped: ${expected.length}. Unchanged: 0.`);
    expect(await stored()).toEqual(
      expected.map(([email, source]) => ({ email, list: '*', source, since })),
    );
  });

  it('imports every row as --as specifies, and rows without a time as of now', async () => {
    const before = Date.now();
    await importCsv(['Email,Reason', `${ada},`, `${obi},spam complaint`], '--list news --as block');
    expect(await stored()).toMatchObject([
      { email: ada, list: 'news', source: 'operator' },
      { email: obi, list: 'news', source: 'operator' },
    ]);
    const [row] = await server.findSuppressions(ada);
    expect(row?.since).toBeGreaterThanOrEqual(before);
  });
});

describe('imports all or nothing', () => {
  const file = ['Email,Created', 'a@b.co,2026-05-01', 'nobody,', 'c@d.co,01/05/2026', 'e@f.co,'];

  it('1: names each row with an error, and imports none', async () => {
    const { code, stdout, stderr } = await importCsv(file);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')).toEqual([
      'Line 3: not an email address.',
      'Line 4: Created could begin with the day or the month. Add --dates dmy or --dates mdy.',
      'Nothing was imported: 2 of 4 rows have errors. Correct them, or skip them with --skip-invalid.',
      '',
    ]);
    expect(await stored()).toEqual([]);
    expect(await server.listAudit()).toEqual([]);
  });

  it('0: skips them with --skip-invalid, and reports how many', async () => {
    const { code, stdout } = await importCsv(file, '--all --skip-invalid');
    expect([code, resultOf(stdout)]).toEqual([
      0,
      'Stopped: 2. Unchanged: 0. Skipped with errors: 2.',
    ]);
    expect((await stored()).map(({ email }) => email)).toEqual(['a@b.co', 'e@f.co']);
  });

  it('1: lists no more than twenty', async () => {
    const { stderr } = await importCsv(['Email', ...Array(25).fill('nobody')]);
    expect(stderr.split('\n').slice(19, 21)).toEqual([
      'Line 21: not an email address.',
      'And 5 more.',
    ]);
  });

  it('0: changes nothing with --dry-run', async () => {
    const { stdout } = await importCsv(['Email', 'a@b.co'], '--all --dry-run');
    expect(resultOf(stdout)).toBe('1 rows can be imported. Nothing was changed.');
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['', 'The first line has no column for addresses'],
    ['Name,Phone\nAda,1', 'The first line has no column for addresses'],
    ['a@b.co\nc@d.co', 'The first line contains an address.'],
    ['Email\n"a@b.co', 'The record on line 2 has an unclosed quote.'],
    ['Email,Note\na@b.co,x\nc@d.co,"x\ne@f.co,x\n', 'The record on line 3 has an unclosed quote.'],
    ['Email,Note,a@b.co\nc@d.co,1', 'The first line contains an address.'],
    ['"Email\nAddress",Note\nc@d.co,1', 'A column name in the first line'],
    ['Email,Email\na@b.co,c@d.co', 'More than one column is called Email.'],
    ['Email,Note\na@b.co,x,extra', 'Line 2: more cells than columns.'],
    ['Email,Date\na@b.co,2024-02-30', 'Line 2: Date is a date or time that does not exist.'],
    [
      'Email Address,MEMBER_RATING,OPTIN_TIME,LEID\na@b.co,2,2024-01-01 10:00:00,1',
      "This is Mailchimp's export of subscribed contacts",
    ],
    ['Email,Date\na@b.co,13/01/2024 10:00 AM\nc@d.co,01/02/2024 10:00 AM', 'begins with the day'],
    ['status,reason,email,created\n4.2.2,452 4.2.2 full,a@b.co,1731000000', 'add --as block'],
  ])('1: does not understand %j', async (csv, sentence) => {
    expect(await importCsv(csv)).toEqual(failed(1, sentence));
  });

  it.each([
    ['Email', '--all'],
    ['Email\n\n', '--all --dry-run'],
    ['Email\nnobody', '--all --skip-invalid'],
  ])('1: understands no row of %j with %s', async (csv, options) => {
    const { code, stdout, stderr } = await importCsv(csv, options);
    expect(code).toBe(1);
    expect(stdout).not.toContain('can be imported');
    expect(stderr).toContain(
      'Nothing was imported: no row can be read. The first line must name a column Email,',
    );
    expect(await stored()).toEqual([]);
    expect(await server.listAudit()).toEqual([]);
  });

  it('1: requires the list', async () => {
    const { code, stderr } = await importCsv(['Email', 'a@b.co'], '--as bounce');
    expect([code, stderr]).toEqual([1, 'Name the list with --list <list>, or use --all.\n']);
  });

  it('1: reports how far it came when the store fails on the way, and continues from there', async () => {
    const csv = ['Email', ...Array.from({ length: 1_200 }, (_, at) => `${at}@shop.example`)];
    let calls = 0;
    const openStoreForWriting: ProcessIo['openStoreForWriting'] = async (act) => {
      const store = await openForWriting({ dataDir, databaseUrl: null }, act);
      return {
        ...store,
        importSuppressions: async (rows) => {
          calls += 1;
          if (calls === 2) throw new StoreUnavailableError('The store is away.');
          return store.importSuppressions(rows);
        },
      };
    };
    expect(await importCsv(csv, '--all', { openStoreForWriting })).toMatchObject({
      code: 1,
      stderr:
        'Only the first 500 of 1200 rows were imported. The store is away. Import it again: rows that were imported are recognized.\n',
    });
    expect(resultOf((await importCsv(csv)).stdout)).toBe('Stopped: 700. Unchanged: 500.');
    expect(resultOf((await importCsv(csv)).stdout)).toBe('Stopped: 0. Unchanged: 1200.');
  });
});
