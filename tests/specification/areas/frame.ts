import { pageKinds } from '../../e2e/page-kinds.ts';
import { expect, journey, type Visit } from '../journey.ts';

const products = ['campaign', 'automations', 'transactionals', 'analytics'] as const;

/** The words of a page, on one line. */
export async function textOf({ page }: Visit, path: string): Promise<string> {
  await page.goto(path);
  const text = await page.locator('body').textContent();
  return (text ?? '').replaceAll(/\s+/g, ' ');
}

const frame = journey('The product and its pages', async (visit) => {
  const { page, holds } = visit;
  const home = await textOf(visit, '/');
  const terms = await textOf(visit, '/terms');
  for (const word of [
    /campaigns/i,
    /automation/i,
    /transactional/i,
    /SMS/,
    /push/i,
    /analytics/i,
  ]) {
    await holds('R1', `the home page offers ${word}`, () => expect(home).toMatch(word));
  }
  await holds('R1', 'it is made for businesses and agencies', () =>
    expect(`${home} ${terms}`).toMatch(/businesses and agencies/i),
  );

  const pages = {
    '/': 'Generate More Revenue From Your Existing Customers.',
    '/pricing': /\S/,
    '/calculator': 'Spend More On The Customers That Pay You',
    '/demo': 'Schedule a Demo',
    '/startup': 'Start accelerating your growth today',
    '/contact': 'Got Questions?',
    '/unsubscription/a.b.c.d/ada@mail.example/c-1': /preferences/i,
    '/terms': 'Terms and Conditions',
    '/privacy': 'Privacy Policy',
    '/developers': /get started/i,
  };
  for (const [path, title] of Object.entries(pages)) {
    await holds('R2', `${path} is one of its pages`, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});

const openPages = journey('Every page is public', async ({ page, holds }) => {
  await holds(
    'R3 R316',
    'each built page is served to a stranger, with no field for a password',
    async () => {
      for (const path of pageKinds) {
        const response = await page.request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
        expect(await response.text(), path).not.toMatch(/type="?password/);
      }
    },
  );
});

const pitches = journey('What is pitched, and to whom', async (visit) => {
  const { page, holds } = visit;
  const text: Record<string, string> = {};
  for (const name of products) text[name] = await textOf(visit, `/products/${name}`);
  text.home = await textOf(visit, '/');
  text.startup = await textOf(visit, '/startup');
  const all = Object.values(text).join(' ');

  const audience = {
    marketers: /campaign/i,
    developers: /developer/i,
    businesses: /customers/i,
    agencies: /agency/i,
    startups: /startup/i,
  };
  for (const [name, words] of Object.entries(audience)) {
    await holds('R6', `pages speak to ${name}`, () => expect(all).toMatch(words));
  }
  await holds('R6', 'a page speaks to recipients who manage preferences', async () => {
    await page.goto('/preferences');
    await expect(page.getByRole('main')).toContainText(/link/i);
  });

  const pitched = {
    R7: [
      'campaign',
      [
        /inbox/i,
        /one[- ]click|in a click|resend/i,
        /non-openers|has not opened|did not open/i,
        /personali[sz]|by name/i,
        /real time/i,
        /report/i,
      ],
    ],
    R8: ['automations', [/builder/i, /visual/i, /event/i, /email, sms and (web )?push/i]],
    R9: [
      'transactionals',
      [
        /without (a )?developers?|without a release/i,
        /unlimited/i,
        /logs for up to 90 days/i,
        /one request|nothing to install/i,
      ],
    ],
    R10: ['analytics', [/chart/i, /compare|side by side/i, /report/i, /website analytics/i]],
  } as const;
  for (const [code, [name, words]] of Object.entries(pitched)) {
    for (const word of words) {
      await holds(code, `the ${name} page pitches ${word}`, () => expect(text[name]).toMatch(word));
    }
  }
  await holds('R8', 'a drip builder is pitched', () => expect(all).toMatch(/drip builder/i));
  for (const word of [/contacts/i, /segment/i, /performance report/i, /web push/i]) {
    await holds('R11', `a page pitches ${word}`, () => expect(all).toMatch(word));
  }
});

const claims = journey('Claims', async (visit) => {
  const { page, holds } = visit;
  for (const name of products) {
    const text = await textOf(visit, `/products/${name}`);
    await holds('R13', `the ${name} page claims the inbox placement`, () =>
      expect(text).toContain('99.99% inbox placement'),
    );
  }
  const transactionals = await textOf(visit, '/products/transactionals');
  await holds('R15', 'unlimited transactional emails', () =>
    expect(transactionals).toMatch(/unlimited transactional emails/i),
  );
  const startup = await textOf(visit, '/startup');
  await holds('R16 R489', 'up to 70% on the startup page', () =>
    expect(startup).toMatch(/up to 70%/i),
  );
  const home = await textOf(visit, '/');
  await holds('R14', '16% higher open rates', () =>
    expect(home).toContain('16% higher open rates'),
  );
  await holds('R12', '99.9% inbox delivery in the menu', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button').first().click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByText('99.9% inbox delivery'),
    ).toBeVisible();
  });
});

const roles = journey('Roles appear as a plan benefit only', async (visit) => {
  const { holds } = visit;
  const paths = ['/', '/calculator', '/demo', '/startup', '/contact', '/terms', '/privacy'];
  for (const path of [...paths, ...products.map((name) => `/products/${name}`)]) {
    const text = await textOf(visit, path);
    await holds('R322', `${path} does not speak of roles`, () =>
      expect(text).not.toMatch(/role-based/i),
    );
  }
  const pricing = await textOf(visit, '/pricing?plan=flex');
  await holds('R322', 'the plans do', () => expect(pricing).toMatch(/role-based access control/i));
});

export const frameJourneys = [frame, openPages, pitches, claims, roles];
