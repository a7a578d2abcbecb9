// Long: the states of one page.
import { expectAccessibleInAllThemes } from '../axe.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { plansOn, visitPlans } from '../plans.ts';

const moduleNames = ['Marketing Automation', 'Transactional Emails', 'App Analytics'] as const;

const volumesOn = (page: Page) =>
  page.getByRole('table', { name: 'What 1,000 emails cost on Flex' });

test.describe('Flex', () => {
  test('R247-R248, R90, R436-R444, B18 starts with the first bracket, monthly, the first volume rate and its benefits', async ({
    page,
  }) => {
    await page.goto('/pricing?contacts=50000&plan=flex');
    const { contacts, currency, emails, module, period } = plansOn(page);
    const flex = page.getByRole('article', { name: 'Flex Plan' });
    await expect(flex.getByRole('status')).toContainText('$0.83');
    await expect(flex.getByRole('status')).toContainText(
      'per 1,000 credits · 1 credit per email sent',
    );
    // Flex does not offer the bracket in the address.
    await expect(contacts).toHaveValue('500');
    await expect(period).toHaveValue('month');
    for (const benefit of [
      '3 seats',
      'Drag & Drop editor',
      'Unlimited subscribers',
      'Unlimited audiences',
      'Attribute-based segmentation',
      'Advanced performance reports',
      'Role-based access control',
      'In-app knowledge center',
    ]) {
      await expect(flex.getByRole('listitem').filter({ hasText: benefit })).toBeVisible();
    }

    const receipt = flex.getByRole('figure', { name: 'Receipt' });
    const total = receipt.getByRole('strong');
    await test.step('modules are priced by the bracket, except campaigns', async () => {
      for (const place of [flex.getByRole('group', { name: 'Modules' }), receipt]) {
        await expect(place.getByText('$8.30').first()).toBeVisible();
        await expect(place).not.toContainText('$3.75');
      }
      for (const [volume, price] of [
        ['100,000', '$83'],
        ['500,000', '$361.50'],
        ['5,000,000', '$2,700'],
      ] as const) {
        await emails.selectOption(volume);
        await expect(total).toHaveText(price);
      }
      await emails.selectOption('500,000');
      await module('Marketing Automation').check();
      await expect(receipt.getByText('$1.25')).toBeVisible();
      await expect(total).toHaveText('$362.75');
    });
    for (const [code, price] of [
      ['KES', 'Ksh 80.00'],
      ['GHS', '₵9.80'],
      ['NGN', '₦1,000.00'],
    ] as const) {
      await currency.selectOption(code);
      await expect(flex.getByRole('status')).toContainText(price);
    }
    await expect(receipt).toContainText('₦437,500');
  });

  test('R246 offers the first 8 brackets only, Growth all of them, and the plan survives a reload', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const { contacts } = plansOn(page);
    const flex = page.getByRole('radio', { name: /^Flex/ });
    await flex.check();
    await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
    await expect(contacts.getByRole('option')).toHaveCount(8);
    await expect(page).toHaveURL(/plan=flex/);
    await page.reload();
    await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
    await expect(flex).toBeChecked();
    await page.getByRole('radio', { name: /^Growth/ }).check();
    await expect(contacts.getByRole('option')).toHaveCount(11);
  });
});

test('the estimate can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pricing');
  await plansOn(page).period.selectOption('year');
  await page.getByRole('button', { name: 'Copy link to this estimate' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('period=year');
  await expect(page).toHaveURL(copied);
});

test('a press that lasts while the prices load copies what was chosen before', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { requested, release } = await delayRequests(page, /\/Plans\.[^/]+\.js$/);
  await page.goto('/pricing');
  await plansOn(page).period.selectOption('year');
  await requested;
  await page.getByRole('button', { name: 'Copy link to this estimate' }).hover();
  await page.mouse.down();
  release();
  await page.locator('astro-island[component-url*="/Plans."]:not([ssr])').waitFor();
  await page.mouse.up();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('period=year');
});

test('a press before the prices have loaded copies once they have', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { requested, release } = await delayRequests(page, /\/Plans\.[^/]+\.js$/);
  await page.goto('/pricing');
  await plansOn(page).period.selectOption('year');
  await requested;
  await page.getByRole('button', { name: 'Copy link to this estimate' }).click();
  await expect(page.getByText('Link copied.')).toBeHidden();
  release();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('period=year');
});

test('without clipboard access, the link is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/pricing');
  await plansOn(page).period.selectOption('year');
  await expect(page).toHaveURL(/period=year/);
  await page.getByRole('button', { name: 'Copy link to this estimate' }).click();
  await expect(page.getByText(`Please copy it from here: ${page.url()}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('B16 the comparison marks what each card names, and Flex at volume is in dollars, without the irregular rate', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const table = page.getByRole('table', { name: 'The plans, side by side' });
    for (const row of [
      'Price From $3.75 a month for up to 500 contacts $0.83 per 1,000 credits Custom',
      'List size Up to 50K users Unlimited subscribers Custom',
      'Emails 10X Campaigns per month Ten emails to each contact 1 credit per email sent Custom',
      'Seats 5 3 Unlimited',
    ])
      await expect(table.getByRole('row', { name: row, exact: true })).toBeVisible();
    for (const row of [
      'Marketing Automation Unlimited automation journeys · Visual workflow builder · Advanced autoresponders Add-on Add-on Custom',
      'Transactional Emails Unlimited transactional emails · Auto subscriber capture Add-on Add-on Custom',
      'App Analytics Event analytics · Event comparison · Page visit analytics Add-on Add-on Custom',
    ])
      await expect(table.getByRole('row', { name: row, exact: true })).toBeVisible();
    const also = table.getByRole('row', { name: /^Also included/ }).getByRole('cell');
    for (const [at, feature] of [
      'API contact synchronization',
      'Drag & Drop editor',
      'Phone support',
    ].entries())
      await expect(also.nth(at).getByText(feature, { exact: true })).toBeVisible();
    await expect(table).not.toContainText('Ask us');
    const ask = page.locator('#compare').getByRole('link', { name: 'Ask us', exact: true });
    await expect(ask).toHaveAttribute('href', '/contact');

    const row = page.getByRole('row', { name: /^From 10 million/ });
    await expect(row.getByRole('link', { name: 'Talk to us' })).toBeVisible();
    await expect(row).not.toContainText(/\d\.\d/);
    await expect(page.getByText('$0.83 per 1,000 emails, $0.54 from 5 million.')).toBeVisible();
    for (const sign of ['₦', 'Ksh', '₵'])
      await expect(volumesOn(page).getByRole('row').filter({ hasText: sign })).toHaveCount(0);
  });
});

test.describe('Flex at volume', () => {
  const tables = {
    NGN: ['₦1,000', '₦875', '₦800', '₦780', '₦750', '₦720', '₦700', '₦650', '₦600'],
    KES: [
      'Ksh 80',
      'Ksh 70',
      'Ksh 64',
      'Ksh 62',
      'Ksh 60',
      'Ksh 57',
      'Ksh 56',
      'Ksh 52',
      'Talk to us',
    ],
    GHS: ['₵9.80', '₵8.50', '₵7.80', '₵7.60', '₵7.30', '₵7.00', '₵6.80', '₵6.30', '₵5.90'],
  };

  const thousands = { NGN: '₦1,000', KES: 'Ksh 80', GHS: '₵9.80' };

  test('B25 follows the chosen currency, as the prices compared do', async ({ page }) => {
    await page.goto('/pricing');
    for (const [currency, prices] of Object.entries(tables)) {
      await plansOn(page).currency.selectOption(currency);
      await expect(volumesOn(page).getByRole('cell')).toHaveText(['Free', ...prices]);
      await expect(page.getByRole('row', { name: /^Price From/ })).toContainText(
        thousands[currency as keyof typeof tables],
        { useInnerText: true },
      );
    }
    await page.reload();
    await expect(volumesOn(page).getByRole('cell')).toHaveText(['Free', ...tables.GHS]);
  });

  test('bars are to scale, and prices end below each other, at 360 and 1280 px', async ({
    page,
  }) => {
    await page.goto('/pricing?currency=GHS');
    const cells = volumesOn(page).getByRole('cell');
    await expect(cells).toHaveText(['Free', ...tables.GHS]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const bars = await cells
        .locator('rect')
        .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
      const ends = await cells
        .locator('b')
        .evaluateAll((all) =>
          all.map((figure) => Math.round(figure.getBoundingClientRect().right)),
        );
      expect(new Set(ends).size).toBe(1);
      expect(bars[0]).toBeGreaterThan(80);
      for (const [step, price] of tables.GHS.entries()) {
        const share = Number(price.slice(1)) / 9.8;
        expect(Math.abs((bars[step] ?? 0) / Number(bars[0]) - share)).toBeLessThan(0.01);
      }
    }
  });
});

test('R30, A13 the pricing section, what Growth includes and what is free', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#pricing')).toBeVisible();
  const { growth, price, receipt } = plansOn(page);
  await expect(price).toContainText('$3.75');
  await expect(growth.getByRole('listitem')).toHaveCount(3);
  await expect(receipt.getByRole('listitem')).toHaveCount(0);
  await expect(growth.getByText('Your first 1,000 emails are free')).toBeVisible();
  await expect(growth.getByText('Ten emails to each contact')).toBeVisible();
  await expect(page.getByText('so are your first 1,000 credits')).toBeVisible();
  await page.getByText('What does SMS cost?').click();
  await expect(page.getByText('the country you send to and on your sender ID')).toBeVisible();
  const answer = page.getByRole('group').filter({ hasText: 'What does SMS cost?' });
  await expect(answer.getByRole('link', { name: 'Get a demo' })).toHaveAttribute('href', '/demo');
});

test('no volume rate breaks from 320 to 1920 px', async ({ page }) => {
  await page.goto('/pricing');
  const [, free, ...rows] = await volumesOn(page).getByRole('row').all();
  expect(await free?.innerText()).toMatch(/^Your first 1,000\s*Free$/);
  expect(rows).toHaveLength(9);
  for (const width of [320, 360, 412, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await Promise.all(
      rows.map(async (row) => Math.round((await row.boundingBox())?.height ?? 0)),
    );
    expect(Math.max(...heights) - Math.min(...heights), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('no axe violations with everything open, light and dark at 360 and 1280 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing?plan=flex');
  await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
  await page.getByText('What counts as a contact?').click();
  await expectAccessibleInAllThemes(page);
});

test('the comparison ends with a link for each plan', async ({ page }) => {
  await page.goto('/pricing');
  const compared = page.getByRole('region', { name: 'The plans, side by side' });
  const register = compared.getByRole('link', { name: 'Try Growth free' });
  await expect(register).toHaveAttribute('href', /\/register\?/);
  const demo = compared.getByRole('link', { name: 'Get a demo' });
  await expect(demo).toHaveAttribute('href', '/demo');
  await compared.getByRole('link', { name: 'See Flex prices' }).click();
  await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
});

test('the comparison marks the chosen plan, in the built page Growth', async ({ page }) => {
  await page.goto('/pricing');
  const compared = page.getByRole('region', { name: 'The plans, side by side' });
  const none = 'rgba(0, 0, 0, 0)';
  const expectMarked = async (marked: string, flex = 'See Flex prices') => {
    for (const name of ['Try Growth free', flex, 'Get a demo']) {
      const link = compared.getByRole('link', { name });
      if (name === marked) await expect(link).not.toHaveCSS('background-color', none);
      else await expect(link).toHaveCSS('background-color', none);
    }
  };
  await expectMarked('Try Growth free');
  await page.getByRole('radio', { name: /^Flex/ }).check();
  await expectMarked('Try Flex free', 'Try Flex free');
  await page.getByRole('radio', { name: /^Growth/ }).check();
  const { contacts } = plansOn(page);
  await contacts.selectOption({ index: (await contacts.getByRole('option').count()) - 1 });
  await expectMarked('Get a demo');
});

test('on a phone, the comparison has no horizontal scrolling and sticky headers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/pricing');
  const region = page.getByRole('region', { name: 'The plans, side by side' });
  expect(
    await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  const table = region.getByRole('table');
  const last = table.getByRole('row', { name: /^App Analytics/ });
  await last.scrollIntoViewIfNeeded();
  for (const name of ['Growth', 'Enterprise', 'Flex']) {
    await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(last.getByRole('cell')).toHaveText(['Add-on', 'Add-on', 'Custom']);
});

test('switching modules on and choosing yearly billing moves neither switches nor lines', async ({
  page,
}) => {
  // Otherwise the page still scrolls while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing');
  const { growth, module, modules, receipt, period, price } = plansOn(page);
  await module('App Analytics').focus();
  await expect(receipt.getByText('Pay yearly, save')).toHaveText('Pay yearly, save $4.50 a year');
  const parts = [
    module('App Analytics'),
    growth.getByRole('link', { name: 'Get started free' }),
    modules,
    receipt.getByText('App Analytics'),
    receipt.getByRole('strong').locator('..'),
  ];
  const boxes = async () => {
    const scrolled = Number(await page.evaluate('scrollY'));
    const found = await Promise.all(parts.map((part) => part.boundingBox()));
    return found.map((box) => box && { ...box, y: box.y + scrolled });
  };
  const before = await boxes();
  await expect(receipt.getByText('off', { exact: true })).toHaveCount(3);
  for (const name of ['Marketing Automation', 'Transactional Emails'] as const)
    await module(name).check();
  await expect(receipt.getByText('off', { exact: true })).toHaveCount(1);
  await period.selectOption('year');
  await expect(price).toContainText('$71.85');
  await expect(receipt.getByText('You save')).toHaveText('You save $9.15 a year');
  expect(await boxes()).toEqual(before);
});

// On phones the receipt of Flex is on top of what follows, and may grow.
for (const [plan, widths] of [
  ['growth', [360, 768, 1280]],
  ['flex', [768, 1280]],
] as const) {
  test(`switching modules leaves the receipt of ${plan} as high as it is`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/pricing?plan=${plan}`);
    const card = page.getByRole('article', { name: plan, exact: false });
    const receipt = card.getByRole('figure', { name: 'Receipt' });
    const { module } = plansOn(page);
    await module('App Analytics').focus();
    await expect(receipt).toContainText(plan === 'flex' ? 'Flex, 1 month' : 'Growth, 1 month');
    await page.waitForFunction('document.fonts.status === "loaded"');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(receipt.getByText('off', { exact: true })).toHaveCount(3);
      const before = await receipt.boundingBox();
      for (const name of moduleNames) await module(name).check();
      await expect(receipt.getByText('off', { exact: true })).toHaveCount(0);
      const after = await receipt.boundingBox();
      expect(after?.height, `${width} px`).toBeCloseTo(Number(before?.height), 0);
      for (const name of moduleNames) await module(name).uncheck();
    }
  });
}

test('the receipt adds up: its lines, minus the discount, to the total; a switch has the price of a month', async ({
  page,
}) => {
  for (const search of [
    'contacts=50000&period=year&modules=automation,transactional',
    'contacts=50000&period=year&currency=NGN&modules=automation,transactional,app_insights',
    'contacts=10000&period=month&currency=KES&modules=app_insights',
    'plan=flex&emails=2000000&contacts=30000&period=year&currency=GHS&modules=automation,transactional',
    'plan=flex&period=month&modules=campaign',
  ]) {
    await test.step(search, async () => {
      await page.goto(`/pricing?${search}`);
      const card = page.getByRole('article', { name: /^(Growth|Flex)/ });
      const receipt = card.getByRole('figure', { name: 'Receipt' });
      await expect(receipt).toContainText(search.includes('year') ? '12 months' : '1 month');
      await expect(receipt.getByRole('strong')).toBeVisible();
      const lines = await receipt
        .locator('p:has(> span:first-child):has(> b:last-child)')
        .allInnerTexts();
      const amounts = lines.flatMap((line) => amountIn(line) ?? []);
      const discount = lines.findIndex((line) => line.startsWith('Yearly discount'));
      expect(discount).toBe(4);
      const total = amountIn(await receipt.getByRole('strong').innerText());
      const added = amounts.reduce((sum, amount) => sum + amount, 0);
      expect(added).toBeCloseTo(Number(total), 2);
      const listed = await card
        .getByRole('group', { name: 'Modules' })
        .locator('> :not(legend)')
        .filter({ hasText: /[$₦₵]|Ksh/ })
        .allInnerTexts();
      const months = search.includes('year') ? 12 : 1;
      for (const [at, line] of lines.slice(0, discount).entries())
        if (amountIn(line) !== null)
          expect(months * Number(amountIn(String(listed[at])))).toBeCloseTo(
            Number(amountIn(line)),
            2,
          );
    });
  }
});

test('on phones the foot has the price while the card does not show it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { price, start, receipt } = await visitPlans(page, '/pricing');
  const isAtFoot = () =>
    page
      .locator('#pricing [aria-hidden=true] b')
      .evaluate((b) => b.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  for (const [part, expected] of [
    [price, false],
    [start, false],
    [receipt, true],
  ] as const) {
    await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(isAtFoot).toBe(expected);
  }
});

/** The last amount of money in a text, negative after a minus. */
function amountIn(text: string): number | null {
  const [sign, digits] =
    [...text.matchAll(/(−?)(?:[$₦₵]|Ksh\s)([\d,]+(?:\.\d+)?)/g)].at(-1)?.slice(1) ?? [];
  return digits === undefined ? null : Number(digits.replaceAll(',', '')) * (sign ? -1 : 1);
}
