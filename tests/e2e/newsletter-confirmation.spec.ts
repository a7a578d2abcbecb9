import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type RunningServer, startServer } from '../../script/start-server.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { rowsOf, uniqueEmail } from './rows.ts';

/** A server that sends its email to this worker's SMTP server. */
let server: RunningServer;
let smtp: SMTPServer;
let received: Email[];

test.beforeAll(async () => {
  received = [];
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  server = await startServer({ RATE_LIMIT: 'off', SMTP_URL: `smtp://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await server?.stop();
  await new Promise((resolve) => smtp.close(() => resolve(null)));
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

function mailTo(email: string): Email | undefined {
  return received.find(({ to }) => to?.some(({ address }) => address === email));
}

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
