import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';

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

for (const [path, { title, says }] of Object.entries(documents)) {
  test.describe(path, () => {
    test(`R32, R33, R140, R141 is titled "${title}" and dated`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Grovemail`);
      await expect(main.getByRole('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
      await expect(main.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d$/);
    });

    for (const [name, [anchor, text]] of Object.entries(says)) {
      test(`${name}, at #${anchor}`, async ({ page }) => {
        await page.goto(`${path}#${anchor}`);
        const part = partAt(page, anchor);
        await expect(part).toContainText(text);
        await expect(part.getByRole('heading', { level: 2 })).toBeInViewport();
      });
    }

    test('every part is in the list, in order, and every heading leads to itself', async ({
      page,
    }) => {
      await page.goto(path);
      const headings = page.getByRole('article', { name: title }).getByRole('heading', {
        level: 2,
      });
      const listed = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const count = await headings.count();
      expect(count).toBeGreaterThan(9);
      await expect(listed).toHaveCount(count);
      const ids = new Set<string>();
      for (let at = 0; at < count; at += 1) {
        const id = (await headings.nth(at).getAttribute('id')) ?? '';
        ids.add(id);
        await expect(headings.nth(at).getByRole('link')).toHaveAttribute('href', `#${id}`);
        await expect(listed.nth(at)).toHaveAttribute('href', `#${id}`);
        await expect(headings.nth(at)).toHaveText(await spaced(listed.nth(at)));
      }
      expect(ids.size).toBe(count);
    });

    test('every link in it leads somewhere', async ({ page, request }) => {
      await page.goto(path);
      const links = await page.getByRole('article').getByRole('link').all();
      for (const link of links) {
        const href = (await link.getAttribute('href')) ?? '';
        if (href.startsWith('mailto:')) expect(href).toBe('mailto:hello@grovemail.example');
        else if (href.startsWith('#'))
          await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
        else expect((await request.get(href)).status(), href).toBe(200);
      }
    });

    test('a part of the list is reached by keyboard alone', async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(4);
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}#.`));
      const anchor = new URL(page.url()).hash.slice(1);
      await expect(partAt(page, anchor).getByRole('heading')).toBeInViewport();
    });

    test('on paper there is the document alone, in dark ink, in a dark theme too', async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const away of ['banner', 'contentinfo', 'navigation'] as const) {
        await expect(page.getByRole(away)).toHaveCount(0);
      }
      const parts = page.getByRole('article').getByRole('heading', { level: 2 });
      await expect(parts.last()).toBeVisible();
      const paragraph = page.getByRole('article').getByRole('paragraph').first();
      for (const text of [parts.first(), paragraph]) {
        const colour = await text.evaluate((element) => getComputedStyle(element).color);
        const parts = colour.match(/\d+/g)?.slice(0, 3).map(Number) ?? [255];
        expect(Math.max(...parts)).toBeLessThan(80);
      }
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });

    for (const width of [320, 360, 768, 1280, 1920]) {
      test(`at ${width} px nothing scrolls sideways, with text at 200 % either`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await page.evaluate("document.documentElement.style.fontSize = '32px'");
        expect(await sideways(page, 'main')).toBeLessThanOrEqual(0);
      });
    }

    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [360, 1280]) {
        test(`axe finds nothing, ${colorScheme} at ${width} px`, async ({ page }) => {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await expectAccessible(page);
        });
      }
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('it is all there', async ({ page }) => {
        await page.goto(path);
        for (const [anchor, text] of Object.values(says)) {
          await expect(partAt(page, anchor)).toContainText(text);
        }
      });
    });
  });
}

test('R136, R137 the footer leads to both', async ({ page }) => {
  await page.goto('/contact/sent');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
});

test('what the policy says of cookies and storage is so', async ({ page, context }) => {
  await page.goto('/?utm_source=letter');
  await page.goto('/privacy');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate("localStorage.getItem('utm')")).toBe('utm_source=letter');
});

function partAt(page: Page, anchor: string) {
  return page
    .getByRole('article')
    .locator('section')
    .filter({ has: page.locator(`#${anchor}`) });
}

/** The number and the words of an entry, which stand in columns of their own. */
async function spaced(entry: ReturnType<Page['locator']>): Promise<string> {
  return (await entry.innerText()).replace(/\s+/g, ' ').trim();
}

/** Pixels beyond the right edge, of the page or of its main part alone. */
function sideways(page: Page, part: 'html' | 'main' = 'html'): Promise<number> {
  return page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth);
}
