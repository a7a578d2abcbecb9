import { expectAccessibleInAllThemes } from '../axe.ts';
import { countRequests } from '../count-requests.ts';
import { delayRequests } from '../delay-requests.ts';
import { expect, test } from '../fixtures.ts';
import { fillInLead, forms, labelsOf, leadFormOn, visitLeadForm } from '../lead-form.ts';
import { leadsOf } from '../lead-rows.ts';

const failure = 'An error occurred. Please try again.';

for (const kind of ['demo', 'startup'] as const) {
  const { path, post, success, promise, note, meanwhile } = forms[kind];

  test(`${kind}: R301 required fields, selects included, have an asterisk`, async ({ page }) => {
    await page.goto(path);
    const lead = leadFormOn(page, kind);
    for (const label of labelsOf(kind)) {
      await expect(lead.field(label)).toHaveAttribute('required', '');
      const content = await lead.form
        .locator('label', { hasText: label })
        .evaluate((element) => getComputedStyle(element, '::after').content);
      expect(content).toContain(' *');
    }
  });

  test.describe(`${kind}: not sent`, () => {
    test('R291 Enter and a press in place of the disabled button mark the missing fields, and send nothing', async ({
      page,
    }) => {
      const sent = countRequests(page, 'POST');
      const lead = await visitLeadForm(page, kind);
      await expect(lead.submit).toBeDisabled();
      await lead.field('First name').fill('Ada');
      await lead.field('First name').press('Enter');
      await expect(lead.field('Last name')).toBeFocused();
      await expect(lead.field('Last name')).toHaveAttribute('aria-invalid', 'true');
      await lead.field('Last name').fill('Obi');
      const box = await lead.submit.boundingBox();
      if (!box) throw new Error('The button is not visible.');
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(lead.field('Company name')).toBeFocused();
      await expect(lead.field('First name')).not.toHaveAttribute('aria-invalid', 'true');
      expect(sent()).toBe(0);
    });

    test('R263, R290–R292, R294, R295, D15 the button is disabled until every field is filled in, and the last three missing are named', async ({
      page,
    }) => {
      const sent = countRequests(page, 'POST');
      await page.goto(path);
      const lead = leadFormOn(page, kind);
      await expect(lead.submit).toBeDisabled();
      await lead.form.hover();
      await expect(lead.form).toHaveJSProperty('noValidate', true);
      await expect(lead.form.getByText(note)).toBeVisible();
      await fillInLead(lead, kind);
      await expect(lead.submit).toBeEnabled();
      await expect(lead.form.getByText(promise)).toBeVisible();
      for (const label of labelsOf(kind)) {
        const field = lead.field(label);
        const isChoice = label in forms[kind].choices;
        const value = await field.inputValue();
        if (isChoice) await field.selectOption('');
        else await field.fill('   ');
        await expect(lead.submit).toBeDisabled();
        await expect(lead.form.getByText(`Still missing: ${label}.`)).toBeVisible();
        if (isChoice) await field.selectOption(value);
        else {
          await field.press('Enter');
          await field.fill(value);
        }
        await expect(lead.submit).toBeEnabled();
      }
      const names = ['First name', 'Last name', 'Company name'];
      for (const name of names) await lead.field(name).fill('');
      await expect(lead.form.getByText(`Still missing: ${names.join(', ')}.`)).toBeVisible();
      expect(sent()).toBe(0);
    });

    test('R266–R269, R366, R368, R370, D6 each failure shows an alert, and all values are kept', async ({
      page,
    }) => {
      const lead = await visitLeadForm(page, kind);
      const fields = await fillInLead(lead, kind);
      for (const [name, response] of Object.entries({
        'no connection': null,
        'a falsy payload': { status: 200, json: { error: null, payload: null } },
        'an error message': { status: 400, json: { error: 'No room.', payload: null } },
      })) {
        await test.step(name, async () => {
          await page.route(post, (route) => (response ? route.fulfill(response) : route.abort()));
          await lead.submit.click();
          await expect(lead.alert).toHaveText(failure);
          await expect(lead.alert).toBeFocused();
          await expect(lead.submit).toBeEnabled();
          await expect(lead.field('Company name')).toHaveValue(fields.company_name);
          await lead.dismiss.click();
          await expect(lead.alert).toHaveCount(0);
          await expect(lead.field('First name')).toBeFocused();
          await page.unroute(post);
        });
      }
    });

    test('a name that is too long shows an error at its field, which is focused', async ({
      page,
    }) => {
      const sent = countRequests(page, 'POST');
      const lead = await visitLeadForm(page, kind);
      await fillInLead(lead, kind);
      await page.evaluate(`document.querySelector('[name=lastname]').removeAttribute('maxlength')`);
      await lead.field('Last name').fill('x'.repeat(101));
      await lead.submit.click();
      await expect(lead.field('Last name')).toBeFocused();
      await expect(lead.field('Last name')).toHaveAccessibleDescription(
        'Last name can be at most 100 characters long.',
      );
      expect(sent()).toBe(0);
    });
  });

  test.describe(`${kind}: sent`, () => {
    test('R264, R265, R268, R338–R344, R367, R369 once and in full, and the form is cleared', async ({
      page,
      server,
    }) => {
      await page.goto('/?utm_source=first&utm_medium=mail');
      await page.goto('/pricing?utm_source=later&x=1');
      const lead = await visitLeadForm(page, kind);
      const fields = await fillInLead(lead, kind);
      const requestPromise = page.waitForRequest(post);
      await lead.submit.dblclick();
      expect((await requestPromise).postDataJSON()).toEqual({
        type: kind,
        metadata: { type: kind, ...fields },
        attribution: {
          utm: 'utm_source=later&x=1',
          first_touch: { utm_source: 'first', utm_medium: 'mail' },
        },
      });
      await expect(lead.success).toHaveText(success);
      await expect(lead.success).toBeFocused();
      // The focus reads it, so it is not announced as well.
      await expect(lead.letter).toHaveAttribute('aria-live', 'off');
      await expect(lead.letter).toContainText(`Thank you, Ada. We’ll email ${fields.email}.`);
      const [label, href] = meanwhile;
      const link = lead.letter.getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', href);
      await expect(lead.form).toBeHidden();
      for (const label of labelsOf(kind)) await expect(lead.field(label)).toHaveValue('');
      for (const back of [lead.dismiss, lead.again]) await expect(back).toBeVisible();
      await lead.dismiss.click();
      await expect(lead.success).toHaveCount(0);
      await expect(lead.field('First name')).toBeFocused();
      await expect(lead.submit).toBeDisabled();
      await expect(lead.form.getByText(note)).toBeVisible();
      expect(await leadsOf(server, fields.email)).toMatchObject([{ type: kind, metadata: fields }]);

      await page.reload();
      await lead.form.hover();
      await expect(lead.form).toHaveJSProperty('noValidate', true);
      await expect(lead.field('Last name')).toHaveValue('');
      expect(await page.evaluate('Object.keys(sessionStorage).length')).toBe(0);
    });

    test('R293, D14 with any email address and phone number, which only show warnings', async ({
      page,
      server,
    }) => {
      const lead = await visitLeadForm(page, kind);
      const email = `not an address ${crypto.randomUUID()}`;
      await fillInLead(lead, kind, email);
      await lead.field('Phone number').fill('n/a');
      await lead.field('First name').focus();
      await expect(lead.field('Company email')).toHaveAccessibleDescription(/no @/);
      await expect(lead.field('Phone number')).toHaveAccessibleDescription(/complete\?/);
      await lead.submit.click();
      await expect(lead.success).toHaveText(success);
      await expect(lead.letter).toContainText(`“${email}” has no @`);
      expect(await leadsOf(server, email)).toHaveLength(1);
    });

    test('D14 a warning that appears on click does not move the button from under the pointer', async ({
      page,
      server,
    }) => {
      const lead = await visitLeadForm(page, kind);
      const email = `ada ${crypto.randomUUID()}`;
      await fillInLead(lead, kind, email);
      await lead.field('Phone number').fill('n/a');
      await lead.submit.click();
      await expect(lead.success).toHaveText(success);
      expect(await leadsOf(server, email)).toHaveLength(1);
    });

    test('a lost response and a reload: the values are kept, and a retry stores one row', async ({
      page,
      server,
    }) => {
      await page.route(
        post,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      const lead = await visitLeadForm(page, kind);
      const fields = await fillInLead(lead, kind);
      await lead.submit.click();
      await expect(lead.alert).toHaveText(failure);
      await page.reload();
      await expect(lead.form).toHaveJSProperty('noValidate', true);
      await expect(lead.field('Company email')).toHaveValue(fields.email);
      await lead.submit.click();
      await expect(lead.success).toHaveText(success);
      expect(await leadsOf(server, fields.email)).toHaveLength(1);
    });

    test('filled in and submitted before hydration', async ({ page, server }) => {
      const { requested, release } = await delayRequests(page, '**/_astro/LeadForm*.js');
      await page.goto(path);
      const lead = leadFormOn(page, kind);
      const fields = await fillInLead(lead, kind);
      await requested;
      await expect(lead.submit).toBeEnabled();
      await lead.submit.click();
      release();
      await Promise.race([lead.success.waitFor(), page.waitForURL(post)]);
      expect(await leadsOf(server, fields.email)).toMatchObject([{ metadata: fields }]);
    });

    test('a filled honeypot quarantines the lead, with the same response', async ({
      page,
      server,
    }) => {
      const lead = await visitLeadForm(page, kind);
      const { email } = await fillInLead(lead, kind);
      await lead.form
        .locator('input[aria-hidden=true]')
        .fill('https://spam.example', { force: true });
      await lead.submit.click();
      await expect(lead.success).toHaveText(success);
      expect(await leadsOf(server, email)).toEqual([]);
      expect(await leadsOf(server, email, '--quarantined')).toHaveLength(1);
    });
  });

  test.describe(`${kind}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the form ends on a page that names the address, and stores one row', async ({
      page,
      server,
    }) => {
      await page.goto(path);
      const lead = leadFormOn(page, kind);
      await expect(lead.submit).toBeEnabled();
      const fields = await fillInLead(lead, kind);
      await lead.submit.click();
      await expect(page.getByRole('heading', { name: success })).toBeVisible();
      const sender = page.getByText(`Thank you, Ada. We’ll email ${fields.email}.`);
      await expect(sender).toBeVisible();
      expect(await leadsOf(server, fields.email)).toMatchObject([{ type: kind, metadata: fields }]);
    });
  });

  test.describe(`${kind}: accessibility`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('no axe violations in any state, light and dark at 360 and 1280 px', async ({ page }) => {
      await page.route(post, (route) => route.abort(), { times: 1 });
      const lead = await visitLeadForm(page, kind);
      await expectAccessibleInAllThemes(lead.form);
      await fillInLead(lead, kind);
      await lead.submit.click();
      await expect(lead.alert).toBeVisible();
      await expectAccessibleInAllThemes(lead.form);
      await lead.submit.click();
      await expect(lead.success).toBeVisible();
      await expectAccessibleInAllThemes(lead.letter);
    });
  });
}
