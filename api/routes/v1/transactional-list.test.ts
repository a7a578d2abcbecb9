import { describe, expect, it } from 'vitest';
import { headers, test } from '../../app-suite/each-app-for-test.ts';
import { newKey } from '../../app-suite/keys-for-test.ts';
import { beforeEachCall, mail, send } from './transactional-calls-for-test.ts';

beforeEachCall();

describe('the list', () => {
  const list = (query: Record<string, string>, own = headers) =>
    test.app.inject({ url: '/v1/transactionals', query, headers: own });
  const shown = async (query: Record<string, string>, own = headers) => {
    const { data, meta } = (await list(query, own)).json().payload;
    const subjects = data.map(({ subject }: { subject: string }) => subject);
    return { subjects, size: meta.size, next: meta.next_cursor };
  };
  async function made() {
    for (const [subject, more] of [
      ['a', {}],
      ['b', { recipient_email: 'obi@shop.example' }],
      ['c', { template_code: 'other', html: '<p>x</p>' }],
    ] as const) {
      await send({ ...mail, subject, ...more });
      test.clock.now += 60_000;
    }
  }

  it.each<[string, Record<string, string>, string[]]>([
    ['all', {}, ['c', 'b', 'a']],
    ['a recipient', { recipient_email: 'ADA@shop.example' }, ['c', 'a']],
    ['a template', { template_code: 'welcome' }, ['b', 'a']],
    ['a status', { status: 'queued' }, ['c', 'b', 'a']],
    ['another status', { status: 'bounced' }, []],
    ['a beginning', { created_after: '2026-11-21T00:01:00Z' }, ['c', 'b']],
    ['an end', { created_before: '2026-11-21T01:01:00+01:00' }, ['a']],
    [
      'several at once',
      { recipient_email: 'ada@shop.example', template_code: 'welcome', status: 'queued' },
      ['a'],
    ],
  ])('of %s', async (_name, query, subjects) => {
    await made();
    expect(await shown(query)).toEqual({ subjects, size: subjects.length, next: null });
  });

  it('goes page by page, and holds the log of each mail', async () => {
    await made();
    const first = await shown({ limit: '2' });
    expect(first).toMatchObject({ subjects: ['c', 'b'], size: 3, next: expect.any(String) });
    const rest = await shown({ limit: '2', cursor: first.next });
    expect(rest).toEqual({ subjects: ['a'], size: 3, next: null });
    const { data } = (await list({ limit: '1' })).json().payload;
    const attempt = { id: '1', at: 0, outcome: 'sent', reply: '250' } as const;
    await test.store.noteDelivery(data[0].id, attempt, 'sent');
    const report = { id: '2', kind: 'bounced', at: 1, reply: '550' } as const;
    await test.store.noteFeedback(data[0].id, report);
    expect((await list({ status: 'bounced' })).json().payload.data).toMatchObject([
      { status: 'bounced', attempts: [{ outcome: 'sent' }, { outcome: 'bounced' }] },
    ]);
    expect((await shown({ status: 'sent' })).size).toBe(0);
  });

  it('shows a test key its own mails alone', async () => {
    await made();
    const { headers: testing } = await newKey(test, { isTest: true });
    await send({ ...mail, subject: 'tested' }, testing);
    expect((await shown({}, testing)).subjects).toEqual(['tested']);
    expect((await shown({})).size).toBe(3);
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
