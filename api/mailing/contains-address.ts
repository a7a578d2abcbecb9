import { domainToUnicode } from 'node:url';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';

/**
 * Whether a text contains an address in any spelling: `mailto:A@b.co?subject=x` contains `a@b.co`, but `aa@b.co` and
 * `a@b.co.uk` do not.
 * @param address in its canonical spelling
 */
export function containsAddress(text: string, address: string): boolean {
  if (!anyAtSign.test(text) || canonicalAddress(address) !== address) return false;
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const domains = [...new Set([domain, folded(domainToUnicode(domain))])];
  return spellings(text).some((spelling) => isIn(spelling, local, domains));
}

/**
 * Whether a field for one address is or contains it, such as `Ada <ada@shop.example>`. Another valid address does not contain
 * it.
 * @param address in its canonical spelling
 */
export function namesAddress(field: string, address: string): boolean {
  const whole = canonicalAddress(field.trim());
  return whole === null ? containsAddress(field, address) : whole === address;
}

/** Other forms of `@`: full-width, small, and percent-encoded. */
export const atSigns = ['＠', '﹫', '%40'] as const;

const anyAtSign = new RegExp(['@', ...atSigns].join('|'));

/** The text, its percent-decoded form, and both in NFKC without invisible characters. */
function spellings(text: string): string[] {
  const normalized = (form: string) =>
    form.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, decodedEscapes);
  return [...new Set([text, decoded, normalized(text), normalized(decoded)])].map(folded);
}

function decodedEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** Folds case as `canonicalAddress` does. Lower-casing can decompose a character. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

function isIn(text: string, local: string, domains: readonly string[]): boolean {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (!text.endsWith(local, at) || !beginsAt(text, at - local.length)) continue;
    if (domains.some((domain) => hasDomainAt(text, at + 1, domain))) return true;
  }
  return false;
}

function hasDomainAt(text: string, start: number, domain: string): boolean {
  for (let at = 0; at < domain.length; at += 1) {
    const [found, expected] = [text.charAt(start + at), domain.charAt(at)];
    if (found !== expected && !(expected === '.' && '。．｡'.includes(found))) return false;
  }
  return endsAt(text, start + domain.length);
}

/**
 * Whether the local part at a position begins there. Only single punctuation between two words continues one: nobody has a
 * mailbox like `email=ada`.
 */
function beginsAt(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - lookaround), start);
  const [, word = '', punctuation = ''] =
    /(\P{M}?)\p{M}{0,32}([.+\-_&]{0,32})$/u.exec(before) ?? [];
  return !/^$|^[.+\-_&]$/.test(punctuation) || !isOneWord(word, text.slice(start));
}

/** Whether the domain before a position ends there. A hyphen or a dot before another label continues it. */
function endsAt(text: string, end: number): boolean {
  const after = text.slice(end, end + lookaround);
  const [, mark = '', next = ''] = /^([.．-]?)(.?)/su.exec(after) ?? [];
  if (/^\p{M}/u.test(mark + next)) return false;
  return !isOneWord(next, text.slice(end - 1, end));
}

/** How far to look for combining marks. */
const lookaround = 32;

/**
 * Whether a letter or digit next to an address belongs to it. One of another script does not, since some scripts separate no
 * words by spaces.
 */
function isOneWord(letter: string, own: string): boolean {
  return /^[\p{L}\p{N}]/u.test(letter) && isLatin(letter) === isLatin(own);
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\d]/u.test(text);
}
