import { escapeHtml } from '../escape-html.ts';

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
  return {
    ...mail,
    // As it was filled in.
    html: html.replaceAll(escapeHtml(first), () => escapeHtml(url)),
    plain: plain?.replaceAll(first, () => url) ?? null,
    preferenceLink: { ...preferenceLink, url },
  };
}
