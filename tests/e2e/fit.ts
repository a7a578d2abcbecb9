import { expect, type Page } from '@playwright/test';

/** Expects no horizontal scrolling at these widths. */
export async function expectFits(
  page: Page,
  widths: readonly number[] = [320, 360, 768, 1280, 1920],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page, `${width} px`);
  }
}

export async function expectNoHorizontalScroll(page: Page, label: string): Promise<void> {
  for (const selector of ['html', 'main']) {
    const overflow = await page
      .locator(selector)
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow, `${label}: pixels of ${selector} beyond the right edge`).toBeLessThanOrEqual(
      0,
    );
  }
}

/** Words that wrap because no line is wide enough; a break after a hyphen is fine. */
export function brokenWords(page: Page, selector = 'h1, h2, h3'): Promise<string[]> {
  return page.evaluate(`(() => {
    const broken = [];
    for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        for (const { 0: word, index } of walker.currentNode.data.matchAll(/[^\\s-]+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  })()`);
}
