import { expect, test } from '../fixtures.ts';

const languages = [
  { label: 'HTTP', line: 'POST /v1/transactionals HTTP/1.1' },
  { label: 'Node.js', line: 'await fetch(url' },
  { label: 'Python', line: 'requests.post(' },
  { label: 'PHP', line: 'curl_init(' },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('shows one request in the chosen language, by mouse and keyboard', async ({ page }) => {
      await page.goto('/products/transactionals');
      const request = page.getByRole('group', { name: 'Choose your language' });
      const codes = request.getByRole('group', { name: /^The request in / });
      for (const { label, line } of languages) {
        await request.getByText(label, { exact: true }).click();
        await expect(codes).toHaveCount(1);
        await expect(codes).toContainText(line);
        await expect(codes).toContainText('ada@shop.example');
      }
      await page.keyboard.press('ArrowLeft');
      await expect(request.getByRole('radio', { name: 'Python' })).toBeChecked();
      await expect(request.getByRole('group', { name: 'The request in Python' })).toBeVisible();
    });
  });
}
