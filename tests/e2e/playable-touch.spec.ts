import { expect, type Locator, test } from './fixtures.ts';

/** The pieces that visitors can play, each by its choices and what they show. */
const pieces = [
  {
    path: '/',
    piece: { role: 'figure', name: /^A campaign report/ },
    choices: [
      { label: 'Resend to non-openers', shown: 'Sent' },
      { label: 'Resend to non-openers', shown: 'Next' },
    ],
  },
  {
    path: '/products/automations',
    piece: { role: 'group', name: 'What does Ada do next?' },
    choices: [
      { label: 'Ada opens', shown: 'Still hungry, Ada?' },
      { label: 'Ada waits', shown: 'Did it arrive, Ada?' },
      { label: 'Ada buys', shown: 'Thank you, Ada' },
    ],
  },
  {
    path: '/products/transactionals',
    piece: { role: 'group', name: 'Choose your language' },
    choices: [
      { label: 'PHP', shown: /curl_init/ },
      { label: 'Python', shown: /requests\.post/ },
      { label: 'Node.js', shown: /await fetch/ },
    ],
  },
  {
    path: '/products/analytics',
    piece: { role: 'group', name: 'Active people' },
    choices: [
      { label: 'Week', shown: /^This week/ },
      { label: 'Day', shown: /^This week/ },
    ],
  },
] as const;

/** In pixels; WCAG 2.2, 2.5.8 Target Size (Minimum). */
const smallestTarget = 24;

for (const width of [360, 768, 1280]) {
  test.describe(`by touch at ${width} px, with reduced motion`, () => {
    test.use({
      viewport: { width, height: 780 },
      hasTouch: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const { path, piece, choices } of pieces) {
      test(`the piece of ${path} answers at once and stands still`, async ({ page }) => {
        await page.goto(path);
        const played = page.getByRole(piece.role, { name: piece.name });
        for (const { label, shown } of choices) {
          const choice = played.getByText(label, { exact: true });
          expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(smallestTarget);
          await choice.tap();
          await expect(played.getByText(shown).filter({ visible: true }).first()).toBeVisible();
          expect(await runningAnimations(played)).toBe(0);
        }
      });
    }
  });
}

async function runningAnimations(piece: Locator): Promise<number> {
  return piece.evaluate((element: HTMLElement) => element.getAnimations({ subtree: true }).length);
}
