import { describe, expect, it } from 'vitest';
import { headers, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { beforeEachCall, mail, send } from './transactional-calls-for-test.ts';

beforeEachCall();

describe('the list', () => {
  const list = (query: Record<string, string>, keyHeaders = headers) =>
    test.app.inject({ url: '/v1/transactionals', query, headers: keyHeaders });
  const page = async (query: Record<string, string>, keyHeaders = headers) => {
    const { data, meta } = (await list(query, keyHeaders)).json().payload;
    const subjects = data.map(({ subject }: { subject: string }) => subject);
    return { subjects, size: meta.size, next: meta.next_cursor };
  };
  async function sendMails() {
    for (const [subject, fields] of [
      ['a', {}],
      ['b', { recipient_email: 'obi@shop.example' }],
      ['c', { template_code: 'other', html: '<p>x</p>' }],
    ] as const) {
      await send({ ...mail, subject, ...fields });
      test.clock.now += 60_000;
    }
  }

  it.each<[string, Record<string, string>, string[]]>([
    ['nothing', {}, ['c', 'b', 'a']],
    ['a recipient', { recipient_email: 'ADA@shop.example' }, ['c', 'a']],
    ['a template', { template_code: 'welcome' }, ['b', 'a']],
    ['a status', { status: 'queued' }, ['c', 'b', 'a']],
    ['another status', { status: 'bounced' }, []],
    ['a start', { created_after: '2026-11-21T00:01:00Z' }, ['c', 'b']],
    ['an end', { created_before: '2026-11-21T01:01:00+01:00' }, ['a']],
    [
      'several at once',
      { recipient_email: 'ada@shop.example', template_code: 'welcome', status: 'queued' },
      ['a'],
    ],
  ])('filters by %s', async (_name, query, subjects) => {
    await sendMails();
    expect(await page(query)).toEqual({ subjects, size: subjects.length, next: null });
  });

  it('goes page by page, and holds the log of each mail', async () => {
    await sendMails();
    const first = await page({ limit: '2' });
    expect(first).toMatchObject({ subjects: ['c', 'b'], size: 3, next: expect.any(String) });
    const rest = await page({ limit: '2', cursor: first.next });
    expect(rest).toEqual({ subjects: ['a'], size: 3, next: null });
    const { data } = (await list({ limit: '1' })).json().payload;
    const attempt = { id: '1', at: 0, outcome: 'sent', reply: '250' } as const;
    await test.store.noteDelivery(data[0].id, attempt, 'sent');
    const report = { id: '2', kind: 'bounced', at: 1, reply: '550' } as const;
    await test.store.noteFeedback(data[0].id, report);
    expect((await list({ status: 'bounced' })).json().payload.data).toMatchObject([
      { status: 'bounced', attempts: [{ outcome: 'sent' }, { outcome: 'bounced' }] },
    ]);
    expect((await page({ status: 'sent' })).size).toBe(0);
  });

  it('shows a test key only its own mails', async () => {
    await sendMails();
    const { headers: testHeaders } = await newKey(test, { isTest: true });
    await send({ ...mail, subject: 'tested' }, testHeaders);
    expect((await page({}, testHeaders)).subjects).toEqual(['tested']);
    expect((await page({})).size).toBe(3);
  });

  it.each([
    [{ status: 'lost' }, 'status'],
    [{ created_after: 'yesterday' }, 'created_after'],
    [{ created_before: '2026-13-01T00:00:00Z' }, 'created_before'],
    [{ limit: '101' }, 'limit'],
    [{ cursor: 'x' }, 'cursor'],
    [{ subject: 'a' }, 'subject'],
  ])('400 for %j', async (query: object, param) => {
    const response = await list(query as Record<string, string>);
    expect(response.statusCode).toBe(400);
    expect(response.json().faults).toMatchObject([{ param }]);
  });

  it('names every status where another was sent', async () => {
    expect((await list({ status: 'lost' })).json().error).toBe(
      'status must be one of queued, sent, failed, bounced, complained, suppressed, test; got "lost".',
    );
  });
});
