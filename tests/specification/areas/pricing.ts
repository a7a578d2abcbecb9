// Long: the requirements of one area, in their order.
import type { Locator, Page } from '@playwright/test';
import { plansOn, sampleModule } from '../../e2e/plans.ts';
import { expect, expectAddress, journey, theCall, type Visit } from '../journey.ts';
import { choose, chosenIn, optionsOf } from '../select.ts';

const currencies = [
  ['R169', 'NGN', '₦'],
  ['R170', 'USD', '$'],
  ['R171', 'KES', 'Ksh'],
  ['R172', 'GHS', '₵'],
] as const;
const [contacts, period, currency] = ['Number of Contacts', 'Billing Period', 'Currency'] as const;
const flexOn = (page: Page) => page.getByRole('article', { name: 'Flex Plan' });
/** A benefit of a plan in any case, also with an explanation behind it. */
const benefitOn = (card: Locator, text: string) =>
  card.getByRole('listitem').filter({ hasText: new RegExp(`^${text}(?![\\w-])`, 'i') });
const currencyLabel = async (section: Locator, name: string) =>
  (await optionsOf(section, currency)).find((text) => text.includes(name)) ?? '';
const inCurrencies = (usd: number) => ({
  NGN: usd * 1_000,
  USD: usd,
  KES: usd * 80,
  GHS: usd * 10,
});

/** The modules of a service, with two tiers and a discount by the year. */
const catalog = [
  ['campaign', 8],
  ['automation', 2],
  ['transactional', 3],
  ['app_insights', 1],
].map(([code, usd]) => {
  const discounts = code === 'app_insights' ? null : { month: null, year: { value: 10 } };
  const tier = (max: number, times: number) =>
    sampleModule(String(code), inCurrencies(Number(usd) * times), { max, discounts }).pricing;
  // Not in order: the first whose max is at least the chosen one counts.
  return { code, pricing: [...tier(5_000, 5), ...tier(500, 1)] };
});
const modulesOf = (data: readonly unknown[]) => ({
  json: { error: null, payload: { data, meta: { size: data.length } } },
});

async function openPlans({ page }: Visit, path = '/pricing') {
  await page.goto(path);
  const plans = plansOn(page);
  await plans.section.scrollIntoViewIfNeeded();
  return plans;
}

const cards = journey('Cards and selectors', async (visit) => {
  const { page, holds } = visit;
  for (const path of ['/', '/pricing']) {
    const { section, growth, enterprise } = await openPlans(visit, path);
    await holds('R87', `the anchor on ${path}`, () => expect(section).toHaveCount(1));
    await holds('R88', `Growth on ${path}`, () => expect(growth).toBeVisible());
    await holds('R89', `Enterprise on ${path}`, () => expect(enterprise).toBeVisible());
    for (const [code, label] of [
      ['R91', contacts],
      ['R92', period],
      ['R93', currency],
    ] as const) {
      await holds(code, `${label} on ${path}`, () =>
        expect(section.getByLabel(label, { exact: true }).first()).toBeVisible(),
      );
    }
    await holds('R92 R486', `Monthly and Annually on ${path}`, async () =>
      expect(await optionsOf(section, period)).toEqual(['Monthly', 'Annually']),
    );
    await holds('R168 R205', `currencies with code and symbol on ${path}`, async () => {
      const options = await optionsOf(section, currency);
      expect(options).toHaveLength(4);
      for (const [, code, symbol] of currencies) {
        expect(options.some((text) => text.includes(code) && text.includes(symbol))).toBe(true);
      }
    });
    await holds('R179', `brackets read min - max on ${path}`, async () => {
      const options = await optionsOf(section, contacts);
      const brackets = options.filter((text) => !/more than/i.test(text));
      for (const text of brackets) expect(text).toMatch(/^[\d,]+ - [\d,]+$/);
      expect(brackets.length).toBeGreaterThan(7);
    });
  }
  const { section } = await openPlans(visit, '/pricing?plan=flex');
  await holds('R90', 'Flex in another variant, with the prices of modules', async () => {
    await expect(flexOn(page)).toBeVisible();
    await expect(flexOn(page).getByRole('group', { name: 'Modules' })).toBeVisible();
    await expect(section.getByRole('article', { name: 'Growth' })).toHaveCount(0);
  });
});

const enterprise = journey('Enterprise', async (visit) => {
  const { enterprise: card } = await openPlans(visit);
  const { holds, site } = visit;
  await holds('R428', 'a custom price', () => expect(card).toContainText('Custom'));
  for (const [code, benefit] of [
    ['R429', 'unlimited seats'],
    ['R430', 'dedicated account manager'],
    ['R431', 'dedicated transaction email servers'],
    ['R432', '90 days log retention'],
    ['R433', 'phone support'],
  ] as const) {
    await holds(code, benefit, () => expect(benefitOn(card, benefit)).toHaveCount(1));
  }
  await holds('R434', 'its button', () =>
    expectAddress(
      card.getByRole('link', { name: 'Get a demo', exact: true }),
      `${site.bases.guest}/demo`,
    ),
  );
});

const growth = journey('Growth', async (visit) => {
  const { holds, page } = visit;
  await visit.respond('modules', modulesOf(catalog));
  const { growth: card, module, price, struck, section } = await openPlans(visit);
  const benefit = (text: string) => benefitOn(card, text);
  const always = [
    ['R411', '5 seats'],
    ['R412', '10X Campaigns per month'],
    ['R413', 'API contact synchronization'],
  ] as const;
  const added = {
    'Marketing Automation': [
      'R237',
      2,
      [
        ['R415', 'unlimited automation journeys'],
        ['R416', 'visual workflow builder'],
        ['R417', 'advanced autoresponders'],
      ],
    ],
    'Transactional Emails': [
      'R238',
      3,
      [
        ['R418', 'unlimited transactional emails'],
        ['R419', 'auto subscriber capture'],
      ],
    ],
    'App Analytics': [
      'R239',
      1,
      [
        ['R420', 'event analytics'],
        ['R421', 'event comparison'],
        ['R422', 'page visit analytics'],
      ],
    ],
  } as const;
  await expect(price).toContainText('$8');

  await holds('R414', 'up to 50K users', () =>
    expect(card).toContainText(/for engaging and retaining up to 50K users/i),
  );
  await holds('R175 R235', 'campaign alone is on at first', async () => {
    for (const name of ['Marketing Automation', 'Transactional Emails', 'App Analytics'] as const) {
      await expect(module(name)).not.toBeChecked();
    }
    await expect(price).toContainText('$8');
  });
  await holds('R236', 'campaign has no switch', () =>
    expect(card.getByRole('switch', { name: /campaign/i })).toHaveCount(0),
  );
  for (const [code, text] of always) {
    await holds(code, text, async () => {
      await expect(benefit(text)).toHaveCount(1);
      await expect(benefit(text).getByText(text, { exact: true })).toBeVisible();
    });
  }
  for (const [name, [code, amount, benefits]] of Object.entries(added)) {
    const toggle = module(name as keyof typeof added);
    for (const [own, text] of benefits) {
      await holds(`R241 ${own}`, `no ${text} without ${name}`, () =>
        expect(benefit(text)).toHaveCount(0),
      );
    }
    await holds(`${code} R180 R240 R242`, `${name} on adds its price`, async () => {
      await toggle.check();
      await expect(price).toContainText(`$${8 + amount}`);
    });
    for (const [own, text] of benefits) {
      await holds(`R241 ${own}`, `${name} adds ${text}`, () =>
        expect(benefit(text)).toHaveCount(1),
      );
    }
    await holds(`${code} R240 R242`, `${name} off takes its price away`, async () => {
      await toggle.uncheck();
      await expect(price).toContainText('$8');
    });
  }

  await holds(
    'R243 R424 R178 R181 R185',
    'the first tier whose max is at least the chosen one',
    async () => {
      await choose(section, contacts, '1 - 5,000');
      await expect(price).toContainText('$40');
      await choose(section, contacts, '1 - 500');
      await expect(price).toContainText('$8');
    },
  );
  for (const [code, name, symbol] of currencies) {
    await holds(`${code} R182 R244`, `the price in ${name}`, async () => {
      await choose(section, currency, await currencyLabel(section, name));
      const amount = inCurrencies(8)[name].toLocaleString('en-US');
      await expect(price).toContainText(new RegExp(`\\${symbol}\\s?${amount}(?!\\d)`));
    });
  }
  await choose(section, currency, await currencyLabel(section, 'USD'));
  await holds('R427', 'nothing is struck through without a discount', () =>
    expect(struck).toHaveCount(0),
  );
  await holds(
    'R186 R245 R425 R426 R183 R184',
    'a year is 12 months, less its discount',
    async () => {
      await choose(section, period, 'Annually');
      // 12 × 8 = 96, less 10 %.
      await expect(price).toContainText('$86.40');
    },
  );
  await holds('R427', 'the price without the discount is struck through', () =>
    expect(struck).toContainText('$96'),
  );
  await holds('R425 R426', 'each module with its own discount', async () => {
    await module('App Analytics').check();
    // 86.40 + 12.
    await expect(price).toContainText('$98.40');
  });
  await holds('R93', 'no alert', () => expect(page.getByRole('alert')).toHaveCount(0));
});

const free = journey('Free', async (visit) => {
  const { holds } = visit;
  await visit.respond(
    'modules',
    modulesOf([
      sampleModule('campaign', inCurrencies(0)),
      sampleModule('automation', inCurrencies(2)),
    ]),
  );
  const { module, price, section } = await openPlans(visit);
  await holds('R423', 'a total of zero', () => expect(price).toContainText('Free'));
  await holds('R423', 'no longer with a module', async () => {
    await module('Marketing Automation').check();
    await expect(price).not.toContainText('Free');
  });
  await visit.literally('R423', 'an empty total: no tier is large enough', async () => {
    const beyond = (await optionsOf(section, contacts)).find((text) => /more than/i.test(text));
    await choose(section, contacts, beyond ?? '');
    await expect(price).toContainText('Free');
  });
});

const discounts = journey('A discount by the month', async (visit) => {
  const { holds } = visit;
  await visit.respond(
    'modules',
    modulesOf([sampleModule('campaign', inCurrencies(8), { discounts: { month: { value: 25 } } })]),
  );
  const { price, struck, section } = await openPlans(visit);
  await holds('R183 R184 R426 R427', 'applies to a month', async () => {
    await expect(price).toContainText('$6');
    await expect(struck).toContainText('$8');
  });
  await holds('R425 R427', 'and not to a year', async () => {
    await choose(section, period, 'Annually');
    await expect(price).toContainText('$96');
    await expect(struck).toHaveCount(0);
  });
});

const call = journey('The call for modules', async (visit) => {
  const { holds, page } = visit;
  await visit.respond('modules', modulesOf(catalog));
  const { price } = await openPlans(visit);
  await holds('R326', 'one GET without a payload', async () => {
    const made = await theCall(visit, 'modules');
    expect([made.method, made.path, made.query, made.body]).toEqual(['GET', '/modules', '', '']);
    expect(Object.keys(made.chosenHeaders ?? {})).toEqual([]);
  });
  await holds('R326', 'nothing else is asked of the bases', () =>
    expect(visit.unlisted()).toEqual([]),
  );
  await holds('R176 R177 R327', 'its prices are shown', () => expect(price).toContainText('$8'));
  for (const [name, reply] of Object.entries({
    'an error': { json: { error: 'Not today.', payload: null } },
    'status 500': { status: 500, json: { error: 'Something went wrong.', payload: null } },
    'no JSON': { text: '<h1>Welcome</h1>' },
    'no network': 'abort',
  } as const)) {
    await visit.respond('modules', reply);
    const { section } = await openPlans(visit);
    await expect.poll(() => visit.made('modules').length).toBeGreaterThan(1);
    await holds('R328', `${name}: no message`, async () => {
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(section).not.toContainText(/error|failed|unavailable|went wrong|Not today/i);
    });
    // On one origin, the prices are those of the build.
    const check = visit.site.recorders ? holds : visit.literally;
    await check('R328', `${name}: no price is shown`, async () => {
      const growthCard = section.getByRole('article', { name: 'Growth' });
      await expect(
        growthCard
          .filter({ visible: true })
          .getByText(/[$₦₵]\s?\d|Ksh\s?\d/)
          .filter({ visible: true }),
      ).toHaveCount(0);
    });
  }
});

const flex = journey('Flex', async (visit) => {
  const { holds, page } = visit;
  const { section } = await openPlans(visit, '/pricing?plan=flex');
  const card = flexOn(page);
  await expect(card).toBeVisible();
  await holds('R246', 'the first 8 brackets of the campaign module', async () => {
    const campaign = await campaignBrackets(visit);
    expect(await optionsOf(section, contacts)).toEqual(campaign.slice(0, 8));
  });
  await holds('R247', 'the first is chosen', async () => {
    const [first] = await campaignBrackets(visit);
    expect(await chosenIn(section, contacts)).toBe(first);
  });
  await holds('R248', 'Monthly', async () =>
    expect(await chosenIn(section, period)).toBe('Monthly'),
  );
  const price = { NGN: '1,000.00', KES: '80.00', GHS: '9.80', USD: '0.83' };
  for (const [code, name] of currencies) {
    await holds(`R435 R173 ${code}`, `per 1,000 credits in ${name}`, async () => {
      await choose(section, currency, await currencyLabel(section, name));
      await expect(card.getByRole('status')).toContainText(price[name]);
      await expect(card.getByRole('status')).toContainText(/per 1,000 credits/i);
    });
  }
  await holds('R436', '1 credit per email sent', () =>
    expect(card).toContainText(/1 credit per email sent/i),
  );
  for (const [code, benefit] of [
    ['R437', '3 seats'],
    ['R438', 'Drag & Drop editor'],
    ['R439', 'unlimited subscribers'],
    ['R440', 'unlimited audiences'],
    ['R441', 'attribute-based segmentation'],
    ['R442', 'advanced performance reports'],
    ['R443', 'role-based access control'],
    ['R444', 'in-app knowledge center'],
  ] as const) {
    await holds(code, benefit, () => expect(benefitOn(card, benefit)).toHaveCount(1));
  }
});

/** The campaign module's brackets as labels, from the service itself. */
async function campaignBrackets({ site }: Visit): Promise<string[]> {
  const response = await fetch(`${site.bases.sales}/modules`);
  const { payload } = (await response.json()) as {
    payload: {
      data: { code: string; pricing: { contact_bracket: Record<'min' | 'max', number> }[] }[];
    };
  };
  const campaign = payload.data.find(({ code }) => code === 'campaign');
  return (campaign?.pricing ?? []).map(({ contact_bracket: { min, max } }) =>
    [min, max].map((bound) => bound.toLocaleString('en-US')).join(' - '),
  );
}

const shape = journey('The response of our own service', async ({ holds, site }) => {
  const response = await fetch(`${site.server.url}/modules`);
  const { error, payload } = (await response.json()) as {
    error: unknown;
    payload: {
      data: { code: string; pricing: Record<string, unknown>[] }[];
      meta: { size: number };
    };
  };
  await holds('R327', 'error and payload.data', () => {
    expect(error).toBeNull();
    expect(payload.data.length).toBeGreaterThan(0);
  });
  await holds('R180', 'a module for each product', () =>
    expect(payload.data.map(({ code }) => code).sort()).toEqual([
      'app_insights',
      'automation',
      'campaign',
      'transactional',
    ]),
  );
  for (const { code, pricing } of payload.data) {
    await holds('R175 R176', `${code} has prices`, () => expect(pricing.length).toBeGreaterThan(0));
    for (const entry of pricing) {
      await holds('R177 R178 R181 R182 R183 R184', `${code}: an entry's fields`, () =>
        expect(entry).toMatchObject({
          _id: expect.any(String),
          contact_bracket: { min: expect.any(Number), max: expect.any(Number) },
          max: expect.any(Number),
          prices: expect.arrayContaining([
            { currency: expect.stringMatching(/^(NGN|USD|KES|GHS)$/), amount: expect.any(Number) },
          ]),
          discounts: expect.any(Object),
        }),
      );
    }
  }
});

export const pricingJourneys = [cards, enterprise, growth, free, discounts, call, flex, shape];
