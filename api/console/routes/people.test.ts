import { afterEach, beforeEach, expect, it } from 'vitest';
import { uuidV7Maker } from '../../store/database/uuid-v7.ts';
import { acceptance, enquiry, lead } from '../../store-suite/acceptances.ts';
import { contactChange, mail, suppression, unkeyed } from '../../store-suite/account-calls.ts';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

const time = 1_700_000_000_000;
let calls: TestConsole;
const newId = uuidV7Maker(() => time);
beforeEach(() => {
  calls = consoleForTest({ now: () => time });
});
afterEach(() => calls.close());

const ada = 'ada@example.com';

/** A contact with an email, an enquiry, a suppression, and another person's enquiry that names the address. */
async function person(): Promise<void> {
  const { store } = calls;
  const fields = { firstname: 'Ada', lastname: 'Obi' };
  await store.saveContact(contactChange({ id: newId(), fields }), unkeyed());
  await store.queueTransactional(mail({ id: newId() }), [], unkeyed());
  await store.accept(acceptance(enquiry({ email: 'Ada@Example.com' }), {}));
  const other = enquiry({ email: 'kim@noor.example', body: `Ask ${ada}` });
  await store.accept(acceptance(other, {}));
  await store.suppress(suppression({ id: newId(), email: ada, list: 'news', at: time }));
}

const erase = (body: object) => calls.post('/api/people/erase', { email: ada, ...body });
const logged = async () =>
  (await calls.store.listAudit({ email: ada }))
    .filter(({ command }) => command.startsWith('console person'))
    .map(({ command }) => command);

it('shows what an index finds, then what reading every row finds', async () => {
  await person();
  const own = await calls.get('/api/people/own?email=ADA@example.com');
  expect(own).toMatchObject({ address: ada, name: 'Ada Obi', figures: { emails: 1, stopped: 1 } });
  const whole = await calls.get(`/api/people/whole?email=${ada}`);
  const lines = whole.lines.map(({ label, rows, role }: Record<string, unknown>) => [
    label,
    rows,
    role,
  ]);
  expect(lines).toEqual([
    ['contacts', 1, 'own'],
    ['enquiries', 1, 'own'],
    ['enquiries', 1, 'mentioned'],
    ['transactional mails', 1, 'own'],
    ['mail that was stopped', 1, 'suppression'],
    ['responses kept for repeated calls', 1, 'own'],
  ]);
  expect(JSON.stringify(whole)).not.toContain('Ask ');
  expect(await logged()).toEqual([]);
});

it('makes the link to the preferences of a contact, with an entry in the log', async () => {
  await person();
  const link = (email: string) => calls.post('/api/people/link', { email });
  const { id } = (await calls.get(`/api/people?search=${ada}`)).items[0];
  const { url } = await link('ADA@example.com');
  expect(url).toBe(`https://shop.example/unsubscription/x/${ada}/${id}`);
  const log = await calls.store.listAudit({ email: ada });
  expect(log.map(({ command }) => command)).toContain('console preferences link');
  await expect(link('kim@noor.example')).rejects.toThrow('no contact with this address');
});

it('exports everything, once, with an entry in the log', async () => {
  await person();
  const { url, rows } = await calls.post('/api/people/export', { email: ada });
  expect(rows).toBe(6);
  const document = JSON.parse(await calls.fileAt(url));
  expect(document.held.contacts).toHaveLength(1);
  expect(calls.once.take(url)).toBeNull();
  expect(await logged()).toEqual(['console person export']);
});

it('erases only after the address was typed', async () => {
  await person();
  await expect(erase({ typed: 'kim@noor.example' })).rejects.toThrow('Nothing was erased');
  await expect(erase({ typed: '' })).rejects.toThrow('Nothing was erased');
  expect((await calls.get(`/api/people/own?email=${ada}`)).lines).not.toEqual([]);
  const erased = await erase({ typed: ' Ada@Example.com ' });
  expect(erased).toEqual({ rows: 5, problem: '' });
  const { lines } = await calls.get(`/api/people/whole?email=${ada}`);
  expect(lines).toMatchObject([{ label: 'enquiries', role: 'mentioned' }, { role: 'kept' }]);
  expect(await logged()).toEqual(['console person erase']);
});

it('lists contacts, and finds them by a part of an address or name', async () => {
  const { store } = calls;
  const ids: string[] = [];
  for (let at = 0; at < 101; at += 1) {
    const id = newId();
    ids.push(id);
    const fields = { firstname: 'Contact', lastname: String(at) };
    await store.saveContact(contactChange({ id, email: `c${at}@x.example`, fields }), unkeyed());
  }
  const first = await calls.get('/api/people');
  expect([first.items.length, first.hasMore]).toEqual([100, true]);
  const rest = await calls.get(`/api/people?before=${first.items.at(-1).id}`);
  expect(rest.items).toMatchObject([{ id: ids[0], email: 'c0@x.example', name: 'Contact 0' }]);
  expect((await calls.get('/api/people?search=C57@')).items).toMatchObject([{ id: ids[57] }]);
  expect((await calls.get('/api/people?search=CONTACT')).items).toHaveLength(100);
  expect(await calls.get(`/api/people?after=${ids[98]}`)).toEqual({ count: 2 });
});

it('finds contacts by a whole address and by when they were added, and exports exactly these', async () => {
  const { store } = calls;
  const day = 24 * 60 * 60_000;
  const add = async (email: string, days: number) => {
    const createdAt = time + days * day;
    const id = uuidV7Maker(() => createdAt)();
    const fields = { firstname: 'Ada', lastname: '=1+1', address: { country: 'NG' } };
    await store.saveContact({ ...contactChange({ id, email, fields }), createdAt }, unkeyed());
    return id;
  };
  const [first, second, third] = [
    await add(ada, -3),
    await add('b@x.example', -2),
    await add('c@x.example', -1),
  ];
  const idsOf = async (query: string) =>
    (await calls.get(`/api/people?${query}`)).items.map(({ id }: { id: string }) => id);
  expect(await idsOf(`since=${time - 2 * day}`)).toEqual([third, second]);
  expect(await idsOf(`until=${time - day}`)).toEqual([second, first]);
  expect(await idsOf(`until=${time - day}&before=${second}`)).toEqual([first]);
  expect(await idsOf(`since=${time - 2 * day}&until=${time - day}&search=ada`)).toEqual([second]);
  expect(await idsOf('search=ADA@Example.com')).toEqual([first]);
  expect(await idsOf(`search=${ada}&since=${time - 2 * day}`)).toEqual([]);
  expect(await calls.get(`/api/people?after=${first}&until=${time - day}`)).toEqual({
    count: 1,
  });

  const { url, rows, file } = await calls.post('/api/people/contacts/export', {
    since: time - 2 * day,
  });
  expect([rows, file]).toEqual([2, 'contacts-2023-11-14.csv']);
  const [heading, ...lines] = (await calls.fileAt(url)).trim().split('\r\n');
  expect(heading).toMatch(/^id,createdAt,updatedAt,email,firstname,lastname,/);
  expect(lines.map((line) => line.split(',')[0])).toEqual([third, second]);
  expect(lines[0]).toContain(",c@x.example,Ada,'=1+1,");
  expect(await calls.logged('console export')).toEqual([['console export contacts', null]]);
});

it.each(['since=-1', 'until=9e15', 'before=c'])('400 filter: %s', async (query) => {
  await expect(calls.get(`/api/people?${query}`)).rejects.toThrow();
});

it('names whoever only asked for a demo', async () => {
  const metadata = { ...lead().metadata, email: ada, firstname: 'Ada', lastname: 'Obi' };
  await calls.store.accept(acceptance(lead({ metadata }), {}));
  const whole = await calls.get(`/api/people/whole?email=${ada}`);
  expect(whole).toMatchObject({ name: 'Ada Obi', contact: null, figures: { messages: 1 } });
});

it.each(['nobody', '', 'a b@c.example'])('400 no address: %s', async (email) => {
  const asked = calls.get(`/api/people/own?email=${encodeURIComponent(email)}`);
  await expect(asked).rejects.toThrow('no email address');
});
