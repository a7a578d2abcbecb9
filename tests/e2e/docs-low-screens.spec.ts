import { consoleDialog, openConsole } from './api-console.ts';
import { expect, test } from './fixtures.ts';

// What is left of 1280 × 1024 at 400 % zoom.
test.use({ viewport: { width: 320, height: 256 } });

test('no bar of the documentation stays over the text', async ({ page }) => {
  await page.goto('/developers/guides/webhooks');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.getByRole('heading', { name: 'Retries' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.getByRole('button', { name: 'On this page' }).last()).not.toBeInViewport();
});

test('the send button of the console comes after the form', async ({ page }) => {
  await openConsole(page, '/developers/reference/webhooks', 'Create a webhook');
  const send = consoleDialog(page).getByRole('button', { name: 'Get a test key and send' });
  await expect(send).not.toBeInViewport();
  await send.focus();
  await expect(send).toBeInViewport({ ratio: 1 });
});
