import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand.ts';
import { read } from './built-site.ts';

/** Statements each document must contain, and the anchor of their section. */
const documents = {
  '/terms': {
    title: 'Terms and Conditions',
    statements: {
      'R475 unsubscribe requests': [
        'unsubscribe-requests',
        'Unsubscribe requests are processed within 10 days of submission.',
      ],
      'R476 after termination': [
        'unsubscribe-requests',
        'after termination, unsubscribe requests are processed within 30 days of the last campaign.',
      ],
      'R477 billing disputes': ['billing-disputes', 'within 30 days of the invoice date'],
      'R478 inactivity': [
        'your-content-and-data',
        'subscriber data may be deleted after 60 days of inactivity',
      ],
      'R479, H7 age': ['who-may-use-it', 'Users under 18 are not allowed'],
      'R480 liability': [
        'liability',
        'the lesser of what you paid us in the previous 12 months and $500',
      ],
      'R481 credits roll over': ['credits', 'Credits that you do not use roll over monthly'],
      'R482 no refund': ['credits', 'Credits are non-refundable.'],
      'R483 no cash': ['credits', 'They have no cash value'],
    },
  },
  '/privacy': {
    title: 'Privacy Policy',
    statements: {
      'R484, H7 age': ['children', 'We serve no one under 13'],
      'no cookies': ['on-your-device', 'We set no cookies.'],
      'R21 what is stored under utm': ['on-your-device', 'utm: the tags of the last campaign'],
      'B15 the currency': ['on-your-device', 'currency: the currency you chose for prices'],
      'D11 pending until confirmed': ['newsletter', 'hold it as unconfirmed'],
    },
  },
} as const;

describe.each(Object.entries(documents))('%s', (path, { title, statements }) => {
  const html = read(`${path}.html`).toString();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const [article = ''] =
    new RegExp(`<article[^>]* aria-label="${title}"[\\s\\S]*?</article>`).exec(main) ?? [];
  const sections = article.split(/<section[^>]*>(?=<h2 id=")/).slice(1);
  const idOf = (section: string) => /^<h2 id="([^"]+)"/.exec(section)?.[1] ?? '';

  it(`R32, R33, R140, R141 is titled "${title}" and dated`, () => {
    expect(textsOf(main, 'h1')).toEqual([title]);
    expect(textsOf(html, 'title')).toEqual([`${title} · ${brand.name}`]);
    expect(textsOf(main, 'time')).toEqual([expect.stringMatching(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)]);
    expect(main).toMatch(/<time datetime="20\d\d-\d\d-\d\d"/i);
  });

  it.each(Object.entries(statements))('%s', (_name, [anchor, text]) => {
    const section = sections.find((candidate) => idOf(candidate) === anchor) ?? '';
    expect(plainText(section)).toContain(text);
  });

  it('lists every section in order, and every heading links to itself', () => {
    const [contents = ''] = /<nav[^>]* aria-labelledby="contents"[\s\S]*?<\/nav>/.exec(main) ?? [];
    const listed = [...contents.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)].map(
      ([, id, html = '']) => ({ id, title: plainText(html.replace('</span>', ' ')) }),
    );
    expect(plainText(contents)).toMatch(/^On this page/);
    expect(sections.length).toBeGreaterThan(9);
    expect(listed).toEqual(
      sections.map((section) => ({ id: idOf(section), title: textsOf(section, 'h2')[0] })),
    );
    expect(new Set(sections.map(idOf)).size).toBe(sections.length);
    for (const section of sections) expect(section).toMatch(/^<h2 id="([^"]+)"><a [^>]*href="#\1"/);
  });

  it('links to our own email address only', () => {
    const addresses = [...article.matchAll(/href="mailto:([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set([brand.contact.email]));
  });
});

function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(([, inner = '']) => plainText(inner));
}

/** The visible text. */
function plainText(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
