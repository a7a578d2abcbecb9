import { domainToUnicode } from 'node:url';
import { canonicalAddress } from '@grovemail/domain/email-addresses/canonical-address.ts';

/**
 * Whether a text contains an address, in any spelling and between punctuation of any script, and not as a part of a
 * longer one: `a@b.co` is in `mailto:A@b.co?subject=x`, but not in `aa@b.co` or `a@b.co.uk`.
 * @param address in its canonical spelling
 */
export function holdsAddress(text: string, address: string): boolean {
  if (!signs.test(text) || canonicalAddress(address) !== address) return false;
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  const domains = [...new Set([domain, folded(domainToUnicode(domain))])];
  return readings(text).some((reading) => holds(reading, local, domains));
}

/**
 * Whether a field for one address is it or contains it, such as `Ada <ada@shop.example>`. A field that is a whole
 * address of its own contains no other.
 * @param address in its canonical spelling
 */
export function namesAddress(field: string, address: string): boolean {
  const whole = canonicalAddress(field.trim());
  return whole === null ? holdsAddress(field, address) : whole === address;
}

/** What may replace the `@`: as typed with an input method, and in a URL. */
export const signsOfAddress = ['＠', '﹫', '%40'] as const;

const signs = new RegExp(['@', ...signsOfAddress].join('|'));

/** The text as it is, as a URL means it, and with the characters of an input method as the usual ones. */
function readings(text: string): string[] {
  const usual = (of: string) =>
    of.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, decodedEscapes);
  return [...new Set([text, decoded, usual(text), usual(decoded)])].map(folded);
}

function decodedEscapes(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    return escapes;
  }
}

/** As `canonicalAddress` folds a local part: lower-casing can decompose a character. */
function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

function holds(text: string, local: string, domains: readonly string[]): boolean {
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (!text.endsWith(local, at) || !beginsAt(text, at - local.length)) continue;
    if (domains.some((domain) => hasDomainAt(text, at + 1, domain))) return true;
  }
  return false;
}

function hasDomainAt(text: string, start: number, domain: string): boolean {
  for (let at = 0; at < domain.length; at += 1) {
    const [given, wanted] = [text.charAt(start + at), domain.charAt(at)];
    if (given !== wanted && !(wanted === '.' && '。．｡'.includes(given))) return false;
  }
  return endsAt(text, start + domain.length);
}

/**
 * Whether an address that is found at a position begins there. Of the marks that a local part may contain, only those
 * that join two words continue it: nobody has a mailbox like `email=ada`.
 */
function beginsAt(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - farthest), start);
  const [, word = '', joint = ''] = /(\P{M}?)\p{M}{0,32}([.+\-_&]{0,32})$/u.exec(before) ?? [];
  return !/^$|^[.+\-_&]$/.test(joint) || !isOneWord(word, text.slice(start));
}

/** Whether a domain that is found before a position ends there; one label joins on with a hyphen or a dot. */
function endsAt(text: string, end: number): boolean {
  const after = text.slice(end, end + farthest);
  const [, mark = '', next = ''] = /^([.．-]?)(.?)/su.exec(after) ?? [];
  if (/^\p{M}/u.test(mark + next)) return false;
  return !isOneWord(next, text.slice(end - 1, end));
}

/** Far enough to look past marks. */
const farthest = 32;

/**
 * Whether a letter or digit beside an address belongs to it. In scripts without spaces, and before the suffixes of
 * others, words of another script stand right beside it.
 */
function isOneWord(letter: string, own: string): boolean {
  return /^[\p{L}\p{N}]/u.test(letter) && isLatin(letter) === isLatin(own);
}

function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\d]/u.test(text);
}
