import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailBranding } from '../../api/mail/branding.ts';
import { allMails } from '../../api/mail/messages/mails-for-test.ts';
import { renderMail } from '../../api/mail/messages/render-mail.ts';
import { sampleTemplates } from '../../api/mailing/sample-template.ts';
import { launchChromium } from '../../script/browser.ts';
import { brokenWords } from '../e2e/fit.ts';

const site = 'https://grovemail.example';
const branding = mailBranding(site);
const link = `${site}/x/${'a'.repeat(180)}`;
const mails = {
  ...Object.fromEntries(
    Object.entries(allMails(branding, { words: 'Dana Reed', link })).map(([name, content]) => [
      name,
      renderMail(content, branding).html,
    ]),
  ),
  'sample template': sampleTemplates[0]?.html ?? '',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

describe.each([320, 390, 640])('at %s pixels', (width) => {
  it.each([
    [
      'without their style sheets, as in some Gmail accounts,',
      (html: string) => withoutSheets(html),
    ],
    ['with their style sheets,', (html: string) => html],
  ])('emails %s fit, and break no word of a title', async (_, shown) => {
    const page = await browser.newPage({ viewport: { width, height: 700 } });
    // Pictures are missing as where they are off.
    await page.route(`${site}/**`, (route) => route.abort());
    const wide: unknown[] = [];
    for (const [name, html] of Object.entries(mails)) {
      await page.setContent(shown(html));
      const scrolled = await page.evaluate('document.documentElement.scrollWidth');
      const broken = await brokenWords(page, 'h1');
      if (scrolled !== width || broken.length > 0) wide.push({ name, scrolled, broken });
    }
    await page.close();
    expect(wide).toEqual([]);
  });
});

function withoutSheets(html: string): string {
  const bare = html.replace(/<style>.*?<\/style>/gs, '');
  expect(bare).not.toContain('@media');
  return bare;
}
