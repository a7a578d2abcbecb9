import { escapeHtml } from '@grovemail/domain/escape-html.ts';

interface LinkedMail {
  html: string;
  plain: string | null;
  /** The signed link in the text. */
  preferenceLink: { list: string; url: string } | null;
}

/** A composed mail with another recipient's link in every place of the first one's. */
export function withLink<Mail extends LinkedMail>(mail: Mail, url: string): Mail {
  const { html, plain, preferenceLink } = mail;
  if (!preferenceLink) return mail;
  const first = preferenceLink.url;
  // Escaped in HTML, and in the text of elements that are not parsed, such as `<xmp>`.
  const replaced = (text: string) =>
    text.replaceAll(escapeHtml(first), () => escapeHtml(url)).replaceAll(first, () => url);
  return {
    ...mail,
    html: replaced(html),
    plain: plain === null ? null : replaced(plain),
    preferenceLink: { ...preferenceLink, url },
  };
}
