/**
 * The id in a recipient's link: `account.message.list.signature`. The signature consists of two codes: one with the list, and one
 * without it, which is checked if the list is `*`. The second also covers the first, so that no character of the signature can
 * be changed.
 */
export interface TrackingId {
  account: string;
  message: string;
  /** `*` for all lists of the account. */
  list: string;
  signature: string;
}

export interface Recipient {
  /** The contact's id in the account. */
  id: string;
  /** In any spelling of the mailbox. */
  email: string;
}

export const allLists = '*';

/** A list as recipients read it, within a sentence. */
export function listName(list: string): string {
  return list === allLists ? 'all lists' : `the “${list}” list`;
}

/** Longer than any valid id. */
export const trackingIdMaxLength = 512;

/** Parses the four parts without checking the signature. @returns null if malformed */
export function parseTrackingId(text: string): TrackingId | null {
  if (text.length > trackingIdMaxLength) return null;
  const parts = text.split('.');
  const [account, message, list, signature] = parts;
  if (
    parts.length !== 4 ||
    !isTrackingIdPart(account) ||
    !isTrackingIdPart(message) ||
    !isTrackingIdPart(signature)
  )
    return null;
  if (list !== allLists && !isTrackingIdPart(list)) return null;
  return { account, message, list, signature };
}

/** Replaces the list of an id by `*`. @returns null if malformed */
export function aimAtAllLists(text: string): string | null {
  const id = parseTrackingId(text);
  return id && [id.account, id.message, allLists, id.signature].join('.');
}

/** Whether an account, message, list or signature is valid in a tracking id. */
export function isTrackingIdPart(part: string | undefined): part is string {
  return part !== undefined && /^[A-Za-z0-9_-]+$/.test(part);
}
