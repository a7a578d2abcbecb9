import { expect, test } from './fixtures.ts';
import { fillIn, formJourneys, partsOf, pendingSends } from './form-journeys.ts';
import { preventHandBack } from './hand-back.ts';

/**
 * Every form, pressed by a visitor who stays; `extended/form-journeys.spec.ts` has those who leave. The forms' own specs
 * test their texts and fields.
 */
for (const [name, journey] of Object.entries(formJourneys)) {
  test(`D21 ${name}: first press, quick double press, Back`, async ({ page, server }) => {
    const visit = await journey.visit(server);
    await preventHandBack(page);
    await page.goto(visit.path);
    const { form, send } = partsOf(page, journey);
    await test.step('the first press says what is missing, and sends nothing', async () => {
      if (journey.emptyError === null) return;
      // Forced, since some forms disable the button as soon as their island is loaded.
      await send.click({ force: true });
      await expect(page.getByText(journey.emptyError).first()).toBeVisible();
    });
    await test.step('filled in and pressed twice at once', async () => {
      await fillIn(form, journey, visit.email);
      await send.dblclick();
      await expect(page.getByText(journey.success).first()).toBeVisible();
    });
    await test.step('Back neither repeats nor claims anything', async () => {
      await page.goto('/robots.txt');
      await page.goBack();
      await expect(form).toBeVisible();
      await expect(page.getByText(journey.success)).toHaveCount(0);
      await expect.poll(() => pendingSends(page)).toEqual([]);
    });
    await expect.poll(() => visit.stored()).toBe(1);
  });
}
