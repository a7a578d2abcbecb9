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

/** In the page: whether an element is for screen readers alone. */
const isUnseen = `const isUnseen = (element) =>
  element !== null &&
  (getComputedStyle(element).clipPath === 'inset(50%)' || isUnseen(element.parentElement));`;

/** Words that wrap because no line is wide enough; a break after a hyphen is fine. */
export function brokenWords(page: Page, selector = 'h1, h2, h3'): Promise<string[]> {
  return page.evaluate(`(() => {
    ${isUnseen}
    const broken = [];
    for (const element of document.querySelectorAll(${JSON.stringify(selector)})) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        if (isUnseen(walker.currentNode.parentElement)) continue;
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

/**
 * Words over other words or beyond the edge of what clips them, and selects too narrow for what is chosen. Not in
 * pictures, which may run off an edge, nor in what scrolls.
 */
export function spoiledWords(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    ${isUnseen}
    const spoiled = [];
    const words = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const element = text.parentElement;
      if (!text.data.trim() || element.closest('script, select, svg, [aria-hidden="true"]')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isUnseen(element)) continue;
      const edges = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
      let scrolls = false;
      for (let box = element; box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        scrolls ||= overflowX === 'auto';
        if (overflowX === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        edges.left = Math.max(edges.left, left);
        edges.right = Math.min(edges.right, right);
        edges.top = Math.max(edges.top, top);
        edges.bottom = Math.min(edges.bottom, bottom);
      }
      if (scrolls) continue;
      // Lines may be closer than their boxes: the height of capitals.
      const half = parseFloat(getComputedStyle(element).fontSize) * 0.36 * (element.currentCSSZoom ?? 1);
      for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          if (right === left) continue;
          const middle = (top + bottom) / 2;
          const ink = { word, left, right, top: middle - half, bottom: middle + half };
          if (left < edges.left - 1 || right > edges.right + 1) spoiled.push(word + ' is cut');
          if (ink.top < edges.top - 1 || ink.bottom > edges.bottom + 1) spoiled.push(word + ' is cut');
          words.push(ink);
        }
      }
    }
    words.sort((one, other) => one.top - other.top);
    words.forEach((word, at) => {
      for (const other of words.slice(at + 1)) {
        if (other.top > word.bottom - 2) break;
        if (Math.min(word.right, other.right) - Math.max(word.left, other.left) <= 2) continue;
        spoiled.push(word.word + ' and ' + other.word + ' overlap');
      }
    });
    for (const select of document.querySelectorAll('select')) {
      if (!select.checkVisibility()) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const chosen = document.createElement('span');
      chosen.textContent = select.selectedOptions[0].text;
      chosen.style.cssText = 'position: absolute; white-space: nowrap; font: ' + font;
      select.after(chosen);
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (chosen.offsetWidth > room + 1) spoiled.push(chosen.textContent + ' is cut');
      chosen.remove();
    }
    return spoiled;
  })()`);
}
