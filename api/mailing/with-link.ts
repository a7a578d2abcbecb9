import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { canonicalLink, inQuery } from './placeholders/url-values.ts';

interface LinkedMail {
  html: string;
  plain: string | null;
  /** The signed link. */
  preferenceLink: { list: string; url: string } | null;
}

/** Replaces the preference link of a composed mail by another recipient's. */
export function withLink<Mail extends LinkedMail>(mail: Mail, url: string): Mail {
  const { html, plain, preferenceLink } = mail;
  if (!preferenceLink) return mail;
  const others = encodings(url);
  const replaced = (text: string) =>
    encodings(preferenceLink.url).reduce(
      (changed, form, at) => changed.replaceAll(form, () => others[at] ?? url),
      text,
    );
  return {
    ...mail,
    html: replaced(html),
    plain: plain === null ? null : replaced(plain),
    preferenceLink: { ...preferenceLink, url },
  };
}

/** The encodings of a link in a mail: in HTML, in text, and in the query of another URL. */
function encodings(url: string): string[] {
  const link = canonicalLink(url);
  // Mail that was queued by an earlier version contains the original URL.
  return [escapeHtml(link), link, inQuery(link), escapeHtml(url), url];
}
