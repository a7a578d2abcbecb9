import { type RunningServer, startServer } from '../../script/start-server.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { rowsOf, uniqueEmail } from './rows.ts';

let server: RunningServer;
let mailServer: MailServer;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: mailServer.url });
});
test.afterAll(async () => {
  await server?.stop();
  await mailServer?.close();
});

/** Signs up in the footer. @returns the email address, and the link from the email */
async function signUp(page: Page) {
  const email = uniqueEmail();
  await page.goto(`${server.url}/contact/sent`);
  const form = page.getByRole('form', { name: 'Newsletter', exact: true });
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => mailTo(email)?.subject).toContain('Confirm your address');
  const [link = ''] = /http:\S+\/newsletter\/confirm\/\S+/.exec(mailTo(email)?.text ?? '') ?? [];
  expect(link.startsWith(server.url)).toBe(true);
  return { email, link };
}

const mailTo = (email: string) => mailServer.receivedBy(email)[0];

const statusOf = async (email: string) => {
  const [row] = await rowsOf('subscribers', server, email);
  return row?.status;
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('opening the link confirms nothing, the button does', async ({ page }) => {
      const { email, link } = await signUp(page);
      const mail = mailTo(email);
      expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
        'List-Unsubscribe=One-Click',
      );
      for (let visit = 0; visit < 3; visit++) {
        await page.goto(link);
        await page.waitForLoadState('networkidle');
      }
      expect(await statusOf(email)).toBe('pending');

      await page.getByRole('button', { name: 'Confirm my subscription' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
      await expect(page.getByText(email)).toBeVisible();
      expect(await statusOf(email)).toBe('confirmed');
      if (javaScriptEnabled) await expectAccessible(page);
    });

    test('an invalid link offers the sign-up form', async ({ page }) => {
      const { email, link } = await signUp(page);
      await page.goto(link.slice(0, -3));
      await page.getByRole('button', { name: 'Confirm my subscription' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This link is no longer valid',
      );
      expect(await statusOf(email)).toBe('pending');
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole('link', { name: 'Sign up again' }).click();
      await expect(page.getByRole('form', { name: 'Newsletter', exact: true })).toBeInViewport();
    });
  });
}
