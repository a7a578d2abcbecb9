import { brand } from '@grovemail/config/brand.ts';
import { describe, expect, it } from 'vitest';
import { pages, read } from './built-site.ts';

const facts: Readonly<Record<string, unknown>> = { ...brand.support, ...brand.forBuyers };

describe('what the operator has not set', () => {
  it.each<[keyof typeof facts, RegExp]>([
    ['phone', /href="?tel:|By phone/],
    ['whatsapp', /href="?https:\/\/wa\.me|On WhatsApp/],
    ['statusUrl', /Outages/],
    ['paymentMethods', /How can I pay/],
    ['dataLocation', /Where is my data stored/],
  ])('is on no page, and what is set is on some: %s', (fact, shown) => {
    const found = pages().filter(
      ({ path, html }) => !path.startsWith('/developers/') && shown.test(html),
    );
    expect(found.length > 0).toBe(facts[fact] !== undefined);
  });
});

it('"Moving from another tool?" names what the import reads, and links to how', () => {
  const html = read('/pricing.html').toString();
  const [section = ''] = /<section id="?moving[\s\S]*?<\/section>/.exec(html) ?? [];
  for (const tool of ['Mailchimp', 'SendGrid', 'Postmark', 'Mailgun', 'Amazon SES', 'CSV']) {
    expect(section).toContain(tool);
  }
  for (const page of ['guides/suppressions', 'reference/contacts', 'guides/webhooks']) {
    expect(section).toMatch(new RegExp(`href="?/developers/${page}[">]`));
  }
});
