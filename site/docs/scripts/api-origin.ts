import { withOrigin } from '@grovemail/domain/docs-text/with-origin.ts';

const placeholder = import.meta.env.STAND_IN_API;

/** Replaces the placeholder API origin, used when no public one is configured, with the origin of the page. */
export function withPageOrigin(text: string): string {
  return placeholder ? withOrigin(text, placeholder, location.origin) : text;
}

/** Does the same for all text on the page. */
export function showPageOrigin(): void {
  if (!placeholder || location.origin === placeholder) return;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const own = withPageOrigin(text.data);
    if (own !== text.data) text.data = own;
  }
}
