import { describe, expect, it } from 'vitest';
import { beforeEachKey, headers, test } from '../../app-suite/each-app-for-test.ts';

beforeEachKey();

const [first, second, third] = ['a@shop.example', 'b@shop.example', 'c@shop.example'];

/** How each list is filled, and its filter by address. */
const lists: Record<string, { body(email: string): object; address: string }> = {
  '/v1/contacts': { body: (email) => ({ email }), address: 'email' },
  '/v1/automations': {
    body: (contact_email) => ({ contact_email, event_code: 'paid' }),
    address: 'contact_email',
  },
  '/v1/transactionals': {
    body: (recipient_email) => ({ recipient_email, template_code: 'x', text: 'Hi' }),
    address: 'recipient_email',
  },
};

describe.each(Object.entries(lists))('GET %s', (url, { body, address }) => {
  const list = (query: Record<string, string> | string) =>
    test.app.inject(
      typeof query === 'string' ? { url: `${url}?${query}`, headers } : { url, query, headers },
    );
  const matches = async (query: Record<string, string>) => {
    const { data, meta } = (await list(query)).json().payload;
    return [data.map((row: Record<string, string>) => row[address]), meta.size];
  };
  async function fill() {
    for (const email of [first, second, third]) {
      await test.app.inject({ method: 'POST', url, payload: body(email), headers });
      test.clock.now += 60_000;
    }
  }

  it.each<[query: Record<string, string>, expected: string[]]>([
    [{ created_after: '2026-11-21T00:01:00Z' }, [third, second]],
    [{ created_after: '2026-11-21T00:01:00.001Z' }, [third]],
    [{ created_before: '2026-11-21T00:01:00Z' }, [first]],
    [{ created_before: '2026-11-21T01:01:00+01:00' }, [first]],
    [{ created_after: '2026-11-20T19:01:00-05:00' }, [third, second]],
    [{ created_after: '2026-11-21T00:01:00Z', created_before: '2026-11-21T00:02:00Z' }, [second]],
    [{ created_after: '2026-11-21T00:01:00Z', created_before: '2026-11-21T00:01:00Z' }, []],
    [{ created_after: '1970-01-01T00:00:00Z' }, [third, second, first]],
    [{ created_after: '0001-01-01T00:00:00Z' }, [third, second, first]],
    [{ created_before: '9999-12-31T23:59:59Z' }, [third, second, first]],
    [{ created_after: '9999-12-31T23:59:59Z' }, []],
    [{ created_after: '2026-11-21T00:01:00Z', [address]: 'B@shop.example' }, [second]],
    [{ created_before: '2026-11-21T00:01:00Z', [address]: second }, []],
  ])('200 with what %j matches', async (query, expected) => {
    await fill();
    expect(await matches(query)).toEqual([expected, expected.length]);
  });

  it('pages through what matches', async () => {
    await fill();
    const query = { created_before: '2026-11-21T00:02:00Z', limit: '1' };
    const page = (await list(query)).json().payload;
    expect(page).toMatchObject({ data: [{ [address]: second }], meta: { size: 2 } });
    const next = (await list({ ...query, cursor: page.meta.next_cursor })).json().payload;
    expect(next).toMatchObject({
      data: [{ [address]: first }],
      meta: { size: 2, next_cursor: null },
    });
  });

  it.each([
    'yesterday',
    '2026-11-21',
    '2026-13-01T00:00:00Z',
    '2026-02-29T00:00:00Z',
    '2026-11-21T00:00:00',
    '2026-11-21T25:00:00Z',
    '1764720000',
    '',
  ])('400 for the time %j, in either bound', async (time) => {
    for (const name of ['created_after', 'created_before']) {
      const response = await list({ [name]: time });
      expect(response.statusCode).toBe(400);
      expect(response.json().faults).toMatchObject([
        { param: name, message: expect.stringContaining('ISO 8601') },
      ]);
    }
  });

  it('400 for a + that was not encoded says so', async () => {
    const said = 'got "2026-11-21T00:00:00 01:00". In a URL, write + as %2B.';
    expect((await list({ created_after: '2026-11-21T00:00:00 01:00' })).json().error).toContain(
      said,
    );
    const address = await test.app.inject({
      url: '/v1/contacts?email=ada+x@shop.example',
      headers,
    });
    expect(address.json().error).toContain('got "ada x@shop.example". In a URL, write + as %2B.');
  });

  it('400 for bounds in reverse, compared as times', async () => {
    const response = await list({
      created_after: '2026-11-21T00:00:00Z',
      created_before: '2026-11-21T00:30:00+01:00',
    });
    expect(response.json()).toMatchObject({
      code: 'invalid_request',
      faults: [
        {
          param: 'created_before',
          message: 'created_before must not be earlier than created_after.',
        },
      ],
    });
  });

  it('400 for a bound that is given twice, and a filter that no list has', async () => {
    const time = '2026-11-21T00:00:00Z';
    const twice = await list(`created_after=${time}&created_after=${time}`);
    expect(twice.json().faults).toMatchObject([{ param: 'created_after' }]);
    expect((await list({ updated_after: time })).json().faults).toMatchObject([
      { param: 'updated_after' },
    ]);
  });
});
