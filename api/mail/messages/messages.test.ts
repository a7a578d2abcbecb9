import { describe, expect, it } from 'vitest';
import { enquiryNotice } from './enquiry-notice.ts';
import { leadNotice } from './lead-notice.ts';
import type { Letter, Letterhead } from './letter.ts';
import { newsletterConfirmation } from './newsletter-confirmation.ts';
import { preferenceLinkMail } from './preference-link.ts';
import { receipt } from './receipt.ts';
import { written } from './written.ts';

const letterhead: Letterhead = {
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

const letters: Record<string, Letter> = {
  'newsletter confirmation': newsletterConfirmation({ link, unsubscribe: link }, letterhead),
  'preference link': preferenceLinkMail({ link }, letterhead),
  'enquiry notice': enquiryNotice(
    { ...record, fullname: evil, email: evil, subject: evil, body: `${evil}\n${evil}` },
    letterhead,
  ),
  'demo notice': leadNotice(
    { ...record, type: 'demo', metadata: { ...person, subscribers: evil, utm: evil } },
    letterhead,
  ),
  'startup notice': leadNotice(
    {
      ...record,
      type: 'startup',
      metadata: { ...person, tools: [evil], first_touch: { ref: evil } },
    },
    letterhead,
  ),
  'savings notice': leadNotice(
    { ...record, type: 'savings', metadata: { ...person, ...figures } },
    letterhead,
  ),
  receipt: receipt({ kind: 'enquiry', name: evil }, letterhead),
  'savings receipt': receipt({ kind: 'savings', name: evil, figures }, letterhead),
};

describe.each(Object.entries(letters))('%s', (_, letter) => {
  const { html, text } = written(letter, letterhead);

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

  it('says the same in text and HTML', () => {
    const plain = html
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');
    for (const part of letter.parts) {
      const words = part.kind === 'facts' ? part.facts.map(({ value }) => value) : [];
      if (part.kind === 'text') words.push(part.text);
      if (part.kind === 'button') words.push(part.label, part.href);
      for (const word of words)
        expect([text.includes(word), plain.includes(word)]).toEqual([true, true]);
    }
    expect(text).toContain(letter.why);
    expect(plain).toContain(letter.why);
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
  ])('repeats of %s nothing but a first name: %s', (name, greeting) => {
    const { text, html } = written(receipt({ kind: 'enquiry', name }, letterhead), letterhead);
    expect(text).toContain(`\n${greeting}\n`);
    expect(text + html).not.toContain('evil.example');
  });

  it('R472 tells of savings above the threshold alone, and leads to the calculation', () => {
    const above = receipt({ kind: 'savings', name: 'Ada', figures }, letterhead);
    const at = receipt(
      { kind: 'savings', name: 'Ada', figures: { ...figures, savings: 100 } },
      letterhead,
    );
    expect(written(above, letterhead).text).toContain('$2,769.20 a year');
    expect(written(above, letterhead).text).toContain(
      'https://grovemail.example/calculator?customers=20000&active=8000&cost=4200.5&services=campaign,transactional',
    );
    expect(written(at, letterhead).text).toContain('no immediate savings');
  });
});

describe('a notice', () => {
  it('shows each field by its label and each choice by its words', () => {
    const { text } = written(
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
        letterhead,
      ),
      letterhead,
    );
    for (const line of [
      'Number of users: 10K - 50K',
      'Annual email marketing budget: $1,000 - $5,000',
      'Tools you use today: Mailchimp, Notion',
      'First visit came by: utm_source=x, ref=y',
      'Received: 2026-11-21 08:14 UTC',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('Answer this mail');
  });

  it('says so when an answer would reach nobody (D14)', () => {
    const { text } = written(
      leadNotice({ ...record, type: 'demo', metadata: { email: 'call me' } }, letterhead),
      letterhead,
    );
    expect(text).toContain('does not reach the sender');
  });
});
