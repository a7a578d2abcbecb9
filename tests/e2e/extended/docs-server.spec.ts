import { expectAccessibleInAllThemes } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';

const guide = '/developers/guides/authentication';
const other = '/developers/guides/errors/outside_scope';
const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Where the API runs' }).getByRole('radio', { name });
const hosted = (page: Page) => page.getByText('An account user generates, restricts');
const own = (page: Page) => page.getByText('Create one on the command line');

test('the hosted service is the first choice, and a reader changes it once for all pages', async ({
  page,
}) => {
  await page.goto(guide);
  await expect(choice(page, 'Hosted service')).toBeChecked();
  await expect(hosted(page)).toBeVisible();
  await expect(own(page)).toBeHidden();

  await choice(page, 'Hosted service').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Your own server')).toBeFocused();
  await expect(own(page)).toBeVisible();
  await expect(hosted(page)).toBeHidden();
  await page.goto(other);
  await expect(choice(page, 'Your own server')).toBeChecked();
  await expect(page.getByText('npm run ops -- keys create --scope')).toBeVisible();

  await choice(page, 'Hosted service').check();
  await page.reload();
  await expect(choice(page, 'Hosted service')).toBeChecked();
  await expect(page.getByText('Settings > Developers')).toBeVisible();
});

test('a stored choice applies before the first paint, without the page’s scripts', async ({
  page,
}) => {
  await page.goto(guide);
  await choice(page, 'Your own server').check();
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto(guide);
  await expect(choice(page, 'Your own server')).toBeChecked();
  await expect(own(page)).toBeVisible();
  await expect(hosted(page)).toBeHidden();
});

test('another tab follows', async ({ page, context }) => {
  await page.goto(guide);
  const second = await context.newPage();
  await second.goto(guide);
  await choice(second, 'Your own server').check();
  await expect(own(page)).toBeVisible();
  await expect(choice(page, 'Your own server')).toBeChecked();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('both sides are shown with their names', async ({ page }) => {
    await page.goto(guide);
    await expect(hosted(page)).toBeVisible();
    await expect(own(page)).toBeVisible();
    await expect(page.getByText('Hosted service', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('Your own server', { exact: true }).last()).toBeVisible();
    await expect(page.getByRole('group', { name: 'Where the API runs' })).toBeHidden();
  });
});

test('no axe violations with an own server, light and dark at 360 and 1280 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(guide);
  await choice(page, 'Your own server').check();
  for (const width of [360, 1280]) {
    await expectAccessibleInAllThemes(page.locator('main'), [width]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
