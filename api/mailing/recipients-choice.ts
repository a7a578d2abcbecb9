import {
  isOwnChoice,
  type SuppressionSource,
} from '@grovemail/domain/preferences/suppression-source.ts';

/**
 * Whether a suppression may be what its recipient asked for, so that nobody lifts it unasked: an unsubscribe, also one
 * that a stronger source replaced, or a complaint.
 */
export function mayBeRecipientsChoice(suppression: {
  source: SuppressionSource;
  /** Milliseconds since the epoch. */
  since: number;
  /** Later than `since` if the recipient stopped the mail, before or after others. */
  changedAt: number;
  endsAt: number | null;
}): boolean {
  const { source, since, changedAt, endsAt } = suppression;
  // Only a bounce pauses mail, and nothing else takes its place.
  if (endsAt !== null) return false;
  return isOwnChoice(source) || source === 'complaint' || changedAt > since;
}
