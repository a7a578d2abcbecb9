import { escapeHtml } from '@grovemail/domain/escape-html.ts';

interface Feed {
  title: string;
  author: string;
  /** The feed's own URL, the base of the entries' and the page's. */
  address: string;
  /** The page the feed covers. */
  page: string;
  /** Newest first, at least one. */
  entries: readonly { address: string; updated: string; title: string; text: string }[];
}

/** An Atom feed (RFC 4287). An entry's address is its id, so it must not change. */
export function atomFeed({ title, author, address, page, entries }: Feed): string {
  const written = entries.map(
    (entry) => `  <entry>
    <id>${escapeHtml(entry.address)}</id>
    <title>${escapeHtml(entry.title)}</title>
    <updated>${entry.updated}</updated>
    <link href="${escapeHtml(entry.address)}"/>
    <content type="text">${escapeHtml(entry.text)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${escapeHtml(address)}</id>
  <title>${escapeHtml(title)}</title>
  <author><name>${escapeHtml(author)}</name></author>
  <updated>${entries[0]?.updated}</updated>
  <link rel="self" href="${escapeHtml(address)}"/>
  <link href="${escapeHtml(page)}"/>
${written.join('\n')}
</feed>
`;
}
