import {
  isOwnChoice,
  type SuppressionSource,
} from '@grovemail/domain/preferences/suppression-source.ts';

/**
 * Whether the recipient may have asked for a suppression, which must not be lifted without their consent: an unsubscribe, even if
 * a stronger source replaced it, or a complaint.
 */
export function mayBeRecipientsChoice(suppression: {
  source: SuppressionSource;
  /** Milliseconds since the epoch. */
  since: number;
  /** Later than `since` if the recipient unsubscribed, before or after others. */
  changedAt: number;
  endsAt: number | null;
}): boolean {
  const { source, since, changedAt, endsAt } = suppression;
  // Only bounces pause mail.
  if (endsAt !== null) return false;
  return isOwnChoice(source) || source === 'complaint' || changedAt > since;
}
