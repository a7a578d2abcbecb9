import { expectAccessibleInAllThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { plansOn } from './plans.ts';

test('R30, A13 shows the pricing section', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#pricing')).toBeVisible();
  await expect(plansOn(page).price).toContainText('$3.75');
});

test.describe('Flex', () => {
  test('R247-R248, B18 starts with the first bracket, monthly, and the first volume rate', async ({
    page,
  }) => {
    await page.goto('/pricing?plan=flex');
    const flex = page.getByRole('article', { name: 'Flex Plan' });
    await expect(flex.getByRole('status')).toContainText('$0.83');
    await expect(flex.getByRole('status')).toContainText(
      'per 1,000 credits · 1 credit per email sent',
    );
    await expect(plansOn(page).contacts).toHaveValue('500');
    await expect(plansOn(page).period).toHaveValue('month');
    for (const [currency, price] of [
      ['NGN', '₦1,000.00'],
      ['KES', 'Ksh 80.00'],
      ['GHS', '₵9.80'],
    ] as const) {
      await plansOn(page).currency.selectOption(currency);
      await expect(flex.getByRole('status')).toContainText(price);
    }
  });

  test('R246 offers the first 8 brackets only, and Growth all of them', async ({ page }) => {
    await page.goto('/pricing');
    const { contacts } = plansOn(page);
    await page.getByRole('radio', { name: /^Flex/ }).check();
    await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
    await expect(contacts.getByRole('option')).toHaveCount(8);
    await page.getByRole('radio', { name: /^Growth/ }).check();
    await expect(contacts.getByRole('option')).toHaveCount(15);
  });

  test('a bracket that Flex does not offer falls back to the first', async ({ page }) => {
    await page.goto('/pricing?contacts=500000&plan=flex');
    await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
    await expect(plansOn(page).contacts).toHaveValue('500');
  });

  test('R436-R444 lists its benefits', async ({ page }) => {
    await page.goto('/pricing?plan=flex');
    const flex = page.getByRole('article', { name: 'Flex Plan' });
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
  });

  test('R90 prices its modules by the bracket, except campaigns', async ({ page }) => {
    await page.goto('/pricing?plan=flex');
    const flex = page.getByRole('article', { name: 'Flex Plan' });
    const modules = flex.getByRole('group', { name: 'Modules' });
    const receipt = flex.getByRole('figure', { name: 'Receipt' });
    for (const place of [modules, receipt]) {
      await expect(place.getByText('by the credit')).toBeVisible();
      await expect(place).not.toContainText('$3.75');
    }
    await plansOn(page).module('Automation').check();
    await expect(receipt.getByText('$1.25')).toHaveCount(2);
  });

  test('its receipt names what emails cost, in the currency chosen', async ({ page }) => {
    await page.goto('/pricing?plan=flex');
    const receipt = page.getByRole('figure', { name: 'Receipt' });
    const lines = receipt.getByText(/^[\d,]+ emails/).locator('..');
    await expect(lines).toHaveText([
      '10,000 emails$8.30',
      '100,000 emails$83',
      '500,000 emails$361.50',
    ]);
    await plansOn(page).currency.selectOption('₦ NGN');
    await expect(lines.last()).toHaveText('500,000 emails₦437,500');
  });

  test('the chosen plan is in the URL and survives a reload', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('radio', { name: /^Flex/ }).check();
    await expect(page).toHaveURL(/plan=flex/);
    await page.reload();
    await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Flex/ })).toBeChecked();
  });
});

test('the estimate can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pricing');
  await plansOn(page).period.selectOption('year');
  await expect(page).toHaveURL(/period=year/);
  await page.getByRole('button', { name: 'Copy link to this estimate' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('without clipboard access, the link is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/pricing');
  await plansOn(page).period.selectOption('year');
  await page.getByRole('button', { name: 'Copy link to this estimate' }).click();
  await expect(page.getByText(`Please copy it from here: ${page.url()}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison can be limited to differences', async ({ page }) => {
    await page.goto('/pricing');
    const table = page.getByRole('table').first();
    await expect(table.getByRole('row', { name: /^Drag & Drop editor/ })).toBeVisible();
    await page.getByRole('switch', { name: 'Differences only' }).check();
    await expect(table.getByRole('row', { name: /^Drag & Drop editor/ })).toBeHidden();
    await expect(table.getByRole('row', { name: /^Seats 5 3 Unlimited/ })).toBeVisible();
  });

  test('B16 the table of volume rates omits the two irregular ones', async ({ page }) => {
    await page.goto('/pricing');
    const row = page.getByRole('row', { name: /^10,000,000 and above/ });
    await expect(row).toContainText('0.6');
    await expect(page.getByText('1 NGN a credit, 0.6 NGN from 10,000,000.')).toBeVisible();
    await expect(row).not.toContainText('0.48');
    await expect(row.getByRole('link', { name: 'Ask us' })).toHaveCount(2);
    await expect(
      page.getByRole('row', { name: /^500,000 - 999,999 0.875 0.000723 0.07 0.0085/ }),
    ).toBeVisible();
  });

  test('the bars of the volume rates are to scale in every currency', async ({ page }) => {
    await page.goto('/pricing');
    const title = page.getByRole('heading', { name: 'What a Flex credit costs at volume' });
    const chart = title.locator('..').locator('svg');
    const foot = await chart.boundingBox().then((box) => (box ? box.y + box.height : 0));
    const bars = await chart.locator('rect').all();
    const heights = await Promise.all(
      bars.map(async (bar) => foot - ((await bar.boundingBox())?.y ?? 0)),
    );
    const [, ...rows] = await page
      .getByRole('region', { name: 'Volume rates' })
      .getByRole('row')
      .all();
    const rates = await Promise.all(
      rows.map(async (row) => (await row.getByRole('cell').allTextContents()).map(Number)),
    );
    expect(heights).toHaveLength(9);
    expect(rates).toHaveLength(9);
    for (const [step, height] of heights.entries()) {
      for (const [at, rate] of (rates[step] ?? []).entries()) {
        if (Number.isNaN(rate)) continue;
        const share = rate / Number(rates[0]?.[at]);
        expect(Math.abs(height / Number(heights[0]) - share)).toBeLessThan(0.01);
      }
    }
  });
});

for (const width of [320, 360, 412, 768, 1024, 1280, 1920]) {
  test(`at ${width} px, no volume rate breaks`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    const [, ...rows] = await page
      .getByRole('region', { name: 'Volume rates' })
      .getByRole('row')
      .all();
    const heights = await Promise.all(
      rows.map(async (row) => Math.round((await row.boundingBox())?.height ?? 0)),
    );
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
  });
}

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
  const table = page.getByRole('region', { name: 'The plans, side by side' }).getByRole('table');
  const cells = table.getByRole('row').last().getByRole('cell');
  const register = cells.nth(1).getByRole('link', { name: 'Try Growth free' });
  await expect(register).toHaveAttribute('href', /\/register\?/);
  const demo = cells.nth(3).getByRole('link', { name: 'Get a demo' });
  await expect(demo).toHaveAttribute('href', '/demo');
  await cells.nth(2).getByRole('link', { name: 'See Flex prices' }).click();
  await expect(page.getByRole('article', { name: 'Flex Plan' })).toBeVisible();
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
  const last = table.getByRole('row', { name: /^Phone support/ });
  await last.scrollIntoViewIfNeeded();
  for (const name of ['Growth', 'Enterprise', 'Flex']) {
    await expect(table.getByRole('columnheader', { name })).toBeInViewport({ ratio: 1 });
  }
  await expect(last.getByRole('cell')).toHaveText(['—Not included', '—Not included', 'Included']);
});

test('switching modules on and choosing yearly billing moves neither switches nor lines', async ({
  page,
}) => {
  // Otherwise the page still scrolls while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pricing');
  const { growth, module, modules, receipt, period, price } = plansOn(page);
  await module('App insights').focus();
  await expect(receipt.getByText('Pay yearly, save')).toHaveText('Pay yearly, save $4.50 a year');
  const parts = [
    module('App insights'),
    growth.getByRole('link', { name: 'Get started free' }),
    modules,
    receipt.getByText('App insights'),
    receipt.getByRole('strong').locator('..'),
  ];
  const boxes = async () => {
    const scrolled = Number(await page.evaluate('scrollY'));
    const found = await Promise.all(parts.map((part) => part.boundingBox()));
    return found.map((box) => box && { ...box, y: box.y + scrolled });
  };
  const before = await boxes();
  await expect(receipt.getByText('off', { exact: true })).toHaveCount(3);
  for (const name of ['Automation', 'Transactional'] as const) await module(name).check();
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
  for (const width of widths) {
    test(`at ${width} px, switching modules leaves the receipt of ${plan} as high as it is`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/pricing?plan=${plan}`);
      const card = page.getByRole('article', { name: plan, exact: false });
      const receipt = card.getByRole('figure', { name: 'Receipt' });
      await plansOn(page).module('App insights').focus();
      await expect(receipt).toContainText(plan === 'flex' ? 'Flex, 1 month' : 'Growth, 1 month');
      await page.waitForFunction('document.fonts.status === "loaded"');
      const before = await receipt.boundingBox();
      for (const name of ['Automation', 'Transactional', 'App insights'] as const) {
        await plansOn(page).module(name).check();
      }
      await expect(receipt.getByText('off', { exact: true })).toHaveCount(0);
      expect((await receipt.boundingBox())?.height).toBeCloseTo(Number(before?.height), 0);
    });
  }
}

test('what Growth includes is listed in its card, not on the receipt', async ({ page }) => {
  await page.goto('/pricing');
  const { growth, receipt } = plansOn(page);
  await expect(growth.getByRole('listitem')).toHaveCount(3);
  await expect(receipt.getByRole('listitem')).toHaveCount(0);
});

test('the receipt adds up: its lines to the struck-through sum, and minus the discount to the total', async ({
  page,
}) => {
  await page.goto('/pricing?contacts=50000&period=year&modules=automation,transactional');
  const { receipt } = plansOn(page);
  await expect(receipt.getByText('$3,432')).toBeVisible();
  await expect(receipt.getByText('$1,032')).toBeVisible();
  await expect(receipt.getByText('$1,380')).toBeVisible();
  await expect(receipt.getByText('instead of $5,844')).toBeVisible();
  await expect(receipt.getByText('You save')).toHaveText('You save $653.40 a year');
  await expect(receipt.getByRole('strong')).toHaveText('$5,190.60');
});
