import { samples } from '@grovemail/config/samples.ts';
import { describe, expect, it } from 'vitest';
import { pages, read } from './built-site.ts';

/** The visible text of a page's `<main>`. */
function mainText(page: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(read(page).toString()) ?? [];
  return visibleText(main);
}

function visibleText(html: string): string {
  return html
    .replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const home = '/index.html';
const product = (slug: string) => `/products/${slug}.html`;

describe('what the pages promise', () => {
  it.each<[claim: string, page: string, patterns: RegExp[]]>([
    [
      'R7 campaigns: inbox delivery, one-click resend, personalisation, live reports',
      product('campaign'),
      [/inbox delivery/i, /in one click/, /Personalization/, /in real time/],
    ],
    [
      'R8 automations: a visual builder, triggered by events, over several channels',
      product('automations'),
      [/Visual builder/, /Any event/, /Email, SMS and web push/],
    ],
    [
      'R9, R15 transactional emails: edited without developers, unlimited, logged, sent by one request',
      product('transactionals'),
      [/without developers/, /Unlimited transactional emails/, /up to 90 days/, /One request/],
    ],
    [
      'R10 analytics: usage charts, event comparison, custom reports, website analytics',
      product('analytics'),
      [/Usage charts/, /Compare any two events/, /Reports you build yourself/, /Website analytics/],
    ],
    [
      'R11 contacts and segments',
      '/startup.html',
      [/Contacts and segments/, /Everyone in one place/, /web push/],
    ],
    ['R11 performance reports', product('campaign'), [/Performance reports/]],
    ...['campaign', 'automations', 'transactionals', 'analytics'].map(
      (slug): [string, string, RegExp[]] => [
        `R13 placement on the page ${slug}`,
        product(slug),
        [/99\.99% inbox placement/],
      ],
    ),
    ['R14 open rates', home, [/16% higher open rates/]],
    ['R16, R489 the startup discount', '/startup.html', [/up to 70% off/]],
    ['R18, R491 an account in two minutes', home, [/It takes under 2 minutes\./]],
    ['R20, R490 a thousand credits', home, [/first 1,000 credits are free/]],
    [
      'B21 whom Growth is for, and up to how many contacts',
      home,
      [/retaining up to \d\S* users/, /up to \d[\d,]* contacts/],
    ],
    [
      'R319 the key is secret',
      '/developers/reference/get-started.html',
      [/elevated privileges/, /Keep the key secret/],
    ],
    [
      'R320, F16 where a key comes from',
      '/developers/reference/get-started.html',
      [/Settings (>|&gt;) Developers/, /npm run ops -- keys create --test/],
    ],
    [
      'R313, R314 event codes and dates',
      '/developers/reference/get-started.html',
      [/should not share an event_code/, /mm-dd-YYYY/],
    ],
    ['R315 gender', '/developers/reference/contacts.html', [/gender\s+“male”, “female” or null/]],
    ['R485 attachments', product('transactionals'), [/PDF attachments up to 1 MB each/]],
  ])('%s', (_, page, patterns) => {
    const text = mainText(page);
    for (const pattern of patterns) expect(text).toMatch(pattern);
  });
});

it.each([
  [product('campaign'), 4],
  [product('automations'), 4],
  [product('transactionals'), 3],
  [product('analytics'), 3],
])('R202 on %s, %i features have an icon above their tagline', (page, count) => {
  const taglines = /<p[^>]*><svg[^>]*>(?:(?!<\/svg>)[\s\S])*<\/svg>[^<]+(?:<\/p>)?<h2/g;
  expect(read(page).toString().match(taglines)).toHaveLength(count);
});

it('R202 on the home page, each product has an icon, a tagline, a title, a description and benefits', () => {
  const feature =
    /<p[^>]*><svg[^>]*>(?:(?!<\/svg>)[\s\S])*<\/svg>[^<]+(?:<\/p>)?<h2[^>]*>[^<]+<\/h2><p[^>]*>[^<]+(?:<\/p>)?<a[^>]*href="?\/products\/(?:(?!<ul)[\s\S])*<ul[^>]*>(?:<li><svg[^>]*>(?:(?!<\/svg>)[\s\S])*<\/svg>[^<]+(?:<\/li>)?){3}<\/ul>/;
  const sections =
    read(home)
      .toString()
      .match(/<section[\s\S]*?<\/section>/g) ?? [];
  const products = sections.filter((section) => section.includes('/products/'));
  expect(products.length).toBeGreaterThanOrEqual(4);
  for (const section of products) expect(section).toMatch(feature);
});

describe('A21 samples are labeled as such, as long as the operator says so', () => {
  const left: string[] = JSON.parse(read('/samples.json').toString());
  const chip = /<p[^>]*>[^<]+<span[^>]*>: the names and figures shown here are invented/g;
  it.each([
    ['partners', /data-carousel[\s\S]*?<\/section>/g, 7],
    ['testimonials', /data-testimonials[\s\S]*?<\/section>/g, 2],
    ['articles', /In The News[\s\S]*?<\/section>/g, 1],
    [
      'pictures',
      // A hero shares the chip of the logos below it.
      /<section(?:(?!<\/section>)[\s\S])*<svg class="?drawing-[\s\S]*?<\/section>(?:<section[^>]*data-carousel[\s\S]*?<\/section>)?/g,
      15,
    ],
  ])('%s, once a section', (kind, part, atLeast) => {
    const file = kind === 'articles' ? 'press' : kind;
    const isSample = kind === 'pictures' || left.includes(`site/content/${file}.ts`);
    const found = pages().flatMap(({ html }) => html.match(part) ?? []);
    // An operator may have none of their own.
    expect(found.length).toBeGreaterThanOrEqual(isSample ? atLeast : 0);
    const chips = samples.label.length > 0 && isSample ? 1 : 0;
    for (const text of found)
      expect(text.match(chip) ?? [], text.slice(0, 300)).toHaveLength(chips);
  });

  it('and nowhere else', () => {
    for (const { path, html } of pages()) {
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
      expect(main.match(/\(sample\)/i), path).toBeNull();
    }
  });
});

it('R322 only the plans mention role-based access control', () => {
  const found = pages().filter(({ html }) => /role-based/i.test(html));
  expect(found.map(({ path }) => path)).toEqual(['/pricing.html']);
});

it.each([
  ['R151', 'guides/webpush', 'Web Push Notifications'],
  ['R153', 'reference/get-started', 'Get Started'],
  ['R154', 'reference/automations', 'Automations'],
  ['R155', 'reference/contacts', 'Contacts'],
  ['R156', 'reference/transactionals', 'Transactional emails'],
])('%s the tree of the documentation links to %s as %s', (_, name, label) => {
  const html = read('/developers/reference/get-started.html').toString();
  const [tree = ''] = /<nav[^>]* aria-label="Documentation"[\s\S]*?<\/nav>/.exec(html) ?? [];
  const [group = ''] = name.split('/', 1);
  const [list = ''] =
    new RegExp(`<details[^>]* data-group="/developers/${group}"[\\s\\S]*?</details>`).exec(tree) ??
    [];
  expect(list).toMatch(new RegExp(`<a [^>]*href="/developers/${name}"[^>]*>${label}</a>`));
});

describe('every screen of the specification (R2)', () => {
  it.each([
    ['R25', '/demo.html', 'Schedule a Demo'],
    ['R26', '/startup.html', 'Start accelerating your growth today'],
    ['R29', '/calculator.html', 'Spend More On The Customers That Pay You'],
    ['R30', '/pricing.html', 'Pay for what you turn on'],
    ['R31', '/contact.html', 'Got Questions?'],
    ['R32', '/privacy.html', 'Privacy Policy'],
    ['R33', '/terms.html', 'Terms and Conditions'],
    ['R35', '/unsubscription.html', 'Email preferences'],
    ['R157', '/developers/guides/webpush.html', 'Web Push Notification Setup'],
    ['R158', '/developers/reference/automations.html', 'Automations'],
    ['R159', '/developers/reference/contacts.html', 'Contacts'],
    ['R39', product('campaign'), 'Campaigns that people open, and open again'],
    ['R40', product('automations'), 'Journeys that run themselves'],
    ['R41', product('transactionals'), 'The emails that people are waiting for'],
    ['R42', product('analytics'), 'See what people do, then act on it'],
  ])('%s %s has the heading %s', (_, page, heading) => {
    const html = read(page).toString();
    const headings = [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)];
    expect(headings.map(([, text = '']) => text.replace(/<[^>]+>/g, ''))).toEqual([heading]);
  });

  it.each(['campaign', 'automations', 'transactionals', 'analytics'])(
    'R488 %s answers three questions',
    (slug) => {
      const html = read(product(slug)).toString();
      expect([...html.matchAll(/<details name="faq"/g)].length).toBe(3);
    },
  );

  it('R3, R316 requires no sign-in', () => {
    for (const { path, html } of pages()) {
      expect(html, path).not.toMatch(/<input[^>]* type="?password/);
    }
  });
});
