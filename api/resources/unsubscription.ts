import type { Suppression } from '../store/suppressions/suppression-store.ts';
import { announcementOf } from './announcement-of.ts';
import { isoTimestamp } from './iso-timestamp.ts';

/** The webhook event of a suppression. */
export function unsubscribed(at: number, newId: () => string) {
  return announcementOf('contact.unsubscribed', { at, newId }, (stopped: Suppression) => ({
    email: stopped.email,
    list: stopped.list,
    source: stopped.source,
    unsubscribed_at: isoTimestamp(stopped.at),
    ...(stopped.endsAt ? { ends_at: isoTimestamp(stopped.endsAt) } : {}),
  }));
}
