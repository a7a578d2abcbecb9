import {
  type ComposedMail,
  composeMail,
  type MailData,
  type MailSource,
  openPlaceholders,
  wantsPreferenceLink,
} from './compose.ts';

/** A preview of a mail, without a recipient's link or contact. */
export interface RenderedMail extends ComposedMail {
  /** Names that are not filled. */
  unfilled: string[];
  /** Whether a sent mail contains the recipient's preference link. */
  hasLink: boolean;
}

/** The data of a call, as text. */
export function asMailData(data: Readonly<Record<string, string | number | boolean>>): MailData {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, String(value)]));
}

/**
 * Fills a mail exactly as it would be sent.
 * @param linkPage the address for preference links
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
