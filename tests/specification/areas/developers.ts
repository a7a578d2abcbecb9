// Long: the requirements of one area, in their order.
import type { Page } from '@playwright/test';
import { runOps } from '../../e2e/run-ops.ts';
import { addressOf, expect, expectAddress, journey, type Visit } from '../journey.ts';
import { textOf } from './frame.ts';

const tree = (page: Page) => page.getByRole('navigation', { name: 'Documentation' });
const groupOf = (page: Page, name: string) =>
  tree(page).locator('details').filter({ hasText: name });
const isOpen = (page: Page, name: string) =>
  groupOf(page, name)
    .first()
    .evaluate((details) => 'open' in details && details.open);

const guides = '/developers/guides';
const reference = '/developers/reference';

const header = journey('Header and layout', async ({ page, holds, site }) => {
  await page.goto(`${reference}/contacts`);
  const banner = page.getByRole('banner');
  await holds('R147', 'Log In', () =>
    expectAddress(banner.getByRole('link', { name: 'Log In' }), `${site.bases.app}/login`),
  );
  await holds('R148', 'Sign Up', async () => {
    const href = await addressOf(banner.getByRole('link', { name: 'Sign Up' }));
    expect(href.split('?')[0]).toBe(`${site.bases.app}/register`);
  });
  await holds('R149', 'the tree is left of the content', async () => {
    const [left, content] = [
      await tree(page).boundingBox(),
      await page.getByRole('main').boundingBox(),
    ];
    expect(left?.width).toBeGreaterThan(0);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);
  });
  for (const [code, name, path] of [
    ['R153', 'Get Started', `${reference}/get-started`],
    ['R154', 'Automations', `${reference}/automations`],
    ['R155', 'Contacts', `${reference}/contacts`],
    ['R156', 'Transactional emails', `${reference}/transactionals`],
  ] as const) {
    await holds(`${code} R152`, `API Reference has ${name}`, () =>
      expect(
        groupOf(page, 'API Reference').getByRole('link', { name, exact: true }).first(),
      ).toHaveAttribute('href', path),
    );
  }
  await page.goto(`${guides}/webpush`);
  await holds('R150 R151', 'Guides has web push', () =>
    expect(
      groupOf(page, 'Guides')
        .getByRole('link', { name: /web push/i })
        .first(),
    ).toHaveAttribute('href', `${guides}/webpush`),
  );
});

const paths = journey('Paths', async ({ page, holds, literally }) => {
  const push = 'Web Push Notification Setup';
  const start = /get started/i;
  for (const [codes, path, title] of [
    ['R157', `${guides}/webpush`, push],
    ['R157', `${guides}/webpush/`, push],
    ['R157', `${guides}/webpush/more`, push],
    ['R158', `${reference}/automations`, 'Automations'],
    ['R158', `${reference}/automations/more`, 'Automations'],
    ['R159', `${reference}/contacts`, 'Contacts'],
    ['R159', `${reference}/contacts/a/b`, 'Contacts'],
    ['R160', `${reference}/get-started`, start],
    ['R160', `${reference}/get-started/more`, start],
    ['R161', `${reference}/transactionals`, 'Transactional emails'],
    ['R161', `${reference}/transactionals/more`, 'Transactional emails'],
    ['R150 R162', guides, start],
    ['R152 R162', reference, start],
    ['R162', '/developers', start],
    ['R162', '/developers/no/such-page', start],
    ['R162', `${guides}/no-such-guide`, start],
    ['R162', `${reference}/no-such-page`, start],
    ['R162', '/developers/v1.2', start],
  ] as const) {
    await holds(codes, `${path} shows ${title}`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
  for (const [path, group, open] of [
    [`${guides}/webpush`, 'Guides', true],
    [`${guides}/webpush`, 'API Reference', false],
    [`${reference}/contacts`, 'API Reference', true],
    [`${reference}/contacts`, 'Guides', false],
    [guides, 'Guides', true],
    [reference, 'API Reference', true],
  ] as const) {
    await holds('R163 R280', `on ${path}, ${group} is ${open ? 'open' : 'closed'}`, async () => {
      await page.goto(path);
      expect(await isOpen(page, group)).toBe(open);
    });
  }
  await literally('R163 R280', 'on /developers, no group is open', async () => {
    await page.goto('/developers');
    expect(await isOpen(page, 'Guides')).toBe(false);
    expect(await isOpen(page, 'API Reference')).toBe(false);
  });
  for (const path of ['/developers/logo.png', `${guides}/errors`]) {
    await literally('R162', `${path} shows Get Started`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(start, { timeout: 2_000 });
    });
  }
  for (const path of [`${guides}/webpush`, `${reference}/contacts`, `${reference}/get-started`]) {
    await holds('R164', `the leaf of ${path} is highlighted`, async () => {
      await page.goto(path);
      const current = tree(page).locator('[aria-current="page"]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', path);
      const other = tree(page).getByRole('link').and(page.locator(':not([aria-current])')).first();
      const styleOf = (name: 'backgroundColor' | 'color') =>
        Promise.all(
          [current, other].map((link) =>
            link.evaluate((element, name) => getComputedStyle(element)[name], name),
          ),
        );
      const [colors, grounds] = [await styleOf('color'), await styleOf('backgroundColor')];
      expect(colors[0] !== colors[1] || grounds[0] !== grounds[1]).toBe(true);
    });
  }
});

const samples = journey('Samples', async ({ page, holds }) => {
  for (const name of ['contacts', 'automations', 'transactionals', 'get-started']) {
    await page.goto(`${reference}/${name}`);
    const languages = page.getByRole('group', { name: /^Language/ });
    for (const group of await languages.all()) {
      await holds('R165', `the tabs on ${name}`, async () =>
        expect(await group.locator('label').allTextContents()).toEqual([
          'HTTP',
          'Node.js',
          'Python',
          'PHP',
        ]),
      );
      await holds('R166', `HTTP is first and active on ${name}`, () =>
        expect(group.getByRole('radio').first()).toBeChecked(),
      );
    }
  }
  await page.goto(`${reference}/contacts`);
  const first = page.getByRole('group', { name: /^Language/ }).first();
  const figure = first.locator('xpath=ancestor::figure[1]');
  for (const [name, code] of [
    ['HTTP', 'HTTP/1.1'],
    ['Node.js', 'fetch('],
    ['Python', 'requests'],
    ['PHP', 'curl_'],
  ] as const) {
    await holds('R165', `a tab shows ${name}`, async () => {
      await first.getByRole('radio', { name, exact: true }).check();
      await expect(
        figure.getByRole('group').filter({ hasText: code, visible: true }).last(),
      ).toBeVisible();
    });
  }
});

type Field = readonly [codes: string, id: string, facts: RegExp | null, about: RegExp | null];

const documented: Readonly<Record<string, readonly Field[]>> = {
  automations: [
    ['R206 R353', 'recordEvent.event_code', /string/, /different code|kind of event/i],
    ['R207 R353', 'recordEvent.context', /object/, null],
    ['R208 R353', 'recordEvent.contact_email', /string.*required/, null],
  ],
  contacts: [
    ['R209 R354', 'saveContact.email', /string.*required/, null],
    ['R210 R354', 'saveContact.firstname', /string/, null],
    ['R210 R354', 'saveContact.lastname', /string/, null],
    ['R211 R315 R354', 'saveContact.gender', /male.*female/, null],
    ['R212 R314 R354', 'saveContact.date_of_birth', null, /mm-dd-YYYY/],
    ['R213 R354', 'saveContact.phone_number', null, /country/i],
    ['R214 R354', 'saveContact.address', /object/, null],
    ['R214 R354', 'saveContact.address.street', /string/, null],
    ['R214 R354', 'saveContact.address.state', /string/, null],
    ['R214 R354', 'saveContact.address.country', /string/, /NG/],
    ['R215 R354', 'saveContact.extra_data', /object/, null],
  ],
  transactionals: [
    ['R216 R355', 'sendTransactional.template_code', /string.*required/, null],
    ['R217 R355', 'sendTransactional.recipient_email', /string.*required/, null],
    ['R218 R355', 'sendTransactional.bcc', /string/, null],
    ['R219 R355', 'sendTransactional.html', /string/, /instead of the template/i],
    ['R220 R355', 'sendTransactional.data', /object/, /@name|@firstname/],
    ['R221 R355', 'sendTransactional.attachments', /array/, null],
    ['R221 R355', 'sendTransactional.attachments.filename', /string/, null],
    ['R222 R355', 'sendTransactional.attachments.path', /string/, /URL/],
    ['R223 R312 R355 R485', 'sendTransactional.attachments.content', /string/, /base64.*1 ?MB/i],
    ['R224 R355', 'sendTransactional.attachments.contentType', /application\/pdf/, null],
    ['R225 R355', 'sendTransactional.attachments.encoding', /base64/, null],
  ],
};

const fields = journey('Fields', async ({ page, holds }) => {
  for (const [name, list] of Object.entries(documented)) {
    await page.goto(`${reference}/${name}`);
    await holds('R353 R354 R355 R356', `${name} is documented under /v1`, () =>
      expect(page.getByRole('main')).toContainText(`/v1/${name}`),
    );
    for (const [codes, id, facts, about] of list) {
      await holds(codes, `${id} is documented`, async () => {
        const term = page.locator(`[id="${id}"]`);
        await expect(term).toHaveCount(1);
        if (facts) await expect(term).toHaveText(facts);
        const definition = term.locator('xpath=following-sibling::dd[1]');
        if (about) await expect(definition).toHaveText(about);
      });
    }
  }
});

const statements = journey('Statements', async (visit) => {
  const { holds } = visit;
  const start = await textOf(visit, `${reference}/get-started`);
  const authentication = await textOf(visit, `${guides}/authentication`);
  const errors = await textOf(visit, `${guides}/errors`);
  const all = `${start} ${authentication}`;
  for (const [codes, text, words] of [
    ['R226 R227 R228 R229', start, /error[\s\S]*payload\.data[\s\S]*payload\.meta\.size/],
    ['R318', start, /API key as a Bearer token/],
    ['R319', all, /elevated privileges/],
    ['R319', all, /secret/],
    ['R320', all, /Settings > Developers/],
    ['R320', all, /account user/],
    ['R312 R485', start, /attachment[\s\S]{0,60}at most 1 ?MB/i],
    ['R313', start, /should not share an event_code/],
    ['R314', start, /mm-dd-YYYY/],
    ['R315', start, /gender is male or female/],
    ['R377', start, /200\s*OK/],
    ['R378', errors, /400 Bad Request/],
    ['R379', errors, /403 Unauthorized/],
    ['R380', errors, /404 Not Found/],
    ['R381', errors, /500/],
  ] as const) {
    await holds(codes, `the documentation says ${words}`, () => expect(text).toMatch(words));
  }
});

/** The documented API, on our own server in both set-ups. */
const api = journey('The documented API', async (visit) => {
  const { holds, site } = visit;
  const key = await newKey(visit);
  const call = async (method: string, path: string, body?: unknown, token: string | null = key) => {
    const response = await fetch(site.server.url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = (await response.json()) as {
      error: unknown;
      payload: { data?: unknown; meta?: { size?: unknown } } | null;
    };
    return { status: response.status, ...json };
  };
  const contact = {
    email: 'ada@shop.example',
    firstname: 'Ada',
    lastname: 'Obi',
    gender: 'female',
    date_of_birth: '12-31-1990',
    phone_number: '+234 803 000 0000',
    address: { street: '4 Baobab Close', state: 'Lagos', country: 'NG' },
    extra_data: { plan: 'growth' },
  };
  const pdf = Buffer.from('%PDF-1.4').toString('base64');
  const mail = {
    template_code: 'welcome',
    recipient_email: 'ada@shop.example',
    bcc: 'copy@shop.example',
    html: '<title>Welcome</title><p>Hello @firstname</p>',
    data: { firstname: 'Ada' },
    attachments: [
      { filename: 'a.pdf', content: pdf, contentType: 'application/pdf', encoding: 'base64' },
      { filename: 'b.pdf', path: 'https://shop.example/b.pdf', contentType: 'application/pdf' },
    ],
  };
  const event = {
    event_code: 'order_placed',
    contact_email: 'ada@shop.example',
    context: { total: 12_500 },
  };
  for (const [codes, path, body] of [
    ['R209 R210 R211 R212 R213 R214 R215 R354 R377', '/v1/contacts', contact],
    ['R206 R207 R208 R353 R377', '/v1/automations', event],
    ['R216 R217 R218 R219 R220 R221 R222 R223 R224 R225 R355 R377', '/v1/transactionals', mail],
  ] as const) {
    await holds(`${codes} R226 R227 R228`, `${path} takes the documented fields`, async () => {
      const { status, error, payload } = await call('POST', path, body);
      expect([status, error]).toEqual([200, null]);
      expect(payload).toMatchObject({ data: expect.any(Object) });
    });
  }
  await holds('R228 R229', 'a list has its size', async () => {
    const { payload } = await call('GET', '/v1/contacts');
    expect(payload).toMatchObject({ data: expect.any(Array), meta: { size: 1 } });
  });
  for (const [codes, path, body] of [
    ['R209 R378', '/v1/contacts', { firstname: 'Ada' }],
    ['R211', '/v1/contacts', { ...contact, gender: 'other' }],
    ['R212', '/v1/contacts', { ...contact, date_of_birth: '1990-12-31' }],
    ['R208 R378', '/v1/automations', { event_code: 'a' }],
    ['R216 R378', '/v1/transactionals', { recipient_email: 'ada@shop.example' }],
    ['R217 R378', '/v1/transactionals', { template_code: 'welcome' }],
    [
      'R312 R485',
      '/v1/transactionals',
      {
        ...mail,
        attachments: [
          { ...mail.attachments[0], content: Buffer.alloc(1_048_577, 37).toString('base64') },
        ],
      },
    ],
    [
      'R224',
      '/v1/transactionals',
      { ...mail, attachments: [{ ...mail.attachments[0], contentType: 'image/png' }] },
    ],
  ] as const) {
    await holds(codes, `${path} rejects ${JSON.stringify(body).slice(0, 60)}`, async () => {
      const { status, error, payload } = await call('POST', path, body);
      expect([status, typeof error, payload]).toEqual([400, 'string', null]);
    });
  }
  for (const [name, token] of [
    ['a wrong key', 'wrong'],
    ['no key', null],
  ] as const) {
    await holds('R318 R379', `${name}: 403 Unauthorized`, async () => {
      const { status, error, payload } = await call('POST', '/v1/contacts', contact, token);
      expect([status, error, payload]).toEqual([403, 'Unauthorized', null]);
    });
  }
  await holds('R380', '404 for what does not exist', async () => {
    const { status, error } = await call(
      'GET',
      '/v1/contacts/019a9f3e-7c00-7a10-8f3b-2d6f0c9b1e55',
    );
    expect([status, typeof error]).toEqual([404, 'string']);
  });
  await holds('R357', 'the path with a typo names the right one', async () => {
    const { status, error } = await call('POST', '/v1/automationsr', event);
    expect([status, error]).toEqual([404, expect.stringContaining('/v1/automations')]);
  });
  await visit.literally('R357', 'a sample has it', async () => {
    expect(await textOf(visit, `${reference}/automations`)).toContain('automationsr');
  });
});

/** A key that sends nothing. */
async function newKey({ site }: Visit): Promise<string> {
  const printed = await runOps(site.server, 'keys', 'create', '--test', '--label', 'Requirements');
  return printed.trim();
}

export const developerJourneys = [header, paths, samples, fields, statements, api];
