import { expect, type Page, test } from '../fixtures.ts';
import { fillIn, formJourneys, partsOf, pendingSends } from '../form-journeys.ts';
import { preventHandBack } from '../hand-back.ts';

/** Every form, however a visitor leaves while it sends: nothing is lost, and nothing is stored twice. */
for (const [name, journey] of Object.entries(formJourneys)) {
  test(`D21 ${name}: offline, then leaving while sending`, async ({ page, context, server }) => {
    const visit = await journey.visit(server);
    await page.goto(visit.path);
    const { form, send } = partsOf(page, journey);
    await form.hover();
    await expect(page.locator('[ssr]').filter({ has: form })).toHaveCount(0);
    const keys = collectKeys(page, journey.callUrl);
    await fillIn(form, journey, visit.email);
    await test.step('offline: the form says that nothing was sent', async () => {
      await context.setOffline(true);
      await send.click();
      await expect(page.getByText(journey.offline).first()).toBeVisible();
      expect(await pendingSends(page)).toEqual(journey.onReturn ? [] : ['unsent']);
      await context.setOffline(false);
      if (journey.againButton)
        await page.getByRole('button', { name: journey.againButton }).click();
    });
    await test.step('left before the response came', async () => {
      const stored = Promise.withResolvers<void>();
      await page.route(journey.callUrl, async (route) => {
        await route.fetch();
        stored.resolve();
      });
      await send.click();
      await stored.promise;
      await page.goto('/robots.txt');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    await test.step('on return it is repeated as the same, and the form says so', async () => {
      await page.goto(visit.path);
      if (journey.onReturn) await expect(page.getByText(journey.onReturn).first()).toBeVisible();
      await expect.poll(() => pendingSends(page)).toEqual([]);
    });
    expect(await visit.stored()).toBe(1);
    expect(new Set(keys).size).toBe(journey.isKeyed ? 1 : 0);
  });

  test(`D21 ${name}: leaving while the press waits for the island`, async ({ page, server }) => {
    const visit = await journey.visit(server);
    await preventHandBack(page);
    await page.route(journey.scriptUrl, () => {});
    const pageParts = page.waitForResponse('**/page-parts*.js');
    await page.goto(visit.path);
    const { form, send } = partsOf(page, journey);
    await form.getByRole('textbox').or(form.getByRole('radio')).first().focus();
    await (await pageParts).finished();
    await fillIn(form, journey, visit.email);
    await send.click();
    await page.goto('/robots.txt');
    await expect.poll(() => visit.stored(), 'sent on leaving').toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(visit.path);
    await expect(page.getByText(journey.success).first()).toBeVisible();
    await expect.poll(() => pendingSends(page)).toEqual([]);
    expect(await visit.stored()).toBe(1);
  });
}

function collectKeys(page: Page, call: RegExp): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key && call.test(request.url())) keys.push(key);
  });
  return keys;
}
