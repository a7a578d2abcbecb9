import { samples } from '../../../config/samples.ts';
import { expectFits } from '../fit.ts';
import { expect, type Locator, type Page, test } from '../fixtures.ts';

test('a report is built by keyboard from five choices, and answered in a sentence', async ({
  page,
}) => {
  await page.goto('/products/analytics');
  const report = page.locator('section').filter({ has: page.getByRole('combobox') });
  const choice = (name: string) => report.getByRole('combobox', { name });
  await expect(report.getByText('Monday brought in the most')).toBeVisible();
  await expect(choice('By what')).toBeEnabled();
  const { height } = await boxOf(report);
  await choice('By what').selectOption('city');
  const { orders } = JSON.parse(
    (await report.locator('[data-report]').getAttribute('data-report')) ?? '',
  );
  const [first, second] = orders.order_paid;
  await expect(report.getByText(`${first.city} brought in the most`)).toBeVisible();
  await expect(choice('How to split it')).toHaveValue('nothing');
  await expect(choice('How to split it').locator('option:enabled')).toHaveText([
    'by email',
    'no further',
  ]);
  await expect(report.getByText('Elsewhere').filter({ visible: true })).toHaveCount(1);
  await choice('What to show').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice('What to show')).toHaveValue('orders');
  const paid = sum(first.first) + sum(first.second);
  await expect(report.getByText(`${first.city} had the most orders: ${paid}`)).toBeVisible();
  await choice('For what').selectOption('Email 2');
  await expect(report.getByText(`${sum(second.second)} orders`)).toHaveCount(1);
  await choice('From whom').selectOption('order_repeated');
  const [repeated] = orders.order_repeated;
  await expect(report.getByText(`${sum(repeated.second)} orders`)).toHaveCount(1);
  await choice('How to split it').selectOption('email');
  await expect(report.getByRole('listitem').filter({ hasText: 'Email 1' })).toBeVisible();
  await choice('How to split it').selectOption('nothing');
  await expect(report.getByRole('listitem').filter({ hasText: 'All' })).toHaveCount(0);
  await choice('What to show').selectOption('shares');
  const all = sum(orders.order_repeated.flatMap((city: { second: number[] }) => city.second));
  const revenue = samples.currency + (all * samples.campaign.price).toLocaleString('en-US');
  await expect(report.getByText(revenue, { exact: true })).toBeVisible();
  expect((await boxOf(report)).height).toBe(height);
});

test('what is typed is the subject in each inbox, with its reader’s name, and can be sent', async ({
  page,
}) => {
  await page.goto('/products/campaign');
  const live = page.getByRole('group', { name: 'The campaign in five inboxes, by hour' });
  const subject = live.getByRole('textbox', { name: 'Subject line' });
  await expect(subject).toBeEditable();
  const { height } = await boxOf(live);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await subject.fill('Yams for @firstname, and for @Firstname');
  const [kofi, wanjiru] = await Promise.all(
    [1, 3].map((index) => live.getByRole('listitem').nth(index).innerText()),
  );
  const names = [1, 2].map((index) => samples.contacts[index]?.name.split(' ')[0]);
  expect(kofi).toContain(`Yams for ${names[0]}, and for ${names[0]}`);
  expect(wanjiru).toContain(`Yams for ${names[1]}, and for ${names[1]}`);
  await page.keyboard.press('Enter');
  const sent = live.getByRole('button', { name: 'Sent at 9:00 am' });
  await expect(sent).toBeVisible();
  await expect(live.getByRole('radio', { name: '9 am' })).toBeChecked();
  await expect(live.getByText('Unread').filter({ visible: true })).toHaveCount(5);
  await subject.fill('');
  await expect(live.getByText('(no subject)').filter({ visible: true }).first()).toBeVisible();
  await expect(sent).toBeHidden();
  const send = live.getByRole('button', { name: 'Send' });
  await expect(send).toBeDisabled();
  await subject.fill('Yams');
  await send.click();
  await expect(sent).toBeVisible();
  expect((await boxOf(live)).height).toBe(height);
  expect(requests.filter((url) => !url.includes('/_astro/'))).toEqual([]);
});

test('on a phone, a long subject is whole, and all five readers are in view once it is sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/campaign');
  const live = page.getByRole('group', { name: 'The campaign in five inboxes, by hour' });
  const subject = live.getByRole('textbox', { name: 'Subject line' });
  await subject.fill('Oranges, @firstname? Only until Sunday!');
  const needed = await subject.evaluate((field: HTMLElement) => field.scrollHeight);
  await expect(subject).toHaveJSProperty('clientHeight', needed);
  await live.getByRole('button', { name: 'Send' }).click();
  await expect(live.getByText('Now pick an hour')).toBeVisible();
  await expect(live.getByText('9 pm', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(live.getByText('0 opened so far')).toBeInViewport({ ratio: 1 });
  for (const reader of await live.getByRole('listitem').all())
    await expect(reader).toBeInViewport({ ratio: 1 });
});

test('a week’s people are where the chosen day has them', async ({ page }) => {
  await page.goto('/products/automations');
  const week = page.locator('section').filter({ has: page.getByRole('slider') });
  const day = week.getByRole('slider', { name: 'Day of the week' });
  await expect(week.getByText('Yes, 61')).toBeVisible();
  await expect(day).toHaveAttribute('aria-valuetext', 'Thu 9:00 pm');
  const { height } = await boxOf(week);
  await day.press('End');
  await expect(day).toHaveAttribute('aria-valuetext', 'Sun 9:00 pm');
  await expect(week.getByText('171 since Monday')).toBeVisible();
  await expect(week.getByText('Yes, 83')).toBeVisible();
  await expect(week.locator('[data-place="opened"] i')).toHaveCount(83);
  await day.press('Home');
  await expect(week.locator('[data-place="waits"] i')).toHaveCount(62);
  await expect(week.locator('[data-place="opened"] i')).toHaveCount(0);
  expect((await boxOf(week)).height).toBe(height);
});

test('on a phone, the press that plays a week brings its player and all its steps into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/automations');
  await page.getByRole('button', { name: 'Play the week' }).click();
  await expect(page.getByText('Places a first order').last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('SMS “Any trouble?”')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Pause the week' })).toBeInViewport({ ratio: 1 });
});

test.describe('a week in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('plays from day to day, and pauses', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/products/automations');
    await page.clock.pauseAt(3_600_000);
    const day = page.getByRole('slider', { name: 'Day of the week' });
    await page.getByRole('button', { name: 'Play the week' }).click();
    await expect(day).toHaveValue('0');
    await page.clock.runFor(1000);
    await expect(day).toHaveValue('1');
    await page.getByRole('button', { name: 'Pause the week' }).click();
    await page.clock.runFor(5000);
    await expect(day).toHaveValue('1');
    await page.getByRole('button', { name: 'Play the week' }).click();
    await expect(day).toHaveValue('2');
    await page.clock.runFor(4000);
    await expect(day).toHaveValue('6');
    await page.getByRole('button', { name: 'Replay the week' }).click();
    await expect(day).toHaveValue('0');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each moment is a whole picture, and offers nothing that does nothing', async ({ page }) => {
    await page.goto('/products/analytics');
    await expect(page.getByText('Monday brought in the most')).toBeVisible();
    for (const select of await page.getByRole('combobox').all())
      await expect(select).toBeDisabled();
    await page.goto('/products/automations');
    await expect(page.getByText('Yes, 61')).toBeVisible();
    await expect(page.getByRole('slider')).toBeHidden();
    await page.goto('/products/campaign');
    await expect(page.getByRole('textbox', { name: 'Subject line' })).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('inboxes show who has opened the campaign by the chosen hour', async ({ page }) => {
      await page.goto('/products/campaign');
      const live = page.getByRole('group', { name: 'The campaign in five inboxes, by hour' });
      const kofi = live.getByRole('listitem').filter({ hasText: 'Kofi’s inbox' });
      const ada = live.getByRole('listitem').filter({ hasText: 'Ada’s inbox' });
      await expect(kofi.getByText('Opened')).toBeVisible();
      await expect(kofi.getByText('Unread')).toBeHidden();
      await expect(live.getByText('11,236')).toBeVisible();
      await live.getByText('9 am', { exact: true }).click();
      await expect(kofi.getByText('Unread')).toBeVisible();
      await expect(kofi.getByText('Opened')).toBeHidden();
      await page.keyboard.press('ArrowRight');
      await expect(live.getByRole('radio', { name: '10 am' })).toBeChecked();
      await expect(kofi.getByText('Opened')).toBeVisible();
      await expect(live.getByText('1,700')).toBeVisible();
      await expect(ada.getByText('Unread')).toBeVisible();
    });
  });
}

const moments = [
  // Once it is sent again, nobody has opened it yet.
  { path: '/products/campaign', last: 'Unread', height: 720, again: /Send|Sent/ },
  {
    path: '/products/transactionals',
    last: '250 2.0.0 Ok: queued',
    height: 720,
    again: 'Play again',
  },
  // Its phone stands in the hero.
  { path: '/products/automations', last: 'Goal reached', height: 400, again: 'Play again' },
] as const;

test.describe('moments that play', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const { path, last, height, again: name } of moments) {
    test(`${path} plays when seen and again by a button, and nothing moves around it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(path);
      const drawing = page.locator('main [data-draw]');
      await expect(drawing).toHaveAttribute('data-draw', 'waiting');
      const again = page.getByRole('button', { name });
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveAttribute('data-draw', '');
      const before = await placeOf(page);
      await again.press('Enter');
      expect(await running(page)).toBeGreaterThan(0);
      expect(await placeOf(page)).toEqual(before);
      await expect.poll(() => running(page)).toBe(0);
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      expect(await placeOf(page)).toEqual(before);
    });
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, last } of moments) {
    test(`${path} shows the end at once, without a button, at any width`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
      expect(await running(page)).toBe(0);
      await expect(page.getByText(last).filter({ visible: true }).first()).toBeVisible();
      await expectFits(page);
    });
  }
});

/** The animations of the moment that have not ended. */
function running(page: Page): Promise<number> {
  return page
    .locator('main [data-draw]')
    .evaluate((drawing: HTMLElement) => drawing.getAnimations({ subtree: true }).length);
}

async function boxOf(locator: Locator): Promise<{ height: number }> {
  const { height = 0 } = (await locator.boundingBox()) ?? {};
  return { height };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Top and height of the moment's section and of the page, in pixels. */
function placeOf(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`(() => {
    const { offsetTop, offsetHeight } = document.querySelector('main section:has([data-draw])');
    return [offsetTop, offsetHeight, document.documentElement.scrollHeight];
  })()`);
}
