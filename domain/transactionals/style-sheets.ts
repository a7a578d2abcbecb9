/** A piece of HTML; `isStyle` is one that holds a style sheet. */
export interface HtmlPart {
  text: string;
  isStyle: boolean;
}

/**
 * Takes HTML apart where style sheets begin and end: their own rules (`@media`) look like placeholders.
 * A `<style>` that is never closed holds none. The parts together are the HTML.
 */
export function htmlParts(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let from = 0;
  let opened = -1;
  for (const { 0: tag, index } of html.matchAll(/<\/?style\b/gi)) {
    if (!tag.startsWith('</')) {
      if (opened < 0) opened = index;
    } else if (opened >= 0) {
      parts.push({ text: html.slice(from, opened), isStyle: false });
      parts.push({ text: html.slice(opened, index), isStyle: true });
      from = index;
      opened = -1;
    }
  }
  return [...parts, { text: html.slice(from), isStyle: false }];
}
