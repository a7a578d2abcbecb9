import { expect, test } from '../fixtures.ts';

const charts = [
  { label: 'Hour', chart: /^People by hour/ },
  { label: 'Day', chart: /^People by day/ },
  { label: 'Week', chart: /^People by week/ },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('shows usage by hour, day or week, by mouse and keyboard', async ({ page }) => {
      await page.goto('/products/analytics');
      const usage = page.getByRole('group', { name: 'Active people' });
      for (const { label, chart } of charts) {
        await usage.getByText(label, { exact: true }).click();
        await expect(usage.getByRole('img')).toHaveCount(1);
        await expect(usage.getByRole('img', { name: chart })).toBeVisible();
      }
      await page.keyboard.press('ArrowLeft');
      await expect(usage.getByRole('radio', { name: 'Day' })).toBeChecked();
      await expect(usage.getByRole('img', { name: /^People by day/ })).toBeVisible();
    });
  });
}

test('phones see the hours of the busiest day, with those of the Thursday before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/products/analytics');
  const usage = page.getByRole('group', { name: 'Active people' });
  await expect(usage.getByRole('img')).toHaveCount(1);
  await expect(usage.getByRole('img', { name: /^People by hour on Thursday/ })).toBeVisible();
  await expect(usage.getByText('Thursday before')).toBeVisible();
});
