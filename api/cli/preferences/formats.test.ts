// Long: the exports of several services, read by one command.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storeFile } from '../../store/store-file.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, ops, server } from '../ops-store-for-test.ts';

beforeEachOps();

async function imported(csv: string, options = '--all') {
  const file = join(dataDir, 'import.csv');
  await writeFile(file, csv);
  return ops(['preferences', 'import', file, ...options.split(' ').filter(Boolean)]);
}

/** Sources by the first letter of each address, in the order of the file. */
async function sources(): Promise<string[]> {
  const rows = await server.listSuppressions();
  return rows.toReversed().map(({ email, source }) => `${email[0]} ${source}`);
}

const since = async () => {
  const [row] = await server.listSuppressions();
  return row && new Date(row.since).toISOString();
};

const lines = (...rows: string[]) => rows.join('\n');

describe('codes decide what a row is', () => {
  it.each<[string, string, string[]]>([
    [
      'Mailchimp: its own columns outweigh those of the customer',
      lines(
        'Email Address,First Name,Type,Date,Reason,UNSUB_TIME,UNSUB_REASON,UNSUB_REASON_OTHER',
        'a@b.co,Ada,Spam filter vendor,,Complaint,2023-04-05 11:22:33,NORMAL,',
        'b@b.co,Bob,Abuse helpline,12/31/1999,Bounce,2023-04-05 11:22:33,OTHER,"Not spam, just too much"',
        'c@b.co,Cat,,,,2023-04-05 11:22:33,SPAM,',
      ),
      ['a link', 'b link', 'c complaint'],
    ],
    [
      'Mailchimp: cleaned contacts',
      lines('Email Address,Address,CLEAN_TIME,LEID', 'a@b.co,1 Way,2023-04-05 11:22:33,1'),
      ['a bounce'],
    ],
    [
      'SendGrid: bounces and blocks by their codes',
      lines(
        'status,reason,email,created',
        '5.1.1,550 5.1.1 no such user,a@b.co,1731000000',
        '4.2.2,452 4.2.2 over quota,b@b.co,1731000000',
        '5.7.1,550 5.7.1 listed,c@b.co,1731000000',
        ',550 5.1.1 user unknown,d@b.co,1731000000',
        '5.2.1,disabled,e@b.co,1731000000',
        ',user unknown,f@b.co,1731000000',
      ),
      ['a bounce', 'd bounce', 'e bounce'],
    ],
    [
      'SendGrid: spam reports',
      lines('ip,email,created', '192.0.2.1,a@b.co,1731000000'),
      ['a complaint'],
    ],
    [
      'SendGrid: invalid emails',
      lines('reason,email,created', 'Mail domain is unknown,a@b.co,1731000000'),
      ['a bounce'],
    ],
    [
      'SendGrid: unsubscribes of a group',
      lines('group_id,group_name,email,created_at', '7,Spam complaints,a@b.co,1731000000'),
      ['a link'],
    ],
    ['SendGrid: global unsubscribes', lines('email,created', 'a@b.co,1731000000'), ['a link']],
    [
      'Postmark: suppressions',
      lines(
        'EmailAddress,SuppressionReason,Origin,CreatedAt',
        'a@b.co,HardBounce,Recipient,2024-01-05T10:00:00-05:00',
        'b@b.co,SpamComplaint,Recipient,2024-01-05T10:00:00-05:00',
        'c@b.co,ManualSuppression,Recipient,2024-01-05T10:00:00-05:00',
        'd@b.co,ManualSuppression,Customer,2024-01-05T10:00:00-05:00',
      ),
      ['a bounce', 'b complaint', 'c link', 'd operator'],
    ],
    [
      'Postmark: bounces',
      lines(
        'ID,Type,Email,BouncedAt,Description',
        '1,HardBounce,a@b.co,2024-01-05T10:00:00Z,spam',
        '2,Transient,b@b.co,2024-01-05T10:00:00Z,hard bounce',
        '3,SpamComplaint,c@b.co,2024-01-05T10:00:00Z,',
      ),
      ['a bounce', 'c complaint'],
    ],
    [
      'Mailgun: bounces',
      lines(
        'address,code,error,created_at',
        'a@b.co,550,"5.1.1 spam complaint, unknown","Fri, 05 Jan 2024 10:00:00 UTC"',
        'b@b.co,452,mailbox full,"Fri, 05 Jan 2024 10:00:00 UTC"',
        'c@b.co,605,Not delivering to previously bounced address,"Fri, 05 Jan 2024 10:00:00 UTC"',
      ),
      ['a bounce', 'c bounce'],
    ],
    [
      'Mailgun: unsubscribes',
      lines('address,tags,created_at', 'a@b.co,"[""spam""]","Fri, 05 Jan 2024 10:00:00 UTC"'),
      ['a link'],
    ],
    [
      'Mailgun: complaints',
      lines('address,created_at', 'a@b.co,"Fri, 05 Jan 2024 10:00:00 UTC"'),
      ['a complaint'],
    ],
    [
      'Amazon SES: console',
      lines(
        'Email address,Suppression reason,Last update time',
        'a@b.co,Bounce,"April 14, 2020, 17:32:21 (UTC+00:00)"',
        'b@b.co,Complaint,"April 14, 2020, 17:32:21 (UTC+00:00)"',
      ),
      ['a bounce', 'b complaint'],
    ],
    [
      'Amazon SES: CLI',
      lines('EmailAddress,Reason,LastUpdateTime', 'a@b.co,COMPLAINT,1586885541.367'),
      ['a complaint'],
    ],
    [
      'others: whole codes alone, no prose',
      lines(
        'Email,Type,Reason',
        'a@b.co,Complaint,"Not spam, just too frequent"',
        'b@b.co,Bounce,"Never signed up, no abuse"',
        'c@b.co,,Hard Bounce',
        'd@b.co,,COMPLAINT',
        'e@b.co,,550 5.1.1 bounced',
        'f@b.co,,"No complaint"',
        'g@b.co,,SPAM',
        'h@b.co,,soft_bounce',
        'i@b.co,,Opt-out',
      ),
      [
        ...['a link', 'b link', 'c bounce', 'd complaint', 'e link', 'f link'],
        ...['g complaint', 'i link'],
      ],
    ],
  ])('%s', async (_name, csv, expected) => {
    expect(await imported(csv)).toMatchObject({ code: 0, stderr: '' });
    expect(await sources()).toEqual(expected);
  });

  it.each([
    ['--all --as block', 'operator'],
    ['--all --as bounce', 'bounce'],
    ['--all --as complaint', 'complaint'],
    ['--all --as unsubscribe', 'link'],
  ])('but %s outweighs them', async (options, source) => {
    const csv = lines(
      'status,reason,email,created',
      '4.2.2,"452 4.2.2 The email account is over quota",a@b.co,1731000000',
      '5.1.1,"550 5.1.1 spam",b@b.co,1731000001',
    );
    expect((await imported(csv, options)).code).toBe(0);
    expect(await sources()).toEqual([`a ${source}`, `b ${source}`]);
  });
});

describe('the most specific column is read', () => {
  it.each([
    [
      'of times',
      'Email,Date,Created At,Unsubscribed At\na@b.co,12/31/1999,2020-01-01,2023-04-05 11:22:33',
    ],
    [
      'of addresses',
      'Address,Recipient,Email Address,Timestamp\n1 Way,Ada,a@b.co,2023-04-05 11:22:33',
    ],
    ['of a tab-separated file', 'Email\tTimestamp\na@b.co\t2023-04-05 11:22:33'],
    ['below a line for spreadsheets', 'sep=;\nEmail;Timestamp\na@b.co;2023-04-05 11:22:33'],
    ['with CR alone', 'Email,Timestamp\ra@b.co,2023-04-05 11:22:33\r'],
    ['beside empty rows', 'Email,Timestamp\n,\n\na@b.co,2023-04-05 11:22:33\n,,\n'],
  ])('%s', async (_name, csv) => {
    expect(await imported(csv)).toMatchObject({ code: 0, stderr: '' });
    expect(await since()).toBe('2023-04-05T11:22:33.000Z');
  });

  it('unless the operator names another', async () => {
    const csv = 'E-Mail-Adresse;Email;Abgemeldet am\na@b.co;z@b.co;05.04.2023 11:22:33';
    const options = '--email-column E-Mail-Adresse --time-column';
    const file = join(dataDir, 'named.csv');
    await writeFile(file, csv);
    const args = ['preferences', 'import', file, '--all', ...options.split(' '), 'Abgemeldet am'];
    expect(await ops(args)).toMatchObject({ code: 0, stderr: '' });
    expect([await sources(), await since()]).toEqual([['a link'], '2023-04-05T11:22:33.000Z']);
  });

  it('and dates of a provider begin with the month, which is said', async () => {
    const csv = 'Email Address,UNSUB_TIME\na@b.co,04/05/2023 11:22:33 AM';
    const { stdout } = await imported(csv);
    expect(stdout).toContain('Times:     UNSUB_TIME, with the month first (see --dates)\n');
    expect(await since()).toBe('2023-04-05T11:22:33.000Z');
  });

  it('and the order of days and months is as --dates says', async () => {
    await imported('Email,Date\na@b.co,05/04/2023 11:22:33', '--all --dates dmy');
    expect(await since()).toBe('2023-04-05T11:22:33.000Z');
  });
});

it('says how it reads a file before it writes', async () => {
  const csv = lines(
    'status,reason,email,created',
    '5.1.1,,a@b.co,1731000000',
    '4.2.2,,b@b.co,1731000000',
  );
  const { stdout } = await imported(csv, '--all --dry-run');
  expect(stdout.split('\n')).toEqual([
    'Format:    SendGrid, bounces or blocks',
    'Addresses: email',
    'Times:     created',
    'Kinds:     bounce if the code in status says that the mailbox does not exist, or else left out',
    'Stops:     all lists of the account site',
    'Rows:      2: 1 as bounce, 1 left out',
    '1 rows can be imported. Nothing was changed.',
    '',
  ]);
  expect(await sources()).toEqual([]);
});

it('1: --from is not the format of the file', async () => {
  expect(await imported('Email\na@b.co', '--all --from mailchimp')).toMatchObject({
    code: 1,
    stderr:
      'The first line does not have the columns of --from mailchimp. Leave it out to choose by the first line.\n',
  });
});

it('0: --from other reads a file of a provider as any other', async () => {
  await imported('ip,email,created\n192.0.2.1,a@b.co,1731000000', '--all --from other');
  expect(await sources()).toEqual(['a link']);
});

describe('our own export', () => {
  async function exported(): Promise<string> {
    return (await ops('preferences export')).stdout;
  }

  async function fill(): Promise<void> {
    const at = Date.now() - 90_000;
    const row = (own: object, email: string) => ({
      account: 'acc-1',
      list: 'news',
      contactId: 'c;=1',
      source: 'page' as const,
      at,
      ...own,
      email,
      id: crypto.randomUUID(),
      changeId: crypto.randomUUID(),
    });
    await server.importSuppressions([
      row({ reason: 'too_many', changedAt: at + 5 }, '=a@b.co'),
      row({ account: 'site', list: '*', contactId: null, source: 'complaint' }, "'=b@b.co"),
      row({ source: 'bounce', liftedAt: at + 9 }, '+234@b.co'),
      row({ source: 'operator', contactId: '+2348030000000' }, 'd@bücher.example'),
      row({ account: 'site', list: '*', source: 'bounce', endsAt: at + 2_592_000_000 }, 'e@b.co'),
    ]);
  }

  it('comes back as it was, without naming a list', async () => {
    await fill();
    const csv = await exported();
    expect(csv.split('\r\n')).toHaveLength(7);
    const copy = await mkdtemp(join(tmpdir(), 'grovemail-copy-'));
    const empty = storeForTest({ path: storeFile(copy), now: Date.now });
    const file = join(dataDir, 'export.csv');
    await writeFile(file, csv);
    const { code, stderr } = await runOn(copy, ['preferences', 'import', file]);
    expect([code, stderr]).toEqual([0, '']);
    expect((await runOn(copy, 'preferences export')).stdout).toBe(csv);
    await empty.close();
    await rm(copy, { recursive: true });
  });

  it('changes nothing where it comes from, and ends nothing', async () => {
    await fill();
    const csv = await exported();
    const [lifted] = await server.findSuppressions('+234@b.co');
    expect(lifted?.liftedAt).not.toBeNull();
    await server.suppress({
      id: crypto.randomUUID(),
      changeId: crypto.randomUUID(),
      account: 'acc-1',
      email: '+234@b.co',
      list: 'news',
      contactId: null,
      source: 'page',
      at: Date.now(),
    });
    const before = await exported();
    expect((await imported(csv, '')).stdout).toContain('Stopped: 0. Unchanged: 5.');
    expect(await exported()).toBe(before);
  });

  it('is imported into the list that the operator names, without what has ended', async () => {
    await fill();
    const csv = await exported();
    const { stdout } = await imported(csv, '--list offers');
    expect(stdout).toContain('Stopped: 3. Unchanged: 0. Left out: 2.');
    const offers = (await server.listSuppressions()).filter(({ list }) => list === 'offers');
    expect(offers.map(({ account, source }) => `${account} ${source}`).toSorted()).toEqual([
      'site complaint',
      'site operator',
      'site page',
    ]);
  });

  it('1: names the column that it did not write', async () => {
    await fill();
    const csv = (await exported()).replace(',complaint,', ',spam,');
    expect(await imported(csv, '')).toEqual(failed(1, 'source is not as an export writes it.'));
  });
});
