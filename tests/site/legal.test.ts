import { describe, expect, it } from 'vitest';
import { read } from './built-site.ts';

/** What each document must say, by the anchor under which it stands. */
const documents = {
  '/terms': {
    title: 'Terms and Conditions',
    says: {
      'R475 unsubscribe requests': [
        'unsubscribe-requests',
        'Unsubscribe requests are processed within 10 days of submission.',
      ],
      'R476 after termination': [
        'unsubscribe-requests',
        'after termination, unsubscribe requests are processed within 30 days of the last campaign.',
      ],
      'R477 billing disputes': ['billing-disputes', 'within 30 days of the date of the bill'],
      'R478 inactivity': [
        'your-content-and-data',
        'subscriber data may be deleted after 60 days of inactivity',
      ],
      'R479, H7 age': ['who-may-use-it', 'Users under 18 are not allowed'],
      'R480 liability': [
        'liability',
        'the lesser of what you paid us in the 12 months before, or $500',
      ],
      'R481 credits stay': ['credits', 'Credits that you do not use roll over monthly'],
      'R482 no refund': ['credits', 'Credits are non-refundable.'],
      'R483 no cash': ['credits', 'They have no cash value'],
    },
  },
  '/privacy': {
    title: 'Privacy Policy',
    says: {
      'R484, H7 age': ['children', 'We serve no one under 13'],
      'no cookies': ['on-your-device', 'We set no cookies.'],
      'R21 what is stored under utm': ['on-your-device', 'utm: the marks of the last campaign'],
      'B15 the currency': ['on-your-device', 'currency: the currency in which you chose'],
      'D11 pending until confirmed': ['newsletter', 'kept as pending'],
    },
  },
} as const;

describe.each(Object.entries(documents))('%s', (path, { title, says }) => {
  const html = read(`${path}.html`).toString();
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  const [article = ''] =
    new RegExp(`<article[^>]* aria-label="${title}"[\\s\\S]*?</article>`).exec(main) ?? [];
  const parts = article.split(/<section[^>]*>(?=<h2 id=")/).slice(1);
  const idOf = (part: string) => /^<h2 id="([^"]+)"/.exec(part)?.[1] ?? '';

  it(`R32, R33, R140, R141 is titled "${title}" and dated`, () => {
    expect(textsOf(main, 'h1')).toEqual([title]);
    expect(textsOf(html, 'title')).toEqual([`${title} · Grovemail`]);
    expect(textsOf(main, 'time')).toEqual([expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/)]);
    expect(main).toMatch(/<time datetime="20\d\d-\d\d-\d\d"/i);
  });

  it.each(Object.entries(says))('%s', (_name, [anchor, text]) => {
    const [part = ''] = parts.filter((one) => idOf(one) === anchor);
    expect(plain(part)).toContain(text);
  });

  it('every part is in the list, in order, and every heading leads to itself', () => {
    const [contents = ''] = /<nav[^>]* aria-labelledby="contents"[\s\S]*?<\/nav>/.exec(main) ?? [];
    const listed = [...contents.matchAll(/<a href="#([^"]+)">([\s\S]*?)<\/a>/g)].map(
      ([, id, words = '']) => ({ id, words: plain(words.replace('</span>', ' ')) }),
    );
    expect(plain(contents)).toMatch(/^On this page/);
    expect(parts.length).toBeGreaterThan(9);
    expect(listed).toEqual(
      parts.map((part) => ({ id: idOf(part), words: textsOf(part, 'h2')[0] })),
    );
    expect(new Set(parts.map(idOf)).size).toBe(parts.length);
    for (const part of parts) expect(part).toMatch(/^<h2 id="([^"]+)"><a [^>]*href="#\1"/);
  });

  it('every address of mail in it is ours', () => {
    const addresses = [...article.matchAll(/href="mailto:([^"]*)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['hello@grovemail.example']));
  });
});

function textsOf(html: string, tag: string): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...elements].map(([, inner = '']) => plain(inner));
}

/** The words as a reader sees them. */
function plain(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
