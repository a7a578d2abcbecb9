import type { PreferenceLink } from './preference-link.ts';

/**
 * Repairs a link that a program may have changed: encoded twice, wrapped, with a `+` that became a space, with character
 * references of HTML or codes of quoted-printable, or with characters from around it. The signature decides which guess is right.
 * @returns other links than the original, best first; none for an intact link
 */
export function repairedLinks(link: PreferenceLink): PreferenceLink[] {
  const trackingId = decodedTwice(link.trackingId).replace(/[^\w.*-]/g, '');
  const id = withoutRest(decoded(link.id));
  const email = decoded(link.email);
  return [
    // An unescaped plus decodes to a space, which no address contains.
    { trackingId, id, email: visible(email).trim().replaceAll(' ', '+') },
    { trackingId, id, email: withoutRest(email) },
  ].filter((reading) => !isSame(reading, link));
}

/** Decodes quoted-printable (`=3D`), character references (`&#43;`) and wrapped lines. */
function decoded(part: string): string {
  return decodedTwice(part)
    .replace(/=[ \t]*\r?\n/g, '')
    .replace(/^=?3D/i, '')
    .replace(/&#(\d{2,3});/g, (_, code: string) => String.fromCharCode(Number(code)));
}

const maxDecodings = 2;

function decodedTwice(part: string): string {
  let text = part;
  for (let time = 0; time < maxDecodings && /%[0-9a-f]{2}/i.test(text); time += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text;
}

/** Removes line breaks and invisible characters, such as a zero-width space. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, '');
}

/** Removes spaces, an appended query or fragment, and brackets, quotes and punctuation around a link. */
function withoutRest(text: string): string {
  const own = visible(text)
    .replace(/\s+/g, '')
    .replace(/[?#&;].*$/s, '');
  const isAround = (at: number) => /[<>"'()[\]{},.;:!=*_`|~“”‘’«»]/.test(own.charAt(at));
  let [start, end] = [0, own.length];
  while (start < end && isAround(start)) start += 1;
  while (end > start && isAround(end - 1)) end -= 1;
  return own.slice(start, end);
}

function isSame(one: PreferenceLink, other: PreferenceLink): boolean {
  return one.trackingId === other.trackingId && one.email === other.email && one.id === other.id;
}
