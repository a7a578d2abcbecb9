import {
  type ComposedMail,
  composeMail,
  type MailData,
  type MailSource,
  openPlaceholders,
  wantsPreferenceLink,
} from './compose.ts';

/** A mail for its author to look at: sent to nobody, so without anyone's link or stored contact. */
export interface RenderedMail extends ComposedMail {
  /** Names that stay as they are written. */
  unfilled: string[];
  /** Whether a sent mail has its recipient's own link in place of the page. */
  hasLink: boolean;
}

/** The data of a call, as text. */
export function asMailData(given: Readonly<Record<string, string | number | boolean>>): MailData {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

/**
 * Fills a mail exactly as it would be sent.
 * @param linkPage the page that preference links lead to, if there is one
 * @throws {MailTooLongError}
 * @throws {UnsafeLinkError}
 */
export function renderedMail(
  source: MailSource,
  data: MailData,
  linkPage: () => string,
): RenderedMail {
  const hasLink = wantsPreferenceLink(source, data);
  return {
    ...composeMail(source, data, hasLink ? linkPage() : null),
    unfilled: openPlaceholders(source, data),
    hasLink,
  };
}
