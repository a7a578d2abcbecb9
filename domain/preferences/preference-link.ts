import type { Recipient } from './tracking-id.ts';

/** The parts of a recipient's link. */
export interface PreferenceLink extends Recipient {
  trackingId: string;
}

/** The path of the link in a mail's footer: `/unsubscription/:tracking_id/:email/:id`. */
export function preferencePath({ trackingId, email, id }: PreferenceLink): string {
  return `/unsubscription/${[trackingId, email, id].map(encodeURIComponent).join('/')}`;
}

/**
 * Parses the paths of the preference page; each segment may be encoded or not.
 * @returns null for any other path, and for a malformed encoding
 */
export function readPreferencePath(path: string): PreferenceLink | null {
  const segments = path.replace(/\/$/, '').split('/').slice(1).map(decoded);
  if (segments[0] === 'guests' && segments[1] === 'preferences') segments.shift();
  const [screen, ...parts] = segments;
  if (parts.length !== 3 || !parts.every((part) => part)) return null;
  const [first, second, third] = parts as [string, string, string];
  if (screen === 'unsubscription') return { trackingId: first, email: second, id: third };
  if (screen === 'preferences') return { email: first, id: second, trackingId: third };
  return null;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
