import type { Preview, StoredTemplate } from '@grovemail/contract/console/templates.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consoleForTest, type TestConsole } from './console-for-test.ts';

let test: TestConsole;
let sent: object[] = [];
beforeEach(() => {
  sent = [];
  test = consoleForTest({
    sendNow: async (mail) => {
      sent.push(mail);
      if (mail.to.startsWith('full')) throw new Error('The mailbox is full.');
      return '250 OK';
    },
  });
});
afterEach(() => test.close());

const content = {
  kind: 'action',
  subject: 'Order @order',
  text: null,
  html: '<p>Hi @name</p><a href="@url">Follow</a>',
};

const put = (changes: object = {}): Promise<StoredTemplate> =>
  test.post('/api/templates/shipped', { ...content, over: null, ...changes });

const preview = (changes: object = {}): Promise<Preview> =>
  test.post('/api/template-preview', { ...content, data: {}, frames: 1, ...changes });

it('a colleague who was faster is not overwritten', async () => {
  expect((await put()).version).toBe(1);
  await expect(put({ subject: 'New' })).rejects.toThrow('A colleague stored another version');
  expect((await put({ subject: 'Second', over: 1 })).version).toBe(2);
  await expect(put({ subject: 'Other second', over: 1 })).rejects.toThrow('A colleague');
  const { template } = await test.get('/api/templates/shipped');
  expect(template).toMatchObject({ version: 2, subject: 'Second' });
});

it('an earlier version is read and restored as a new one', async () => {
  await put();
  await put({ subject: 'Second', over: 1 });
  const first = await test.get('/api/templates/shipped/versions/1');
  expect(first).toMatchObject({ version: 1, subject: 'Order @order', html: content.html });
  await test.post('/api/templates/shipped/restoration', { version: 1 });
  const { items } = await test.get('/api/templates/shipped/versions');
  expect(items).toMatchObject([
    { version: 3, subject: 'Order @order' },
    { version: 2, subject: 'Second' },
    { version: 1, subject: 'Order @order' },
  ]);
  await expect(test.post('/api/templates/shipped/restoration', { version: 9 })).rejects.toThrow(
    'no such version',
  );
});

it.each([
  [{ html: '<style>p{}</style><h1>Hi @name</h1><p>Bye</p>', text: null }, /^Hi @name\s+Bye\s*$/],
  [{ html: '<p>Hi</p>', text: 'As text, @name' }, /^As text, @name$/],
])('what a draft says: %j', async (draft, words) => {
  expect(await test.post('/api/template-words', { subject: 'Order @order', ...draft })).toEqual({
    text: expect.stringMatching(words),
    names: ['order', 'name'],
  });
});

it('a template goes with its versions', async () => {
  await put();
  await test.post('/api/templates/shipped/removal', {});
  expect(await test.get('/api/templates/shipped')).toEqual({ template: null });
  expect((await test.get('/api/templates')).templates).toEqual([]);
  await expect(test.post('/api/templates/shipped/removal', {})).rejects.toThrow('any more');
});

describe('a preview', () => {
  it('names what calls fill, and what has no value', async () => {
    const data = { name: 'Ada', order: '', url: 'https://shop.example/' };
    const shown = await preview({ data });
    expect(shown).toMatchObject({
      names: ['order', 'name', 'url'],
      unfilled: ['order'],
      problem: '',
    });
    expect(shown).toMatchObject({
      subject: 'Order @order',
      text: expect.stringContaining('Hi Ada'),
    });
    expect(test.once.take(shown.frames[0] ?? '')).toMatchObject({
      html: expect.stringContaining('Hi <mark data-placeholder="filled">Ada</mark>'),
    });
    expect(test.once.take(shown.frames[0] ?? '')).toBeNull();
  });

  it('says why it cannot be filled', async () => {
    const { problem, frames } = await preview({ data: { url: 'javascript:alert(1)' } });
    expect(problem).toContain('would make a link that is not http, https or mailto: @url');
    expect(frames).toEqual([]);
    const long = { html: '@name'.repeat(1_000), data: { name: 'x'.repeat(9_000) } };
    expect((await preview(long)).problem).toBe('The mail would be too long.');
  });

  it('shows a draft that cannot be stored yet, and what its author may not have meant', async () => {
    expect(await preview({ subject: '', html: '' })).toMatchObject({ problem: '', names: [] });
    const { notes } = await preview({ html: '<script>@name</script> @preferences_link' });
    expect(notes).toEqual([
      expect.stringContaining('no value is filled into a tag'),
      expect.stringContaining('unsubscribing does not stop mail of kind action'),
    ]);
    await expect(put({ html: '' })).rejects.toThrow('html');
  });
});

describe('a test', () => {
  const testMail = { ...content, to: 'ada@shop.example', data: { name: 'Ada' } };

  it('goes out as it was written, without marks, and is in the audit log', async () => {
    const reply = await test.post('/api/templates/shipped/tests', testMail);
    expect(reply).toEqual({ reply: '250 OK' });
    expect(sent).toEqual([
      expect.objectContaining({
        to: 'ada@shop.example',
        subject: 'Order @order',
        html: '<p>Hi Ada</p><a href="@url">Follow</a>',
      }),
    ]);
    expect(await test.logged('console')).toEqual([['console templates test', 'template:shipped']]);
  });

  it('says what the mail server replied', async () => {
    const body = { ...testMail, to: 'full@shop.example' };
    await expect(test.post('/api/templates/shipped/tests', body)).rejects.toThrow('is full');
    await expect(
      test.post('/api/templates/shipped/tests', {
        ...testMail,
        to: 'ada@shop.example, b@c.example',
      }),
    ).rejects.toThrow('to');
    expect(sent).toHaveLength(1);
  });
});

it('each change is one entry of the audit log', async () => {
  await put();
  await put({ subject: 'Second', over: 1 });
  await test.post('/api/templates/shipped/restoration', { version: 1 });
  await test.post('/api/templates/shipped/removal', {});
  expect(await test.logged('console')).toEqual(
    ['remove', 'restore', 'put', 'put'].map((verb) => [
      `console templates ${verb}`,
      'template:shipped',
    ]),
  );
});
