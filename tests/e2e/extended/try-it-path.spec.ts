import {
  codeGroup,
  consoleDialog,
  expectStatus,
  openConsole,
  takeKeyAndSend,
} from '../api-console.ts';
import { expect, type Page, test } from '../fixtures.ts';

const contacts = '/developers/reference/contacts';
const mails = '/developers/reference/transactionals';
const save = 'Create or update a contact';

/** The line between a form field and the request. */
const path = (page: Page) => consoleDialog(page).locator('.try-path path').last();

async function boxOf(page: Page, name: string) {
  const field = consoleDialog(page).getByLabel(name, { exact: true });
  await field.focus();
  const box = await field.boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return box;
}

for (const width of [768, 1280, 1920]) {
  test(`at ${width} px, a path connects the edited field and its line of the request`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openConsole(page, contacts, save);
    for (const name of ['email', 'country', 'firstname']) {
      const field = await boxOf(page, name);
      const line = codeGroup(page, 'Request, HTTP').getByText(`"${name}":`).locator('..');
      await expect(line).toBeInViewport();
      const to = await line.boundingBox();
      await expect
        .poll(async () => {
          const drawn = await path(page).boundingBox();
          if (!drawn || !to) return null;
          const ends = [drawn.y, drawn.y + drawn.height];
          const meets = (box: typeof field) =>
            ends.some((y) => y > box.y - 3 && y < box.y + box.height + 3);
          return {
            from: Math.abs(drawn.x - (field.x + field.width)) < 4 && meets(field),
            to: Math.abs(drawn.x + drawn.width - to.x) < 8 && meets(to),
          };
        })
        .toEqual({ from: true, to: true });
    }
  });
}

test('on a phone, there is no path, and no image is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await openConsole(page, mails, 'Send a transactional email');
  await takeKeyAndSend(page);
  await expectStatus(page, '200 OK');
  await expect(consoleDialog(page).getByTitle('HTML of the email')).toBeVisible();
  await consoleDialog(page).getByLabel('recipient_email', { exact: true }).focus();
  await expect(path(page)).not.toHaveAttribute('d', /./);
  expect(fetched.filter((url) => /_astro.*\.svg$/.test(url))).toEqual([]);
});

test('the focused field is not covered by the button below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await openConsole(page, contacts, save);
  await consoleDialog(page).getByLabel('email', { exact: true }).focus();
  const send = consoleDialog(page).getByRole('button', { name: 'Get a test key and send' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = consoleDialog(page).locator(':focus');
    if ((await focused.getAttribute('type')) === 'submit') return;
    const [box, bar] = [await focused.boundingBox(), await send.boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  throw new Error('Tab did not reach the button.');
});
