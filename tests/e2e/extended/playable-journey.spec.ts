import { expect, test } from '../fixtures.ts';

const answers = [
  { label: 'Ada opens', arrival: 'Email, now', subject: 'Still hungry, Ada?' },
  { label: 'Ada waits', arrival: 'SMS, now', subject: 'Did it arrive, Ada?' },
  { label: 'Ada buys', arrival: 'Push, now', subject: 'Thank you, Ada' },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('brings the message of each answer to the phone, by pointer and by arrow keys', async ({
      page,
    }) => {
      await page.goto('/products/automations');
      const journey = page.getByRole('group', { name: 'What does Ada do next?' });
      const phone = journey.getByRole('status');
      for (const { label, arrival, subject } of answers) {
        await journey.locator('label').filter({ hasText: label }).click();
        await expect(phone.getByText(subject, { exact: true })).toBeVisible();
        await expect(phone.getByText(arrival, { exact: true })).toBeVisible();
        for (const other of answers.filter((answer) => answer.label !== label)) {
          await expect(phone.getByText(other.subject, { exact: true })).toBeHidden();
        }
      }
      await journey.getByRole('radio', { name: /Ada buys/ }).focus();
      await page.keyboard.press('ArrowUp');
      await expect(journey.getByRole('radio', { name: /Ada waits/ })).toBeChecked();
      await expect(journey.getByText('Did it arrive, Ada?', { exact: true })).toBeVisible();
    });
  });
}

test('shows only the steps Ada takes on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/products/automations');
  const journey = page.getByRole('group', { name: 'What does Ada do next?' });
  await journey.locator('label').filter({ hasText: 'Ada waits' }).click();
  await expect(journey.getByText('SMS “Did it arrive?”')).toBeVisible();
  await expect(journey.getByText('Push “Thank you, Ada”')).toBeHidden();
});
