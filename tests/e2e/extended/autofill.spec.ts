import { expect, type Locator, type Page, test } from '../fixtures.ts';
import { fillIn, formJourneys } from '../form-journeys.ts';

const { preferences: _, ...journeys } = formJourneys;

for (const [name, journey] of Object.entries(journeys)) {
  test(`D21 ${name}: filled in by the browser and sent at once, stored once and not in quarantine`, async ({
    page,
    server,
  }) => {
    const { path, email, stored } = await journey.visit(server);
    await page.goto(path);
    const form = page.getByRole('form', { name: journey.name, exact: true });
    const filled = await autofill(page, form, email);
    expect(filled).toContain(email);
    await test.step('only what the browser does not know is left', () =>
      fillIn(form, journey, email, { onlyEmpty: true }));
    await form.getByRole('button', { name: journey.submit, exact: true }).click();
    await expect(page.getByText(journey.success).first()).toBeVisible();
    await expect.poll(() => stored()).toBe(1);
  });
}

/** Chooses a saved address in the first text box, as a visitor does. @returns the values of the filled fields */
async function autofill(page: Page, form: Locator, email: string): Promise<string[]> {
  const fields = Object.entries({
    NAME_FIRST: 'Ada',
    NAME_LAST: 'Obi',
    NAME_FULL: 'Ada Obi',
    COMPANY_NAME: 'Orchard',
    EMAIL_ADDRESS: email,
    PHONE_HOME_WHOLE_NUMBER: '+2348031234567',
  }).map(([type, value]) => ({ name: type, value }));
  await form.getByRole('textbox').first().focus();
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await cdp.send('Autofill.enable');
  await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
  const values = () =>
    form.locator(':autofill').evaluateAll((all) => all.map((field) => Object(field).value));
  await expect.poll(values).not.toEqual([]);
  return values();
}
