import type { Locator } from '@playwright/test';
import { expect, expectAddress, journey } from '../journey.ts';

const names = ['campaign', 'automations', 'transactionals', 'analytics'] as const;

const pages = names.map((name) =>
  journey(`The ${name} page`, async ({ page, holds, site }) => {
    await page.goto(`/products/${name}`);
    const main = page.getByRole('main');
    const register = `${site.bases.app}/register?location=main`;
    const title = main.getByRole('heading', { level: 1 });
    const starts = main.getByRole('link', { name: 'Get started free', exact: true });

    await holds('R79', 'a hero with a call to action', async () => {
      await expect(title).toBeInViewport();
      await expect(starts.first()).toBeInViewport();
      await expectAddress(starts.first(), register);
    });
    const logos = main.locator('[aria-roledescription="carousel"]');
    await holds('R80', 'a partner logo carousel', () => expect(logos).toHaveCount(1));

    // A block: the second-level headings above the questions, with a link of their own. A hero can have one without.
    const questions = main.locator('details').filter({ has: page.getByRole('heading') });
    const logosTop = (await logos.boundingBox())?.y ?? 0;
    const questionsTop = (await questions.first().boundingBox())?.y ?? 0;
    const heroTop = (await title.boundingBox())?.y ?? 0;
    const headings = await main.getByRole('heading', { level: 2 }).all();
    const blocks: Locator[] = [];
    for (const heading of headings) {
      const block = heading.locator('xpath=ancestor::*[.//ul and .//a][1]');
      const top = (await heading.boundingBox())?.y ?? 0;
      if (top < questionsTop && (await block.count()) > 0) blocks.push(block);
    }
    const features: { block: Locator; top: number }[] = [];
    for (const block of blocks) {
      if ((await block.getByRole('link', { name: 'Get started free' }).count()) === 1) {
        features.push({ block, top: (await block.boundingBox())?.y ?? 0 });
      }
    }
    await holds('R79 R80 R81', 'hero, logos, blocks, in this order', () => {
      expect(heroTop).toBeLessThan(logosTop);
      for (const { top } of features) expect(top).toBeGreaterThan(logosTop);
    });
    await holds('R81', 'feature blocks', () => expect(features.length).toBeGreaterThan(2));
    for (const [index, { block }] of features.entries()) {
      await holds(
        'R82 R202',
        `block ${index + 1}: title, description, three benefits`,
        async () => {
          await expect(block.getByRole('heading', { level: 2 })).toHaveText(/\S/);
          await expect(block.getByRole('paragraph').nth(1)).toHaveText(/\S.{20}/);
          await expect(block.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
        },
      );
      await holds('R202', `block ${index + 1}: tagline, link, icon and colors`, async () => {
        await expect(block.getByRole('paragraph').first()).toHaveText(/\S/);
        expect(await block.locator('svg').count()).toBeGreaterThan(0);
        const color = await block
          .locator('svg')
          .first()
          .evaluate((icon) => getComputedStyle(icon).color);
        expect(color).toMatch(/^(rgb|color|oklch)/);
      });
      await holds('R83', `block ${index + 1}: a link to the app's register page`, () =>
        expectAddress(block.getByRole('link', { name: 'Get started free' }), register),
      );
    }
    await holds('R81 R203', 'neighbors differ in layout, and one is right to left', async () => {
      const boxes = await Promise.all(
        features.map(({ block }) => block.getByRole('heading', { level: 2 }).boundingBox()),
      );
      const layouts = boxes.map((box) => `${box?.x} ${box?.width}`);
      expect(layouts.filter((layout, index) => layout === layouts[index - 1])).toEqual([]);
      expect(boxes.some((box) => (box?.x ?? 0) > 640)).toBe(true);
    });
    await holds('R84 R488', 'three questions', () => expect(questions).toHaveCount(3));
    for (const index of [0, 1, 2]) {
      await holds('R84 R204', `question ${index + 1} opens its answer`, async () => {
        const item = questions.nth(index);
        const answer = item.getByRole('paragraph').first();
        if (!(await item.evaluate((details) => 'open' in details && details.open))) {
          await expect(answer).toBeHidden();
          await item.getByRole('heading').click();
        }
        await expect(answer).toHaveText(/\S/);
        await expect(answer).toBeVisible();
      });
    }
    await holds('R85', "'Let's get you started on success!'", () =>
      expect(
        main.getByRole('heading', { name: "Let's get you started on success!", exact: true }),
      ).toBeVisible(),
    );
    await holds('R86', 'the footer is last', async () => {
      const footer = await page.getByRole('contentinfo').boundingBox();
      const body = await main.boundingBox();
      expect(footer?.y).toBeGreaterThanOrEqual((body?.y ?? 0) + (body?.height ?? 0) - 1);
    });
  }),
);

export const productJourneys = pages;
