import { tokenizeHtml } from './placeholders/tokenize-html.ts';

/** The title of a page without decoding; null without one, or if it is empty or never closed. */
export function titleOf(html: string): string | null {
  let title: string | null = null;
  let isInTitle = false;
  let isOver = false;
  tokenizeHtml(html, {
    onopentagname(start, end) {
      isInTitle = !isOver && html.slice(start, end).toLowerCase() === 'title';
    },
    onselfclosingtag() {
      isInTitle = false;
    },
    ontext(start, end) {
      if (isInTitle) title = html.slice(start, end).trim();
    },
    onclosetag() {
      isOver ||= isInTitle;
      isInTitle = false;
    },
  });
  return isOver ? title || null : null;
}
