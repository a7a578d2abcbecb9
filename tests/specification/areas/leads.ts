// Long: the requirements of one area, in their order.
import type { Page } from '@playwright/test';
import {
  type FormKind,
  forms,
  leadFormOn,
  metadataOf,
  textsOf,
  visitLeadForm,
} from '../../e2e/lead-form.ts';
import { uniqueEmail } from '../../e2e/rows.ts';
import { expect, expectAddress, expectOnly, journey, theCall, type Visit } from '../journey.ts';
import { choose, optionsOf } from '../select.ts';

const failed = 'An error occurred. Please try again.';
const users = 'Number of users';
const budget = 'Annual email marketing budget';

const choices = {
  demo: [
    [
      users,
      'subscribers',
      [
        ['R454', 'Less than 100K', '0:100K'],
        ['R455', '100K - 250K', null],
        ['R456', '250K-500K', null],
        ['R457', '500K - 1M', null],
        ['R458', '1M - 5M', null],
        ['R459', 'Greater than 5M', '5M+'],
      ],
    ],
  ],
  startup: [
    [
      users,
      'subscribers',
      [
        ['R460', '10K - 50K', '10:50K'],
        ['R461', '50K - 100K', null],
      ],
    ],
    [
      budget,
      'budget',
      [
        ['R462', '$1,000 - $5,000', '1K:5K'],
        ['R463', '$5,000 - $10,000', '5K:10K'],
      ],
    ],
  ],
} as const;

/** What differs between the two forms. */
const kinds = {
  demo: {
    call: 'demos',
    required: 'R290',
    disabled: 'R263 R291 R292',
    success: 'R265 R367',
    cleared: 'R264',
    failure: 'R266 R366',
    kept: 'R267',
    sent: 'R191 R338 R339',
    reply: 'R340',
    thrown: 'R368',
  },
  startup: {
    call: 'leads',
    required: 'R294',
    disabled: 'R295',
    success: 'R268 R369',
    cleared: 'R268',
    failure: 'R269 R370',
    kept: 'R269',
    sent: 'R192 R193 R194 R195 R341 R342',
    reply: 'R344',
    thrown: 'R370',
  },
} as const;

/** Fills in everything, the first option of each select by default. @returns the metadata */
async function fillIn(page: Page, kind: FormKind, email = uniqueEmail(), option = 0) {
  const { form, field } = leadFormOn(page, kind);
  const metadata: Record<string, string | undefined> = { type: kind, ...metadataOf(kind, email) };
  for (const [label, text] of Object.entries(textsOf(kind, email))) await field(label).fill(text);
  for (const [label, name, options] of choices[kind]) {
    const [, shown, value] = options[option] ?? options[0];
    await choose(form, label, shown);
    metadata[name] = value ?? undefined;
  }
  return metadata;
}

async function expectFilled(page: Page, kind: FormKind, isFilled: boolean) {
  const { field } = leadFormOn(page, kind);
  for (const label of Object.keys(forms[kind].texts)) {
    await expect(field(label)).toHaveValue(isFilled ? /\S/ : '');
  }
}

const journeysOf = (kind: FormKind) => {
  const { call, ...codes } = kinds[kind];
  const title = forms[kind].name;

  const required = journey(`${title}: required fields`, async ({ page, holds, made }) => {
    const lead = await visitLeadForm(page, kind);
    await holds(codes.disabled, 'the empty form cannot be sent', () =>
      expect(lead.submit).toBeDisabled(),
    );
    await fillIn(page, kind);
    await holds(codes.disabled, 'the full form can', () => expect(lead.submit).toBeEnabled());
    for (const label of Object.keys(forms[kind].texts)) {
      await holds(`${codes.required} ${codes.disabled}`, `not without ${label}`, async () => {
        const text = await lead.field(label).inputValue();
        await lead.field(label).fill('');
        await expect(lead.submit).toBeDisabled();
        await lead.field(label).press('Enter');
        await lead.field(label).fill(text);
        await expect(lead.submit).toBeEnabled();
      });
    }
    await holds(codes.disabled, 'nothing was sent', () => expect(made(call)).toEqual([]));
  });

  // In a profile of its own each: the tab keeps what was typed.
  const ranges = choices[kind].map(([label]) =>
    journey(`${title}: without ${label}`, async ({ page, holds }) => {
      const lead = await visitLeadForm(page, kind);
      for (const [name, text] of Object.entries(textsOf(kind, uniqueEmail()))) {
        await lead.field(name).fill(text);
      }
      for (const [other, , [[, shown]]] of choices[kind]) {
        if (other !== label) await choose(lead.form, other, shown);
      }
      await holds(`${codes.required} ${codes.disabled}`, 'it cannot be sent', () =>
        expect(lead.submit).toBeDisabled(),
      );
    }),
  );

  const formats = journey(`${title}: no formats`, async (visit) => {
    const { page, holds } = visit;
    const lead = await visitLeadForm(page, kind);
    await fillIn(page, kind, 'not an address');
    await lead.field('Phone number').fill('ring twice');
    await holds('R293', 'any email and phone can be sent', async () => {
      await lead.submit.click();
      const { body } = await theCall(visit, call);
      expect(JSON.parse(body)).toMatchObject({
        metadata: { email: 'not an address', phone_number: 'ring twice' },
      });
    });
  });

  const options = journey(`${title}: ranges`, async (visit) => {
    const { page, holds } = visit;
    for (const [label, name, all] of choices[kind]) {
      const lead = await visitLeadForm(page, kind);
      await holds(all.map(([code]) => code).join(' '), `${label} offers these`, async () =>
        expect(await optionsOf(lead.form, label)).toEqual(
          expect.arrayContaining(all.map(([, shown]) => shown)),
        ),
      );
      for (const [code, shown, value] of all) {
        await visitLeadForm(page, kind);
        await fillIn(page, kind);
        await choose(lead.form, label, shown);
        const before = visit.made(call).length;
        await lead.submit.click();
        await holds(code, `${shown} is sent${value ? ` as ${value}` : ''}`, async () => {
          await expect.poll(() => visit.made(call).length).toBe(before + 1);
          const { metadata } = JSON.parse(visit.made(call).at(-1)?.body ?? '{}') as {
            metadata: Record<string, string>;
          };
          if (value) expect(metadata[name]).toBe(value);
          else expect(metadata[name]).toMatch(/\S/);
        });
        // A form that is left while it is sent shows its letter when the visitor is back.
        await expect(lead.success).toBeVisible();
      }
    }
  });

  const success = journey(`${title}: success`, async (visit) => {
    const { page, holds, site } = visit;
    const lead = await visitLeadForm(page, kind);
    const metadata = await fillIn(page, kind);
    await lead.submit.click();
    await holds(codes.success, 'the notice', () =>
      expect(lead.success).toContainText(forms[kind].success),
    );
    await holds(codes.reply, 'a truthy payload is a success', () =>
      expect(lead.alert).toHaveCount(0),
    );
    await holds(codes.cleared, 'the form is cleared', () => expectFilled(page, kind, false));
    await holds(codes.sent, 'type and metadata, and nothing else', async () => {
      const made = await theCall(visit, call);
      const { type, metadata: sent, ...rest } = JSON.parse(made.body) as Record<string, unknown>;
      expect(type).toBe(kind);
      expect(sent).toEqual(metadata);
      if (site.recorders) expect(rest).toEqual({});
    });
    await holds(codes.sent, 'a call of the specification', async () => {
      const made = await theCall(visit, call);
      expectOnly(made, { method: 'POST' });
      expect(made.query).toBe('');
      if (site.recorders) expect(made.base).toBe(kind === 'demo' ? 'users' : 'sales');
      if (kind === 'demo') expect(made.path).toBe('/demos');
      expect(visit.unlisted()).toEqual([]);
    });
  });

  const failure = journey(`${title}: failure`, async (visit) => {
    const { page, holds } = visit;
    const lead = await visitLeadForm(page, kind);
    await fillIn(page, kind);
    for (const [name, reply, own] of [
      ['no payload', { json: { error: null, payload: null } }, `${codes.failure} ${codes.reply}`],
      ['an error', { json: { error: 'No.', payload: null } }, codes.failure],
      ['status 500', { status: 500, text: '' }, codes.thrown],
      ['no network', 'abort', codes.thrown],
    ] as const) {
      await visit.respond(call, reply);
      await lead.submit.click();
      await holds(own, `${name}: the notice`, () => expect(lead.alert).toContainText(failed));
      await holds(codes.kept, `${name}: fields are kept`, () => expectFilled(page, kind, true));
      await lead.dismiss.click();
    }
    await visit.respond(call, null);
    await lead.submit.click();
    await holds(codes.success, 'and it can be sent again', () =>
      expect(lead.success).toContainText(forms[kind].success),
    );
  });
  return [required, ...ranges, formats, options, success, failure];
};

/** The list in the forms, as section 5 describes selects. */
const lists = journey('The selects of the forms', async ({ page, holds }) => {
  const { form } = await visitLeadForm(page, 'demo');
  const label = form.getByText(users, { exact: true }).first();
  await holds('R301', 'a required select has an asterisk', async () => {
    const texts = await label.evaluate((element) =>
      ['::before', '::after'].map(
        (pseudo) => getComputedStyle(element, pseudo as '::after').content,
      ),
    );
    const text = (await label.textContent()) ?? '';
    expect(`${text}${texts.join('')}`).toContain('*');
  });
  const box = form.getByRole('combobox', { name: users });
  await box.hover();
  await holds('R304 R305 R306', 'a list takes the place of the native control', () =>
    expect(box).toHaveAttribute('aria-haspopup', 'listbox'),
  );
  for (const [codes, typed, expected] of [
    ['R306', '250', ['100K - 250K', '250K-500K']],
    ['R304', 'LESS', ['Less than 100K']],
    ['R305 R304', 'gréater', ['Greater than 5M']],
  ] as const) {
    await holds(codes, `"${typed}" finds ${expected.join(', ')}`, async () => {
      await box.fill(typed, { timeout: 5_000 });
      const options = page.getByRole('listbox').getByRole('option').filter({ visible: true });
      await expect(options).toHaveText([...expected]);
    });
  }
  await holds('R372', "nothing found: 'No options'", async () => {
    await box.fill('zzz', { timeout: 5_000 });
    await expect(page.getByText('No options').filter({ visible: true })).toBeVisible();
  });
});

const demoPage = journey('Demo page', async (visit) => {
  const { page, holds } = visit;
  await page.goto('/demo');
  const main = page.getByRole('main');
  await holds('R107', 'the heading', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule a Demo'),
  );
  await holds('R107', 'the title', () => expect(page).toHaveTitle(/demo/i));
  await holds('R110', 'the form', () => expect(leadFormOn(page, 'demo').form).toBeVisible());
  await holds('R111', 'the benefits', () =>
    expect(main.getByRole('list').filter({ hasText: 'campaign' }).first()).toBeVisible(),
  );
  await holds('R112', 'the partners', () =>
    expect(main.locator('[aria-roledescription="carousel"]')).toHaveCount(1),
  );
  await holds('R113', 'a testimonial', () =>
    expect(main.getByRole('blockquote').filter({ visible: true })).toHaveCount(1),
  );
  await holds('R474', '30 minutes', () => expect(main).toContainText(/30-minute|30 minutes/));
  const news = main
    .getByRole('heading', { name: 'In The News', exact: true })
    .locator('xpath=ancestor::section[1]');
  await holds('R114', "'In The News'", () => expect(news).toBeVisible());
  const articles = news.getByRole('listitem');
  await holds('R115', 'three articles', () => expect(articles).toHaveCount(3));
  for (const index of [0, 1, 2]) {
    await holds('R116', `article ${index + 1}`, async () => {
      await expect(articles.nth(index).locator('img, svg').first()).toBeVisible();
      const link = articles.nth(index).getByRole('link').first();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:/);
    });
  }
  await header(visit, '/demo', 'R108', 'R109');
});

async function header({ page, holds, site }: Visit, path: string, home: string, login: string) {
  const banner = page.getByRole('banner');
  await holds(login, `Log In of ${path}`, () =>
    expectAddress(banner.getByRole('link', { name: 'Log In' }), `${site.bases.app}/login`),
  );
  if (!home) return;
  await holds(home, `the logo of ${path} leads home`, async () => {
    await banner
      .getByRole('link')
      .filter({ hasNotText: /Skip|Log In/ })
      .first()
      .click();
    await page.waitForURL(`${site.url}/`);
  });
}

const startupPage = journey('Startup page', async (visit) => {
  const { page, holds } = visit;
  await page.goto('/startup');
  const main = page.getByRole('main');
  await holds('R117', 'the headline', () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Start accelerating your growth today',
    ),
  );
  await header(visit, '/startup', '', 'R118');
  await holds('R119', 'the form', () => expect(leadFormOn(page, 'startup').form).toBeVisible());
  await holds('R120', 'the tools', () =>
    expect(main.getByRole('list').filter({ hasText: 'Broadcast Messaging' })).toBeVisible(),
  );
  await holds('R122', 'the partners', () =>
    expect(main.locator('[aria-roledescription="carousel"]')).toHaveCount(1),
  );
  const eligibility = main.getByRole('list').filter({ hasText: '10K-100K users' });
  await holds('R121', 'who is eligible', () =>
    expect(eligibility.getByRole('listitem')).toHaveCount(4),
  );
  for (const [code, text] of [
    ['R123', /10K-100K users/],
    ['R124', /under 5 years old/i],
    ['R125', /bootstrapped or raised under \$500,000/i],
    ['R126', /user-based application/i],
  ] as const) {
    await holds(code, `${text}`, () =>
      expect(eligibility.getByRole('listitem').filter({ hasText: text })).toHaveCount(1),
    );
  }
});

export const leadJourneys = [
  demoPage,
  ...journeysOf('demo'),
  startupPage,
  ...journeysOf('startup'),
  lists,
];
