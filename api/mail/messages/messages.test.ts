import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { formatUsd, savings } from '@grovemail/domain/savings/savings.ts';
import { describe, expect, it } from 'vitest';
import type { OperatorBranding } from '../../mailing/layout/mail-content.ts';
import { leadNotice } from './lead-notice.ts';
import { allMails, figures, toAnyone } from './mails-for-test.ts';
import { receipt } from './receipt.ts';
import { renderMail } from './render-mail.ts';

const branding: OperatorBranding = {
  brand: 'Grove & "Mail"',
  address: ['Grove & "Mail"', '12 <Orchard> Road'],
  site: 'https://grovemail.example',
  pictures: '0a1b2c3d',
  ops: 'sudo deploy/ops',
};
const evil = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`;
const link = `https://grovemail.example/x?a=1&b="><script>`;
const record = { id: evil, createdAt: Date.UTC(2026, 10, 21, 8, 14) };
const mails = allMails(branding, { words: evil, link });

describe.each(Object.entries(mails))('%s', (_, content) => {
  const { html, text } = renderMail(content, branding);
  const tags = html.match(/<[^>]*>/g) ?? [];

  it('names commands as they are run', () => {
    expect(`${text}${html}`).not.toContain('npm run');
  });

  it('escapes every value', () => {
    expect(html).not.toContain('<script');
    expect(tags.filter((tag) => tag.startsWith('<img')).join('')).not.toContain('onerror');
    expect(html).not.toContain('12 <Orchard>');
    expect(html.replace(/<style>.*?<\/style>|<[^>]*>/gs, '')).not.toMatch(/[<>]/);
  });

  it('fetches nothing but pictures and fonts of the site, the same for every recipient', () => {
    const fetched = html.match(/(?<=src="|url\(')[^"']+/g) ?? [];
    for (const address of fetched)
      expect(address).toMatch(
        /^https:\/\/grovemail\.example\/email\/[\w-]+\.(png\?v=0a1b2c3d|woff2)$/,
      );
    expect(tags.join('')).not.toMatch(/<(link|iframe|script|object)|\bbackground=/);
    expect(html).not.toContain('@import');
  });

  it('has the same content in text and HTML', () => {
    const plain = plainOf(html);
    for (const part of content.parts) {
      const words: string[] = [];
      if (part.kind === 'facts') words.push(...part.facts.map(({ value }) => value));
      if (part.kind === 'text' || part.kind === 'heading') words.push(part.text);
      if (part.kind === 'button') words.push(part.label, part.note ?? '');
      if (part.kind === 'steps')
        words.push(...part.steps.flatMap((step) => [step.title, step.text]));
      if (part.kind === 'amounts')
        words.push(
          ...[...part.amounts, ...(part.total ? [part.total] : [])].map(({ value }) => value),
        );
      if (part.kind === 'bars') words.push(...part.bars.map((bar) => bar.name));
      if (part.kind === 'figures') words.push(...part.figures.map((figure) => figure.name));
      if (part.kind === 'command') words.push(...part.lines);
      for (const word of words)
        expect([word, text.includes(word), plain.includes(word)]).toEqual([word, true, true]);
    }
    const links = content.parts.flatMap((part) => (part.kind === 'button' ? [part.href] : []));
    for (const href of links) {
      expect(text).toContain(href.replace(/^mailto:([^?]*).*/, '$1'));
      expect(html).toContain(`href="${escapeHtml(href)}"`);
    }
    expect(text).toContain(content.why);
    expect(plain).toContain(content.why);
  });

  it('has a text that reads as a letter: title, greeting, words, signature, and why it came', () => {
    const [title, second] = text.split('\n\n');
    expect(title).toBe(content.title);
    expect(second?.startsWith('Hello')).toBe(content.greeting !== undefined);
    expect(text).toMatch(/\n\nGrove & "Mail"\n\n-- \n\nYou’re receiving this email because /);
    expect(text).not.toMatch(/\n{3}|undefined/);
  });

  it('says why it came, and how to stop it', () => {
    const stops = content.unsubscribe
      ? `Unsubscribe this address:\n${content.unsubscribe}`
      : /nothing to unsubscribe from|stops? /;
    expect(text).toMatch(stops);
    if (content.unsubscribe) expect(html).toContain('>Unsubscribe this address</a>');
  });
});

describe.each(Object.entries(mails).filter(([name]) => toAnyone.includes(name)))(
  '%s, to an address that anyone can type',
  (_, content) => {
    const { html, text } = renderMail(content, branding);

    it('repeats nothing that a stranger typed', () => {
      expect(plainOf(html) + text).not.toMatch(/alert|onerror/);
    });

    it('has a link that continues', () => {
      expect(content.parts.map(({ kind }) => kind)).toContain('button');
    });
  },
);

/** The words of HTML. */
function plainOf(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

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
    expect(text.split('\n\n')[1]).toBe(greeting);
    expect(text + html).not.toContain('evil.example');
  });

  it('R472 opens with the savings, only above the threshold, and links to the calculation', () => {
    const { active_count: activeCount, services } = figures;
    const { chargeUsd } = savings({ activeCount, currentCost: 0, services });
    const costFor = (saved: number) => Math.round((chargeUsd + saved) * 100) / 100;
    const receiptFor = (saved: number) => {
      const paying = { ...figures, current_cost: costFor(saved) };
      return receipt({ kind: 'savings', name: 'Ada', figures: paying }, branding);
    };
    const [above, at] = [receiptFor(2769.44), receiptFor(100)];
    expect(above.title).toBe('You could save $2,769.44 a year');
    for (const line of [
      `What you pay now: $${formatUsd(chargeUsd + 2769.44)}`,
      `With ${branding.brand}: $${formatUsd(chargeUsd)}`,
      'You save: $2,769.44',
    ])
      expect(renderMail(above, branding).text).toContain(line);
    expect(renderMail(above, branding).text).toContain(
      `https://grovemail.example/calculator?customers=20000&active=8000&cost=${costFor(2769.44)}&services=campaign,transactional`,
    );
    expect(at.title).toBe('We’ve got your figures');
    expect(renderMail(at, branding).text).toContain('no immediate savings');
    expect(renderMail(at, branding).text).toContain('You save: $100.00');
  });

  it('says what each service would cost, and promises no savings, where none is chosen', () => {
    const mail = receipt(
      { kind: 'savings', name: 'Ada', figures: { ...figures, services: {} } },
      branding,
    );
    const { text } = renderMail(mail, branding);
    const { active_count: activeCount } = figures;
    for (const service of ['campaign', 'automation', 'transactional', 'push']) {
      const { chargeUsd } = savings({ activeCount, currentCost: 0, services: { [service]: true } });
      expect(text).toContain(`: $${formatUsd(chargeUsd)}\n`);
    }
    expect(text).toContain('A year of each, based on your numbers:');
    expect(text).not.toMatch(/save|Total/);
    expect(text).toContain('Choose services');
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
      'Received: Nov 21, 2026, 8:14 am UTC',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).toContain('Reply:\nada@shop.example\nA reply to this email');
  });

  it('leads with savings above the threshold, offers a reply, and calls no lack of services a saving', () => {
    const metadata = { firstname: 'Ada', email: 'ada@shop.example', current_cost: 6000.5 };
    const notice = (services: Record<string, boolean>, savings = 5000) =>
      renderMail(
        leadNotice(
          { ...record, type: 'savings', metadata: { ...metadata, services, savings } },
          branding,
        ),
        branding,
      );
    const { text, html } = notice({ campaign: true });
    expect(text).toMatch(/^Ada could save \$5,000\.00 a year\n/);
    expect(notice({ campaign: true }, 100).text).toMatch(/^Ada\n/);
    expect(notice({ campaign: false }).text).toMatch(/^Ada\n/);
    expect(text).toContain('Current annual cost (USD): $6,000.50\n');
    expect(text).not.toContain('Savings a year');
    expect(notice({ campaign: true }, 100).text).toContain('Savings a year: $100.00\n');
    expect(text).toContain('Reply to Ada:\nada@shop.example\n');
    expect(html).toContain('href="mailto:ada@shop.example?subject=Re%3A%20your');
    expect(notice({ campaign: false }).text).not.toContain('Savings');
    expect(notice({ campaign: false }).text).toContain('Services you pay for: None\n');
  });

  it('offers the reply before the details', () => {
    const notices = Object.entries(mails).filter(([name]) => name.endsWith('notice'));
    expect(notices).toHaveLength(4);
    for (const [name, { parts }] of notices) {
      const kinds = parts.map(({ kind }) => kind);
      // The words of a stranger are no valid address, so a sentence takes the button's place.
      const reply = parts.findIndex((part) => part.kind === 'text' && !part.isQuiet);
      expect([name, reply >= 0 && reply < kinds.indexOf('facts')]).toEqual([name, true]);
    }
  });

  it('is titled with the sender, and repeats the id in no fact', () => {
    const lead = { ...record, id: '0192f3a4', type: 'demo' as const };
    const who = { firstname: 'Dana', lastname: 'Reed', company_name: 'Harbor Supply' };
    const notice = leadNotice({ ...lead, metadata: who }, branding);
    expect(notice.title).toBe('Dana Reed, Harbor Supply');
    expect(renderMail(notice, branding).html.match(/0192f3a4/g)).toHaveLength(1);
    expect(leadNotice({ ...lead, metadata: {} }, branding).title).toBe('New demo request');
  });

  it('warns if a reply would reach nobody (D14)', () => {
    const { text } = renderMail(
      leadNotice({ ...record, type: 'demo', metadata: { email: 'call me' } }, branding),
      branding,
    );
    expect(text).toContain('will not reach them');
  });
});
