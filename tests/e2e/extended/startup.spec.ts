import { expectNoHorizontalScroll } from '../fit.ts';
import { expect, test } from '../fixtures.ts';
import { fillInLead, type LeadForm, leadFormOn, visitLeadForm } from '../lead-form.ts';
import { leadsOf } from '../lead-rows.ts';

test('R117–R126 headline, login, form, tools, eligibility and partners', async ({ page }) => {
  await page.goto('/startup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Start accelerating your growth today',
  );
  const login = page.getByRole('banner').getByRole('link', { name: 'Log In', exact: true });
  await expect(login).toHaveAttribute('href', '/app/login');
  await expect(page.getByRole('form', { name: 'Startup application' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'The tools you get' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Transactional Emails' })).toBeVisible();
  for (const condition of [
    '10K-100K users',
    'Under 5 years old',
    'Bootstrapped or raised under $500,000',
    'User-based application',
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: condition })).toHaveCount(1);
  }
  await main.getByRole('link', { name: 'Apply for the discount' }).click();
  await expect(page.getByLabel('First name')).toBeInViewport();
  await expect(main.locator('[aria-roledescription="carousel"]').getByRole('img')).toHaveCount(12);
});

test('R460–R463, D5 both ranges have the specified labels and values', async ({ page }) => {
  await page.goto('/startup');
  for (const [label, texts, posted] of [
    ['Number of users', ['10K - 50K', '50K - 100K'], ['10:50K', '50K:100K']],
    ['Annual email marketing budget', ['$1,000 - $5,000', '$5,000 - $10,000'], ['1K:5K', '5K:10K']],
  ] as const) {
    const options = page.getByLabel(label, { exact: true }).getByRole('option');
    await expect(options).toHaveText(['Please choose', ...texts]);
    const values = await options.evaluateAll((all) =>
      all.map((option) => option.getAttribute('value')),
    );
    expect(values).toEqual(['', ...posted]);
  }
});

test('R307 tools are chosen, created and removed, and stored', async ({ page, server }) => {
  const lead = await visitLeadForm(page, 'startup');
  const { email } = await fillInLead(lead, 'startup');
  const box = await toolsBox(lead);
  await box.fill('spread');
  await page.getByRole('option', { name: 'Spreadsheets' }).click();
  await box.fill('Abacus');
  await page.getByRole('option', { name: 'Create "Abacus"' }).click();
  await box.fill('Help');
  await page.getByRole('option', { name: 'Help desk' }).click();
  await box.press('Backspace');
  await box.press('Escape');
  await lead.submit.click();
  await expect(lead.success).toHaveText('Application submitted successfully');
  const [row] = await leadsOf(server, email);
  expect(row?.metadata.tools).toEqual(['Spreadsheets', 'Abacus']);
});

test('R301 the first press on the tools opens their list', async ({ page }) => {
  await page.goto('/startup');
  await leadFormOn(page, 'startup').form.getByLabel('Tools you use today').click();
  await expect(page.getByRole('option', { name: 'Spreadsheets' })).toBeVisible();
});

test('R249 tools that collapse on click do not move the button from under the pointer', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const lead = await visitLeadForm(page, 'startup');
  const { email } = await fillInLead(lead, 'startup');
  const box = await toolsBox(lead);
  const tools = [
    'Spreadsheets',
    'In-house scripts',
    'SMS gateway',
    'Product analytics',
    'Help desk',
  ];
  for (const name of tools) {
    await box.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await box.press('Escape');
  await lead.submit.click();
  await expect(lead.success).toHaveText('Application submitted successfully');
  await expect(lead.form.getByText('Spreadsheets')).toHaveCount(0);
  const [row] = await leadsOf(server, email);
  expect(row?.metadata.tools).toEqual(tools);
});

for (const [width, size] of [
  [320, '100%'],
  [360, '200%'],
] as const) {
  test(`R249, R250 the chosen tools fit on one line at ${width} px, text at ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const lead = await visitLeadForm(page, 'startup');
    await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
    const box = await toolsBox(lead);
    for (const name of ['Product analytics', 'In-house scripts']) {
      await box.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
    }
    await box.press('Escape');
    await lead.field('First name').focus();
    const short = lead.form.getByText('Product anal… + 1 more', { exact: true });
    await expect(short).toBeVisible();
    await expectNoHorizontalScroll(page, `${width} px`);
    const [text, input] = await Promise.all([short.boundingBox(), box.boundingBox()]);
    expect(input?.y).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tools are a comma-separated text', async ({ page, server }) => {
    await page.goto('/startup');
    const form = page.getByRole('form', { name: 'Startup application' });
    const lead = { field: (label: string) => form.getByLabel(label, { exact: true }) };
    const { email } = await fillInLead(lead as Parameters<typeof fillInLead>[0], 'startup');
    await lead.field('Tools you use today').fill('CRM, In-house scripts,, CRM');
    await form.getByRole('button', { name: 'Apply now' }).click();
    await expect(page.getByText(`We’ll email ${email}.`)).toBeVisible();
    const [row] = await leadsOf(server, email);
    expect(row?.metadata.tools).toEqual(['CRM', 'In-house scripts']);
  });
});

/** Focuses the text box, which the list replaces. */
async function toolsBox(lead: LeadForm) {
  await lead.field('Tools you use today').focus();
  const box = lead.form.getByRole('combobox', { name: 'Tools you use today' });
  await expect(box).toBeFocused();
  return box;
}
