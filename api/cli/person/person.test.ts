// Long: one group of commands, over the same store.
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileMailer } from '../../mail/file-mailer.ts';
import { mail as mailForTest } from '../../mail/mail-for-test.ts';
import { personTables } from '../../store/persons/person-tables.ts';
import { digestKeyName } from '../../store/secrets/keyed-digest.ts';
import { storeFile } from '../../store/store-file.ts';
import { digestKey, personRows } from '../../store-suite/person-rows.ts';
import { storeForTest } from '../../store-suite/store-for-test.ts';
import { runOn } from '../ops-for-test.ts';
import { beforeEachOps, dataDir, failed, openServer, server } from '../ops-store-for-test.ts';
import type { ProcessIo } from '../process/ops-io.ts';

const now = () => Date.UTC(2026, 10, 22, 9);
const marker = 'XMARKERX';
const never = new AbortController().signal;

beforeEachOps({ now });
beforeEach(() => server.secret(digestKeyName, { value: digestKey, createdAt: 0 }));

const ops = (command: string, changes: Parameters<typeof runOn>[2] = {}) =>
  runOn(dataDir, `person ${command}`, { width: null, ...changes });

function sql(...lines: string[]) {
  const db = new DatabaseSync(storeFile(dataDir));
  for (const line of lines) db.exec(line);
  db.close();
}

const addPerson = () => sql(...personRows(marker, ['a@b.co', 'A@B.co', 'a@ｂ.co']));
const addNeighbor = () => sql(...personRows('bob', ['aa@b.co']));

async function addMail(id: string, to: string, replyTo?: { name: string; address: string }) {
  const mail = mailForTest({ id, to, text: `Dear ${id}`, ...(replyTo ? { replyTo } : {}) });
  const from = { name: 'Grovemail', address: 'hello@grovemail.example' };
  await fileMailer(join(dataDir, 'mail'), from).send(mail, never);
}

/** Files under the data directory in which a pattern stands, read byte by byte. */
async function filesWith(pattern: RegExp): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const found: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name), 'utf8');
    if (pattern.test(bytes)) found.push(name);
  }
  return found.toSorted();
}

// The id of a stop is kept with it.
const trace = new RegExp(`${marker}(?!-stop)|(?<![a-z])a@(b|ｂ)\\.co(?![a-z])`, 'i');

describe('2 invalid usage', () => {
  it.each([
    ['', 'Usage: ops person'],
    ['show', "required option '--email <address>'"],
    ['erase --email ada', 'Expected an email address.'],
    ['erase --email a@b.co --force', "unknown option '--force'"],
  ])('%s', async (command, reason) => {
    expect(await ops(command)).toEqual(failed(2, reason));
  });
});

describe('show', () => {
  it('shows what is stored, since when, and what erasing does to it', async () => {
    addPerson();
    addNeighbor();
    await addMail('mail-1', 'a@b.co');
    const { code, stdout } = await ops('show --email A@ｂ.co');
    expect(code).toBe(0);
    const lines = stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '));
    expect(lines[0]).toBe('What | Rows | Oldest | Newest | On erasure');
    expect(lines).toContainEqual(expect.stringMatching(/^contacts \| 3 \| 1970-.* \| deleted$/));
    expect(lines).toContainEqual(expect.stringMatching(/^mail that was stopped \| 1 \| .*hash$/));
    expect(lines).toContainEqual(expect.stringMatching(/^emails as files \| 1 \| .* \| deleted$/));
    expect(stdout).not.toMatch(trace);
  });

  it('shows at once what an index finds, and then what only reading everything does', async () => {
    addPerson();
    let shown = '';
    let atScan: string | null = null;
    const openStore: ProcessIo['openStore'] = async () => {
      const { readPerson } = server;
      return {
        ...server,
        close: async () => {},
        readPerson: (...given) => {
          atScan ??= shown;
          return readPerson(...given);
        },
      };
    };
    const print = (text: string) => {
      shown += text;
    };
    expect(await ops('show --email a@b.co', { openStore, print })).toMatchObject({ code: 0 });
    expect(atScan).toMatch(/contacts +1 .*deleted\n/);
    expect(shown.startsWith(`${atScan}\nWith what no index finds:\nWhat `)).toBe(true);
    expect(shown).toMatch(/contacts +3 /);
  });

  it('shows it once if there is nothing else', async () => {
    sql(`insert into events (id, created_at, space, event_code, contact_email, context)
      values ('e', 1, 'live', 'e', 'a@b.co', '{}')`);
    expect((await ops('show --email a@b.co')).stdout.match(/What/g)).toHaveLength(1);
  });

  it.each(['show', 'export', 'erase --yes'])(
    '%s: draws its progress on a terminal',
    async (command) => {
      addPerson();
      const terminal = Object.assign(new PassThrough(), { isTTY: true });
      const { code, stderr } = await ops(`${command} --email a@b.co`, { terminal });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(String(terminal.read())).toContain('Looking for the address in every row');
    },
  );

  it('reports that there is none', async () => {
    addNeighbor();
    expect(await ops('show --email a@b.co')).toEqual({
      code: 0,
      stderr: '',
      stdout: 'Nothing is stored about this address.\n',
    });
  });
});

describe('export', () => {
  it('prints one JSON document with everything, and nobody else’s data', async () => {
    addPerson();
    addNeighbor();
    await addMail('mail-1', 'a@b.co');
    await addMail('mail-2', 'desk@b.co', { name: 'Zoe', address: 'a@b.co' });
    await addMail('mail-3', 'aa@b.co', { name: 'a@b.co', address: 'bob@b.co' });
    const { code, stdout } = await ops('export --email a@b.co');
    expect(code).toBe(0);
    const document = JSON.parse(stdout);
    expect(document.address).toBe('a@b.co');
    const tables = personTables.filter((table) => !('nobody' in table));
    expect(Object.keys(document.held)).toEqual(tables.map(({ table }) => table));
    expect(document.held.contacts).toHaveLength(3);
    expect(document.mails).toMatchObject([
      { id: 'mail-1', to: 'a@b.co', text: 'Dear mail-1' },
      { id: 'mail-2', to: 'desk@b.co' },
    ]);
    expect(stdout).not.toMatch(/bob|aa@b\.co/);
  });

  it('writes a file that only its owner may read, and never overwrites one', async () => {
    addPerson();
    const file = join(dataDir, 'copy.json');
    const command = ['person', 'export', '--email', 'a@b.co', '--out', file];
    expect(await runOn(dataDir, command)).toMatchObject({ code: 0, stdout: `Wrote ${file}.\n` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8')).held.leads).toHaveLength(1);
    expect(await runOn(dataDir, command)).toMatchObject({
      code: 1,
      stderr: `${file} already exists.\n`,
    });
  });
});

describe('erase', () => {
  it('erases nothing without --yes, shows what it would erase, and fails', async () => {
    addPerson();
    const { code, stdout, stderr } = await ops('erase --email a@b.co');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^This would be erased:\n.*\ncontacts +3 /);
    expect(stderr).toBe('Nothing was erased. Add --yes to skip the confirmation.\n');
    expect((await server.readPerson('a@b.co')).rows.length).toBeGreaterThan(20);
  });

  it.each([
    ['no', 1],
    ['', 1],
    ['y', 1],
    ['yes', 0],
  ])('asks at a terminal, and accepts the response %j', async (answer, code) => {
    addPerson();
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer;
    };
    expect(await ops('erase --email A@b.co', { ask })).toMatchObject({ code });
    expect(asked).toEqual(['Erase a@b.co? This cannot be undone. Type yes to continue: ']);
    const { rows } = await server.readPerson('a@b.co');
    expect(rows.filter(({ role }) => role !== 'kept').length > 0).toBe(code === 1);
  });

  it('leaves no byte in the store’s files and the mails, beside a running server', async () => {
    addPerson();
    addNeighbor();
    await addMail('mail-1', 'a@b.co');
    await addMail('mail-2', 'desk@b.co', { name: 'Zoe', address: 'a@b.co' });
    await addMail('mail-3', 'aa@b.co');
    await writeFile(join(dataDir, 'mail', 'mail-4.eml.part'), 'To: A@b.co\r\n\r\nhalf');
    // What the server deletes, changes and moves leaves copies, where nobody overwrites them.
    for (let at = 0; at < 300; at++) {
      await server.saveContact(contactOf(at), { idempotency: null, response: emptyResponse });
    }
    for (let at = 0; at < 300; at += 2) {
      const gone = { space: 'live', email: contactOf(at).email };
      await server.deleteContact(gone, { idempotency: null, response: emptyResponse });
    }
    // What the server does after 16 MB.
    const db = new DatabaseSync(storeFile(dataDir));
    db.exec('pragma wal_checkpoint(passive)');
    db.close();
    expect(await filesWith(trace)).toEqual([
      'grovemail.sqlite',
      'grovemail.sqlite-wal',
      'mail-1.eml',
      'mail-2.eml',
      'mail-4.eml.part',
    ]);

    const { code, stdout, stderr } = await ops('erase --email a@b.co --yes');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Backups and stores that were moved aside keep this data');
    expect(await filesWith(trace)).toEqual([]);
    // The neighbor has everything, and the server goes on.
    expect((await server.readPerson('aa@b.co')).rows.length).toBeGreaterThan(20);
    expect(await filesWith(/aa@b\.co/)).toEqual(['grovemail.sqlite', 'mail-3.eml']);
    expect(await server.listContacts({ space: 'live', limit: 1 })).toMatchObject({ size: 150 });
    const to = { account: 'site', email: 'a@b.co', list: 'news' };
    expect(await server.isSuppressed(to)).toBe(true);
    expect(await ops('erase --email a@b.co --yes')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('There was nothing to erase.'),
    });
  });

  it('removes what an earlier version deleted from the file, too', async () => {
    await server.close();
    // Deleted without being overwritten, in a file that no version marked as clean.
    sql(
      'pragma user_version = 0',
      'pragma secure_delete = off',
      ...personRows(marker, ['a@b.co']),
      'pragma secure_delete = off; delete from feedback; delete from delivery_attempts',
    );
    openServer({ now });
    expect(await filesWith(new RegExp(`${marker}-feedback`))).toContain('grovemail.sqlite');
    expect(await ops('erase --email a@b.co --yes')).toMatchObject({ code: 0 });
    expect(await filesWith(trace)).toEqual([]);
  });

  it('leaves no trace while the server checks its store', async () => {
    addPerson();
    await server.close();
    openServer({ now, check: true });
    expect(await ops('erase --email a@b.co --yes')).toMatchObject({ code: 0 });
    expect(await filesWith(trace)).toEqual([]);
  });

  describe('while another connection reads', () => {
    let reader: DatabaseSync;
    beforeEach(() => {
      addPerson();
      reader = new DatabaseSync(storeFile(dataDir), { readOnly: true });
      reader.exec('begin');
      reader.prepare('select count(*) from contacts').all();
    });
    afterEach(() => reader.close());

    it('purges the files once that is over, and others can write meanwhile', async () => {
      const erasing = ops('erase --email a@b.co --yes');
      let left: { role: string }[] = [];
      do left = (await server.readPerson('a@b.co')).rows;
      while (left.some(({ role }) => role !== 'kept'));
      await server.secret('written meanwhile', { value: 'x', createdAt: 1 });
      expect(await filesWith(trace)).not.toEqual([]);
      reader.exec('rollback');
      expect(await erasing).toMatchObject({ code: 0 });
      expect(await filesWith(trace)).toEqual([]);
    });

    it('reports when that takes too long, and does it the next time', async () => {
      const openStoreForWriting: ProcessIo['openStoreForWriting'] = async (act) =>
        storeForTest({ path: storeFile(dataDir), now, act, timeouts: { readers: 0 } });
      const erase = 'erase --email a@b.co --yes';
      const { code, stdout, stderr } = await ops(erase, { openStoreForWriting });
      expect(code).toBe(1);
      expect(stdout).toContain('Erased:');
      expect(stderr).toContain(
        'Another process is reading the store, so its write-ahead log could not be emptied. Run the command again',
      );
      expect((await server.readPerson('a@b.co')).rows).toMatchObject([{ role: 'kept' }]);
      reader.exec('rollback');
      expect(await ops(erase)).toMatchObject({ code: 0 });
      expect(await filesWith(trace)).toEqual([]);
    });
  });

  it('finds no mails when none were written', async () => {
    await mkdir(join(dataDir, 'mail'), { recursive: true });
    expect(await ops('erase --email a@b.co --yes')).toMatchObject({ code: 0 });
  });
});

function contactOf(at: number) {
  return {
    id: `contact-${at}`,
    createdAt: at,
    space: 'live',
    email: at === 1 ? 'a@b.co' : `c${at}@d.co`,
    fields: { firstname: at === 1 ? marker : `Name ${at}` },
    extraData: { note: 'x'.repeat(at) },
  };
}

const emptyResponse = () => ({ status: 200, body: '' });
