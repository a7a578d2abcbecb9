import { delayRequests } from '../delay-requests.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { plansOn, visitPlans } from '../plans.ts';

const script = '**/_astro/Plans*.js';

test('the choice is in the URL and survives a reload', async ({ page }) => {
  const plans = await visitPlans(page, '/?utm_source=x#pricing');
  await plans.contacts.selectOption('15,001 - 20,000');
  await plans.period.selectOption('Annually');
  await plans.currency.selectOption('Ksh KES');
  await plans.module('Transactional Emails').check();
  // 12 × 12,960 less 10 %, and 12 × 5,200 less 15 %.
  await expect(plans.price).toContainText('Ksh 193,008');
  await expect(page).toHaveURL(/transactional/);

  const { searchParams, hash } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    utm_source: 'x',
    contacts: '20000',
    period: 'year',
    currency: 'KES',
    modules: 'campaign,transactional',
  });
  expect(hash).toBe('#pricing');

  await page.reload();
  await plans.contacts.scrollIntoViewIfNeeded();
  await expect(plans.price).toContainText('Ksh 193,008');
  await expect(plans.contacts.getByRole('option', { selected: true })).toHaveText(
    '15,001 - 20,000',
  );
  await expect(plans.module('Transactional Emails')).toBeChecked();
  await expect(plans.module('Marketing Automation')).not.toBeChecked();
});

test('a URL restores a choice, and invalid parameters are ignored', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { price, contacts, module, period } = plansOn(page);
  for (const search of [
    '?contacts=abc&period=week&currency=EUR&modules=x',
    '?contacts=-1',
    '?contacts=&period=&currency=&modules=',
    '?contacts=%E0%A4%A&currency=%00',
    '?currency=__proto__&period=constructor',
  ]) {
    await test.step(search, async () => {
      await visitPlans(page, `/${search}`);
      await module('Marketing Automation').check();
      await expect(price).toContainText('$5');
      await expect(contacts).toHaveValue('500');
    });
  }
  await visitPlans(page, '/?contacts=1000&period=year&currency=NGN#pricing');
  await expect(price).toContainText('₦97,200');
  await expect(period).toHaveValue('year');
  expect(errors).toEqual([]);
});

test('changes add no history entries: Back leaves the page', async ({ page }) => {
  await page.goto('/contact/sent');
  const { contacts, price, period } = await visitPlans(page);
  await contacts.selectOption('501 - 1,000');
  await expect(price).toContainText('$7.50');
  await period.selectOption('Annually');
  await expect(price).toContainText('$81');
  await page.goBack();
  await expect(page).toHaveURL('/contact/sent');
});

// `domain/pricing/guess-currency.test.ts` has the table of time zones and regions.
test.describe('B15 in Lagos', () => {
  test.use({ timezoneId: 'Africa/Lagos' });

  test('a chosen currency overrides the guess, and the URL overrides both', async ({ page }) => {
    const plans = await visitPlans(page);
    await expect(plans.price).toContainText('₦4,500');
    await plans.currency.selectOption('₵ GHS');
    await expect(plans.price).toContainText('₵44');
    await visitPlans(page);
    await expect(plans.price).toContainText('₵44');
    await visitPlans(page, '/?currency=KES');
    await expect(plans.price).toContainText('Ksh 360');
  });

  test('a choice before hydration does not store a currency that was not chosen', async ({
    page,
  }) => {
    const { requested, release } = await delayRequests(page, script);
    const plans = await visitPlans(page);
    await requested;
    await plans.module('Marketing Automation').check();
    release();
    await expect(page).toHaveURL(/modules=campaign,automation/);
    await visitPlans(page);
    await expect(plans.price).toContainText('₦4,500');
  });
});

test.describe('a choice before hydration', () => {
  test('is kept', async ({ page }) => {
    const { requested, release } = await delayRequests(page, script);
    const plans = await visitPlans(page);
    await requested;
    await plans.contacts.selectOption('501 - 1,000');
    await plans.currency.selectOption('₦ NGN');
    await plans.module('Marketing Automation').check();
    await expect(plans.price).toBeHidden();

    release();
    await expect(plans.price).toContainText('₦11,500');
    await expect(plans.contacts).toHaveValue('1000');
    await expect(plans.module('Marketing Automation')).toBeChecked();
  });

  test('is combined with the URL', async ({ page }) => {
    const { requested, release } = await delayRequests(page, script);
    const plans = await visitPlans(page, '/?contacts=1000&currency=NGN');
    await requested;
    await plans.module('Marketing Automation').check();
    release();
    await expect(plans.price).toContainText('₦11,500');
    await expect(plans.contacts).toHaveValue('1000');
  });
});

test.describe('the slider next to the number of contacts', () => {
  const sliderOn = (page: Page) => page.getByRole('slider', { name: 'Contact brackets' });

  test('moves select and price by keyboard and pointer, and follows the select, the URL and the plan', async ({
    page,
  }) => {
    await page.goto('/pricing?contacts=50000');
    const { contacts, emails, price } = plansOn(page);
    const slider = sliderOn(page);
    await expect(price).toContainText('$286');
    await expect(slider).toHaveValue('9');
    await contacts.selectOption('1000');
    await expect(slider).toHaveValue('1');
    await page.getByRole('radio', { name: /^Flex/ }).check();
    await test.step('in Flex, of emails', async () => {
      const volumes = page.getByRole('slider', { name: 'Email volumes' });
      await expect(volumes).toHaveAttribute('max', '12');
      await expect(volumes).toHaveValue('3');
      await volumes.press('ArrowRight');
      await expect(volumes).toHaveAttribute('aria-valuetext', '25,000');
      await expect(emails).toHaveValue('25000');
      await expect(page.getByText('Total per month').locator('..')).toContainText('$20.75');
      await expect(page).toHaveURL(/emails=25000/);
    });
    await page.getByRole('radio', { name: /^Growth/ }).check();
    await expect(slider).toHaveAttribute('max', '10');
    await expect(slider).toHaveValue('1');

    await test.step('by keyboard', async () => {
      await slider.focus();
      await slider.press('Home');
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await slider.press(key);
      await expect(price).toContainText('$7.50');
      await expect(contacts).toHaveValue('1000');
      await expect(slider).toHaveAttribute('aria-valuetext', '501 - 1,000');
      await expect(page).toHaveURL(/contacts=1000/);
      await slider.press('End');
      await expect(price).toContainText('Enterprise');
      await expect(slider).toHaveAttribute('aria-valuetext', 'More than 50,000');
      await slider.press('Home');
      await expect(price).toContainText('$3.75');
    });

    await test.step('dragged', async () => {
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider has no box.');
      expect(box.height).toBeGreaterThanOrEqual(44);
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + 12, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
      await page.mouse.up();
      await expect(contacts).toHaveValue('15000');
      await expect(price).toContainText('$103');
      await expect(slider).toHaveValue('5');
    });
  });

  test('works on the home page', async ({ page }) => {
    const { contacts, price } = await visitPlans(page);
    await expect(sliderOn(page)).toBeEnabled();
    await sliderOn(page).press('End');
    await expect(contacts).toHaveValue('50001');
    await sliderOn(page).press('ArrowLeft');
    await expect(price).toContainText('$286');
  });
});
