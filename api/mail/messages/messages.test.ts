import { describe, expect, it } from 'vitest';
import { enquiryNotice } from './enquiry-notice.ts';
import { leadNotice } from './lead-notice.ts';
import type { MailBranding, MailContent } from './mail-content.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { preferenceLinkMail } from './preference-link.ts';
import { receipt } from './receipt.ts';
import { renderMail } from './render-mail.ts';

const branding: MailBranding = {
  brand: 'Grove & "Mail"',
  address: ['Grove & "Mail"', '12 <Orchard> Road'],
  site: 'https://grovemail.example',
};
const evil = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
const link = `https://grovemail.example/x?a=1&b="><script>`;
const record = { id: evil, createdAt: Date.UTC(2026, 10, 21, 8, 14) };
const person = { firstname: evil, lastname: evil, email: evil, company_name: evil };
const figures = {
  contact_count: 20_000,
  active_count: 8_000,
  current_cost: 4_200.5,
  services: { campaign: true, automation: false, transactional: true, push: false },
  savings: 2_769.2,
};

const mails: Record<string, MailContent> = {
  'newsletter confirmation': newsletterConfirmation({ link, unsubscribe: link }, branding),
  'preference link': preferenceLinkMail({ link }, branding),
  'enquiry notice': enquiryNotice(
    { ...record, fullname: evil, email: evil, subject: evil, body: `${evil}\n${evil}` },
    branding,
  ),
  'demo notice': leadNotice(
    { ...record, type: 'demo', metadata: { ...person, subscribers: evil, utm: evil } },
    branding,
  ),
  'startup notice': leadNotice(
    {
      ...record,
      type: 'startup',
      metadata: { ...person, tools: [evil], first_touch: { ref: evil } },
    },
    branding,
  ),
  'savings notice': leadNotice(
    { ...record, type: 'savings', metadata: { ...person, ...figures } },
    branding,
  ),
  receipt: receipt({ kind: 'enquiry', name: evil }, branding),
  'savings receipt': receipt({ kind: 'savings', name: evil, figures }, branding),
};

describe.each(Object.entries(mails))('%s', (_, content) => {
  const { html, text } = renderMail(content, branding);

  it('escapes every value', () => {
    expect(html).not.toMatch(/<(script|img)/);
    expect(html).not.toContain('12 <Orchard>');
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
  });

  it('fetches nothing', () => {
    const tags = (html.match(/<[^>]*>/g) ?? []).join('');
    expect(tags).not.toMatch(/<(img|link|iframe|script|object)|url\(|\bsrc=|\bbackground=/);
    expect(html).not.toMatch(/url\(|@import/);
  });

  it('has the same content in text and HTML', () => {
    const plain = html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
    for (const part of content.parts) {
      const words = part.kind === 'facts' ? part.facts.map(({ value }) => value) : [];
      if (part.kind === 'text') words.push(part.text);
      if (part.kind === 'button') words.push(part.label, part.href);
      for (const word of words)
        expect([text.includes(word), plain.includes(word)]).toEqual([true, true]);
    }
    expect(text).toContain(content.why);
    expect(plain).toContain(content.why);
  });
});

describe('a receipt', () => {
  it.each([
    ['Ada', 'Hello Ada,'],
    ['Ada Obi', 'Hello Ada,'],
    ["N'Golo Kanté", "Hello N'Golo,"],
    ['Núñez', 'Hello Núñez,'],
    ['Win at evil.example now', 'Hello Win,'],
    ['evil.example', 'Hello,'],
    ['https://evil.example', 'Hello,'],
    ['123', 'Hello,'],
    ['', 'Hello,'],
    ['a'.repeat(31), 'Hello,'],
    ['<b>Ada</b>', 'Hello,'],
  ])('repeats only a first name of %s: %s', (name, greeting) => {
    const { text, html } = renderMail(receipt({ kind: 'enquiry', name }, branding), branding);
    expect(text).toContain(`\n${greeting}\n`);
    expect(text + html).not.toContain('evil.example');
  });

  it('R472 mentions savings only above the threshold, and links to the calculation', () => {
    const above = receipt({ kind: 'savings', name: 'Ada', figures }, branding);
    const at = receipt(
      { kind: 'savings', name: 'Ada', figures: { ...figures, savings: 100 } },
      branding,
    );
    expect(renderMail(above, branding).text).toContain('$2,769.20 a year');
    expect(renderMail(above, branding).text).toContain(
      'https://grovemail.example/calculator?customers=20000&active=8000&cost=4200.5&services=campaign,transactional',
    );
    expect(renderMail(at, branding).text).toContain('no immediate savings');
  });
});

describe('a notice', () => {
  it('shows the labels of fields and choices', () => {
    const { text } = renderMail(
      leadNotice(
        {
          ...record,
          type: 'startup',
          metadata: {
            email: 'ada@shop.example',
            subscribers: '10:50K',
            budget: '1K:5K',
            tools: ['Mailchimp', 'Notion'],
            first_touch: { utm_source: 'x', ref: 'y' },
          },
        },
        branding,
      ),
      branding,
    );
    for (const line of [
      'Number of users: 10K - 50K',
      'Annual email marketing budget: $1,000 - $5,000',
      'Tools you use today: Mailchimp, Notion',
      'First visit from: utm_source=x, ref=y',
      'Received: 2026-11-21 08:14 UTC',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('Reply to this email');
  });

  it('warns if a reply would reach nobody (D14)', () => {
    const { text } = renderMail(
      leadNotice({ ...record, type: 'demo', metadata: { email: 'call me' } }, branding),
      branding,
    );
    expect(text).toContain('will not reach them');
  });
});
