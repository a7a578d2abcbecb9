import { describe, expect, it } from 'vitest';
import { pages, read } from './built-site.ts';

describe('what the operator has not set', () => {
  it('is on no page', () => {
    for (const { path, html } of pages()) {
      if (path.startsWith('/developers/')) continue;
      expect(html, path).not.toMatch(/href="?(?:tel:|https:\/\/wa\.me)/);
      expect(html, path).not.toMatch(
        /By phone|On WhatsApp|Outages|How can I pay|Where does my data lie/,
      );
    }
  });
});

it('"Bring what you have" names what the import reads, and links to how', () => {
  const html = read('/pricing.html').toString();
  const [section = ''] = /<section id="?moving[\s\S]*?<\/section>/.exec(html) ?? [];
  for (const tool of ['Mailchimp', 'SendGrid', 'Postmark', 'Mailgun', 'Amazon SES', 'CSV']) {
    expect(section).toContain(tool);
  }
  for (const page of ['guides/suppressions', 'reference/contacts', 'guides/webhooks']) {
    expect(section).toMatch(new RegExp(`href="?/developers/${page}[">]`));
  }
});
