import { expect, type Locator, type Page, test } from '../fixtures.ts';

interface Piece {
  path: string;
  on: (page: Page) => Locator;
  /** What each choice shows. */
  choices: [label: string, shown: (piece: Locator) => Locator][];
}

const text =
  (shown: string | RegExp) =>
  (piece: Locator): Locator =>
    piece.getByText(shown).filter({ visible: true }).first();

const pieces: Piece[] = [
  {
    path: '/',
    on: (page) => page.getByRole('figure', { name: /^A campaign report/ }),
    choices: [
      ['Resend to non-openers', text(/^Sent to/)],
      ['Resend to non-openers', text(/^Next$/)],
    ],
  },
  {
    path: '/products/automations',
    on: (page) => page.getByRole('group', { name: 'What does Ada do next?' }),
    choices: [
      ['Ada opens', text('Still hungry, Ada?')],
      ['Ada waits', text('Did it arrive, Ada?')],
      ['Ada buys', text('Thank you, Ada')],
    ],
  },
  {
    path: '/products/transactionals',
    on: (page) => page.getByRole('group', { name: 'Choose your language' }),
    choices: [
      ['PHP', text('curl_init(')],
      ['Python', text('requests.post(')],
      ['Node.js', text('await fetch(')],
    ],
  },
  {
    path: '/products/campaign',
    on: (page) => page.getByRole('group', { name: 'The campaign in five inboxes, by hour' }),
    choices: [
      ['10 am', text('1,700')],
      ['noon', text('5,304')],
      ['9 pm', text('11,236')],
    ],
  },
];

/** In pixels; WCAG 2.2, 2.5.8 Target Size (Minimum). */
const smallestTarget = 24;

test.describe('by touch, with reduced motion', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, on, choices } of pieces) {
    test(`the piece of ${path} shows what is chosen, and stands still, at 360, 768 and 1280 px`, async ({
      page,
    }) => {
      await page.goto(path);
      const piece = on(page);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 780 });
        for (const [label, shown] of choices) {
          const choice = piece.locator('label').filter({ hasText: label });
          const height = (await choice.boundingBox())?.height;
          expect(height, `${width} px`).toBeGreaterThanOrEqual(smallestTarget);
          await choice.tap();
          await expect(shown(piece)).toBeVisible();
          expect(await runningAnimations(piece)).toBe(0);
        }
      }
    });
  }
});

function runningAnimations(piece: Locator): Promise<number> {
  return piece.evaluate((element: HTMLElement) => element.getAnimations({ subtree: true }).length);
}
