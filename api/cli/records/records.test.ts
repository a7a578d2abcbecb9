// Long: the same commands over five kinds of record.

import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../../store/database/errors.ts';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import type { Store } from '../../store/store.ts';
import {
  acceptance,
  accepted,
  enquiry,
  feedback,
  lead,
  subscriber,
} from '../../store-suite/acceptances.ts';
import {
  contactChange,
  recordedEvent,
  savedContact,
  unkeyed,
} from '../../store-suite/account-calls.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, server } from '../ops-store-for-test.ts';
import { openForReading } from '../process/open-store.ts';
import type { ProcessIo } from '../process/ops-io.ts';

beforeEachOps();

const ops = (command: string, changes: Partial<ProcessIo> = {}) =>
  runOn(dataDir, command, { width: null, ...changes });
const listed = async (command: string): Promise<{ id: string; createdAt: string }[]> =>
  JSON.parse((await ops(`${command} --json`)).stdout);
const idsOf = async (command: string) => (await listed(command)).map(({ id }) => id);

const madeAt = (moment: string) => {
  const createdAt = Date.parse(moment);
  return { id: uuidV7Maker(() => createdAt)(), createdAt };
};

/** How the tests put in a record of each kind; each returns its id. */
const put = {
  enquiries: (text: string) => accepted(server, enquiry({ body: text })),
  leads: (text: string) =>
    accepted(server, lead({ metadata: { type: 'demo', company_name: text } })),
  subscribers: (text: string) =>
    accepted(server, subscriber({ email: `${text.toLowerCase()}@shop.example` })),
  feedback: (text: string) => accepted(server, feedback({ comment: text })),
  async contacts(text: string) {
    const email = `${text}@shop.example`;
    return (await savedContact(server, { email, extraData: { plan: text } })).id;
  },
  async events(text: string) {
    return (await recordedEvent(server, { context: { order: text } })).id;
  },
};

const nouns = Object.keys(put) as (keyof typeof put)[];

describe.each(nouns)('%s', (noun) => {
  it('0: finds records by a text in any field and any case', async () => {
    const [, wanted] = [await put[noun]('other'), await put[noun]('needle')];
    expect(await idsOf(`${noun} list --search NEEDLE`)).toEqual([wanted]);
    expect(await idsOf(`${noun} list --search nothing`)).toEqual([]);
    expect((await ops(`${noun} export --search Needle`)).stdout.split('\r\n')).toHaveLength(3);
  });

  it('0: finds what is not stored as it is shown, and times', async () => {
    const id = await put[noun]('needle');
    const [row] = await listed(`${noun} list`);
    for (const time of [row?.createdAt, row?.createdAt.slice(5, 14).toLowerCase()]) {
      expect(await idsOf(`${noun} list --search ${time}`)).toEqual([id]);
    }
    expect(await idsOf(`${noun} list --search T00:99`)).toEqual([]);
    const twoFields = await runOn(dataDir, [noun, 'list', '--json', '--search', `${id}\n`]);
    expect(JSON.parse(twoFields.stdout)).toHaveLength(1);
  });

  it('0: shows one in full, by its id or the end of it', async () => {
    const [, id] = [await put[noun]('other'), await put[noun]('needle')];
    const [row] = await listed(`${noun} list --search needle`);
    const shown = await ops(`${noun} show ${id} --json`);
    expect(JSON.parse(shown.stdout)).toEqual(row);
    const table = (await ops(`${noun} list`)).stdout.split('\n');
    const short = table.find((line) => line.includes('needle'))?.split(' ')[0] ?? '';
    const { code, stdout } = await ops(`${noun} show ${short.toUpperCase()}`);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^id +${id}\n`));
    expect(stdout).toContain('needle');
  });

  it.each(['019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55', 'ffffffff', 'abc', "' or 1"])(
    '1: shows nothing for %s',
    async (id) => {
      await put[noun]('needle');
      expect(await runOn(dataDir, [noun, 'show', id])).toEqual(
        failed(1, `with this id: ${id}. See npm run ops -- ${noun} list.`),
      );
    },
  );

  it('0: exports a CSV whose columns are always the same', async () => {
    const empty = (await ops(`${noun} export`)).stdout;
    await put[noun]('=1+1');
    const { stdout } = await ops(`${noun} export --format csv`);
    expect(stdout.startsWith(empty)).toBe(true);
    expect(empty).toMatch(/^id,createdAt,.*\r\n$/);
    expect((await ops(`${noun} export --help`)).stdout.replace(/\s+/g, '')).toContain(empty.trim());
    // Nothing that a spreadsheet would run starts a cell.
    expect(stdout).not.toMatch(/(^|[,\n])"?=/);
  });

  it('0: watches what comes in, and prints nothing twice', async () => {
    await put[noun]('before');
    const arrivals = ['first', 'second'];
    const pause = async () => {
      const text = arrivals.shift();
      if (text) await put[noun](text);
      return text !== undefined;
    };
    const { code, stdout, stderr } = await ops(`${noun} watch`, { pause });
    expect([code, stderr]).toEqual([0, `Waiting for ${noun}. Stop with Ctrl+C.\n`]);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^[0-9a-f]{8} .*first/);
    expect(lines[1]).toMatch(/^[0-9a-f]{8} .*second/);
  });
});

describe('--since', () => {
  const noon = '2026-11-20T12:00:00Z';

  it('0: leaves out what came in before', async () => {
    const old = lead(madeAt('2026-11-20T11:59:59Z'));
    const young = lead(madeAt(noon));
    for (const record of [old, young]) await server.accept(acceptance(record));
    expect(await idsOf(`leads list --since ${noon}`)).toEqual([young.id]);
    expect(await idsOf('leads list --since 2026-11-20')).toEqual([young.id, old.id]);
    expect(await idsOf('leads list --since 2999-01-01')).toEqual([]);
    expect((await ops(`leads export --since ${noon}`)).stdout.split('\r\n')).toHaveLength(3);
    const { stdout } = await ops(`leads watch --since ${noon} --json`);
    expect(JSON.parse(stdout)).toMatchObject({ id: young.id });
  });

  it('0: takes a duration before now', async () => {
    const now = Date.now();
    const ages = [2, 26].map((hours) => new Date(now - hours * 60 * 60_000).toISOString());
    const [young, old] = ages.map((moment) => enquiry(madeAt(moment)));
    if (!young || !old) throw new Error('Two were made.');
    for (const record of [old, young]) await server.accept(acceptance(record));
    expect(await idsOf('enquiries list --since 24h')).toEqual([young.id]);
    expect(await idsOf('enquiries list --since 2d')).toEqual([young.id, old.id]);
  });

  it.each(['yesterday', '2026-13-01', '7w', '-1d'])('2: does not understand %s', async (since) => {
    expect(await runOn(dataDir, ['leads', 'list', `--since=${since}`])).toEqual(
      failed(2, 'Expected a date such as 2026-11-01'),
    );
  });
});

describe('--type', () => {
  it('0: chooses leads by their form', async () => {
    const savings = lead({ type: 'savings', metadata: { type: 'savings' } });
    for (const record of [lead(), savings]) await server.accept(acceptance(record));
    expect(await idsOf('leads list --type savings')).toEqual([savings.id]);
    expect(await ops('leads list --type nothing')).toMatchObject({ code: 2 });
  });

  it('0: chooses events by their code, beyond a page of others', async () => {
    const wanted = await recordedEvent(server, { eventCode: 'paid' });
    for (let count = 0; count < 3; count += 1) {
      await recordedEvent(server, { eventCode: 'seen' });
    }
    expect(await idsOf('events list --type paid --limit 1')).toEqual([wanted.id]);
  });

  it('0: chooses subscribers by their status', async () => {
    const [pending, confirmed] = ['a@b.co', 'c@d.co'].map((email) => subscriber({ email }));
    if (!pending || !confirmed) throw new Error('Two were made.');
    for (const record of [pending, confirmed]) await server.accept(acceptance(record));
    await server.confirmSubscriber('newsletter', 'c@d.co');
    expect(await idsOf('subscribers list --type confirmed')).toEqual([confirmed.id]);
  });
});

describe('test data', () => {
  it('0: shows the contacts and events of test keys apart', async () => {
    const [live, test] = [
      contactChange({ email: 'live@shop.example' }),
      contactChange({ email: 'test@shop.example', space: 'test' }),
    ];
    for (const change of [live, test]) await server.saveContact(change, unkeyed());
    expect(await idsOf('contacts list')).toEqual([live.id]);
    expect(await idsOf('contacts list --test')).toEqual([test.id]);
    expect(await ops(`contacts show ${test.id}`)).toMatchObject({ code: 1 });
    expect(await ops(`contacts show ${test.id} --test`)).toMatchObject({ code: 0 });
  });
});

describe('leads export', () => {
  const csv = async (command = 'leads export') => {
    const [heading = '', ...rows] = (await ops(command)).stdout.trimEnd().split('\r\n');
    const columns = heading.split(',');
    return rows.map((row) => {
      const cells = row.match(/(?<=^|,)("([^"]|"")*"|[^,]*)/g) ?? [];
      return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
    });
  };

  it('0: has leads of every type, without formulas', async () => {
    const demo = lead({ createdAt: 0, metadata: { type: 'demo', firstname: '=1+1', id: 'mine' } });
    const services = { campaign: true, push: false };
    const savings = lead({
      createdAt: 0,
      type: 'savings',
      metadata: { type: 'savings', firstname: 'Ada, "A"', savings: 12.5, services },
    });
    for (const record of [demo, savings]) await server.accept(acceptance(record));
    const moment = '1970-01-01T00:00:00.000Z';
    expect(await csv()).toMatchObject([
      {
        id: savings.id,
        createdAt: moment,
        type: 'savings',
        firstname: '"Ada, ""A"""',
        savings: '12.5',
        'services.campaign': 'true',
        'services.push': 'false',
        other: '',
      },
      { id: demo.id, type: 'demo', firstname: "'=1+1", other: '"{""id"":""mine""}"' },
    ]);
  });

  it('D5 exports both ends of each range as numbers', async () => {
    const leads = [
      { type: 'startup', subscribers: '10:50K', budget: '1K:5K' },
      { type: 'demo', subscribers: '5M+' },
      { type: 'demo', subscribers: 'many' },
    ] as const;
    for (const metadata of leads) {
      await server.accept(acceptance(lead({ createdAt: 0, type: metadata.type, metadata })));
    }
    expect(await csv()).toMatchObject([
      { subscribers: 'many', subscribers_min: '', subscribers_max: '' },
      { subscribers: '5M+', subscribers_min: '5000000', subscribers_max: '', budget: '' },
      {
        subscribers: '10:50K',
        subscribers_min: '10000',
        subscribers_max: '50000',
        budget: '1K:5K',
        budget_min: '1000',
        budget_max: '5000',
      },
    ]);
  });

  it('0: prints JSON by either name', async () => {
    const record = lead();
    await server.accept(acceptance(record));
    const { stdout } = await ops('leads export --format json --limit 1');
    expect(JSON.parse(stdout)).toMatchObject([{ id: record.id, metadata: record.metadata }]);
    expect((await ops('leads export --json')).stdout).toBe(stdout);
    expect((await ops('leads list --json')).stdout).toBe(stdout);
  });
});

describe('watch', () => {
  it('0: reports once that the store is unavailable, and continues', async () => {
    await put.leads('before');
    let calls = 0;
    const openStore = async () => {
      const store = await openForReading({ dataDir, databaseUrl: null });
      return {
        ...store,
        listLeads: async (...page: Parameters<Store['listLeads']>) => {
          calls += 1;
          if (calls === 3 || calls === 4) throw new StoreUnavailableError('The store is away.');
          return store.listLeads(...page);
        },
      };
    };
    const rounds = ['', '', 'late', ''];
    const pause = async () => {
      const text = rounds.shift();
      if (text) await put.leads(text);
      return text !== undefined;
    };
    const { stdout, stderr } = await ops('leads watch', { openStore, pause });
    expect(stderr.split('\n').slice(1)).toEqual(['The store is away. Retrying.', '']);
    expect(stdout.trimEnd().split('\n')).toEqual([expect.stringContaining('late')]);
  });

  it('0: prints what a slower server wrote under an older id', async () => {
    const [older, newer] = [enquiry(madeAt('2026-11-20T11:59:59Z')), enquiry(madeAt('2026-11-20'))];
    const [late, early] = [enquiry(madeAt('2026-11-20T12:00:00Z')), older];
    await server.accept(acceptance(newer));
    const arrivals = [late, early];
    const pause = async () => {
      const record = arrivals.shift();
      if (record) await server.accept(acceptance(record));
      return record !== undefined;
    };
    const { stdout } = await ops('enquiries watch --json', { pause });
    const ids = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual([late.id, early.id]);
  });
});

it.each(['leads', 'enquiries'] as const)(
  'shows who answers %s, and the notes of the team, in the last columns',
  async (noun) => {
    const recordId = await put[noun]('needle');
    const answered = { at: Date.UTC(2026, 10, 28, 9), by: 'kofi' };
    await server.handle({ recordId, version: 0, owner: 'ada', answered });
    const note = { id: madeAt('2026-11-28T09:00:00Z').id, createdAt: answered.at, author: 'ada' };
    await server.addNote({ ...note, recordId, body: '=Same shop' });
    expect(await listed(`${noun} list`)).toMatchObject([
      {
        owner: 'ada',
        answeredAt: '2026-11-28T09:00:00.000Z',
        answeredBy: 'kofi',
        notes: [{ at: '2026-11-28T09:00:00.000Z', author: 'ada', body: '=Same shop' }],
      },
    ]);
    const [columns = '', row = ''] = (await ops(`${noun} list`)).stdout.split('\n');
    expect(columns).toMatch(/ {2}Answered {2,}Owner$/);
    expect(row).toMatch(/ {2}2026-11-2\d \d\d:\d\d {2}ada$/);
    expect((await ops(`${noun} show ${recordId.slice(-8)}`)).stdout).toMatch(/answeredBy\s+kofi/);
    const { stdout } = await ops(`${noun} export`);
    const [heading = '', line = ''] = stdout.split('\r\n');
    expect(heading).toMatch(/,owner,answeredAt,answeredBy,notes$/);
    expect(line).toMatch(/,ada,2026-11-28T09:00:00\.000Z,kofi,ada: =Same shop$/);
  },
);

it.each(['leads', 'enquiries'] as const)(
  '%s --open leaves out what is answered, but not what has an owner alone',
  async (noun) => {
    const [answered, owned] = [await put[noun]('first'), await put[noun]('second')];
    const by = { at: Date.UTC(2026, 10, 28, 9), by: 'kofi' };
    await server.handle({ recordId: answered, version: 0, answered: by });
    await server.handle({ recordId: owned, version: 0, owner: 'ada' });
    expect(await idsOf(`${noun} list --open`)).toEqual([owned]);
    expect(await idsOf(`${noun} list --open --search first`)).toEqual([]);
    expect((await ops(`${noun} export --open`)).stdout).not.toContain(answered);
    await server.handle({ recordId: answered, version: 1, answered: null });
    expect((await idsOf(`${noun} list --open`)).toSorted()).toEqual([answered, owned].toSorted());
    expect(await ops(`${noun} list --open=yes`)).toMatchObject({ code: 2, stdout: '' });
  },
);

it.each(['subscribers', 'feedback', 'contacts', 'events'])('%s has no --open', async (noun) => {
  expect(await ops(`${noun} list --open`)).toMatchObject({ code: 2 });
});
