import { escapeHtml } from '@grovemail/domain/escape-html.ts';
import { canonicalLink, inQuery } from './placeholders/url-values.ts';

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
  const others = writings(url);
  const replaced = (text: string) =>
    writings(preferenceLink.url).reduce(
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

/** A link as a mail may contain it: in HTML, as it is, and within the query of another URL. */
function writings(url: string): string[] {
  const link = canonicalLink(url);
  // As it is, for mail that is queued by an earlier version.
  return [escapeHtml(link), link, inQuery(link), escapeHtml(url), url];
}
