import { expect, type Page, test } from '../fixtures.ts';
import { listRows } from '../run-ops.ts';

const path = '/developers/guides/quickstart';

const form = (page: Page) => page.getByRole('form', { name: 'Feedback' });

async function answer(page: Page, comment: string) {
  await page.goto(path);
  await form(page).getByRole('radio', { name: 'No' }).check();
  await form(page)
    .getByLabel(/better/)
    .fill(comment);
  await form(page).getByRole('button', { name: 'Send feedback' }).click();
}

test('feedback is stored, then confirmed', async ({ page, server }) => {
  await answer(page, 'An example in PHP, please.');
  await expect(form(page).getByRole('status')).toHaveText(/Thank you/);
  await expect(form(page).getByRole('button')).toBeHidden();
  const rows = await listRows(server, 'feedback', 'list');
  expect(rows).toContainEqual(
    expect.objectContaining({ page: path, helpful: false, comment: 'An example in PHP, please.' }),
  );
});

test('a failure shows an error and keeps the comment', async ({ page }) => {
  await page.route('**/guests/feedback', (route) => route.abort());
  await answer(page, 'Keep me.');
  await expect(form(page).getByRole('status')).toHaveText(/could not be sent/);
  await expect(form(page).getByLabel(/better/)).toHaveValue('Keep me.');
  await page.unroute('**/guests/feedback');
  await page.route('**/guests/feedback', (route) =>
    route.fulfill({ status: 503, json: { error: 'Not now.', payload: null } }),
  );
  await form(page).getByRole('button', { name: 'Send feedback' }).click();
  await expect(form(page).getByRole('status')).toHaveText('Not now.');
  await expect(form(page).getByLabel(/better/)).toHaveValue('Keep me.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is a plain form with a thank-you page', async ({ page, server }) => {
    await answer(page, 'Sent plainly.');
    await expect(page).toHaveURL(/\/feedback\/sent$/);
    const rows = await listRows(server, 'feedback', 'list');
    expect(rows).toContainEqual(expect.objectContaining({ comment: 'Sent plainly.' }));
  });
});
