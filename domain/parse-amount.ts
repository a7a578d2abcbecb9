import { toAscii } from './ascii-digits.ts';
import { parseNumeral } from './parse-numeral.ts';

/** A number of people, or US dollars a year. */
export type AmountKind = 'count' | 'dollars';

const maxLength = 100;
const maxShown = 20;

/**
 * Reads an amount as people write it: `$5,000`, `5 000`, `5.000,50`, `1,00,000`, `10k`, `1.5m`, `USD 5,000/yr`,
 * `12k users`, in digits of any script.
 * @returns null for other text, and for more than 100 characters
 */
export function parseAmount(text: string, kind: AmountKind = 'dollars'): number | null {
  const { amount, unread } = read(text, kind);
  return unread === '' ? amount : null;
}

/** The part of a text that is not understood, truncated to 20 characters; `''` without one. */
export function unreadPart(text: string, kind: AmountKind = 'dollars'): string {
  const letters = [...read(text, kind).unread];
  return letters.length > maxShown
    ? `${letters.slice(0, maxShown - 1).join('')}…`
    : letters.join('');
}

const nothing = { amount: null, unread: '' };

function read(raw: string, kind: AmountKind): { amount: number | null; unread: string } {
  const text = toAscii(raw.slice(0, maxLength));
  const match = numeral.exec(text);
  if (!match || raw.length > maxLength) return { ...nothing, unread: text };
  const [whole = '', sign = '', digits = '', power = ''] = match;
  const before = readBefore(text.slice(0, match.index), sign, kind);
  const after = readAfter(text.slice(match.index + whole.length), kind, /[.,]$/.test(digits));
  const decimal = parseNumeral(digits.replace(/ ?([.,]) ?/g, '$1'), after.zeros > 0);
  if (decimal === null) return { ...nothing, unread: whole.trim() };
  const exponent = Number(power.slice(1)) + after.zeros;
  return {
    amount: Number(`${before.sign}${decimal}e${exponent}`),
    unread: before.unread || after.unread,
  };
}

/** A sign, digits with their separators, and a power of ten. */
const numeral = /([-+]?)([.,]?\d(?:[\d.,٫٬' _]*\d)?[.,]?)(e[-+]?\d+)?/i;

const about = /^(?:[~≈]|about|around|approx\.?|approximately|ca\.?|circa|roughly)/i;
const currency = String.raw`(?:u\.?s\.? ?)?\$(?: ?us(?:d)?(?![a-z]))?|usd ?\$?|(?:u\.?s\.? )?dollars?|us`;
const year = String.raw`(?:/|per|an?|each|every) ?(?:years?|yr|y|annum|a)\b\.?|annually|yearly|annual|p[./]? ?a\b\.?`;
const people = `(?:active )?(?:customers?|contacts?|subscribers?|users?|clients?|people|members?)`;

/** The words for the unit. */
const units: Readonly<Record<AmountKind, { before: RegExp; after: RegExp }>> = {
  count: { before: /^$/, after: new RegExp(`^(?:${people})(?![a-z])`, 'i') },
  dollars: {
    before: new RegExp(`^(?:${currency})$`, 'i'),
    after: new RegExp(`^(?:${currency}|${year})(?![a-z])`, 'i'),
  },
};

/** Powers of ten, by the words for them. */
const scales = [
  [/^(?:k|thousands?|thou|千)/i, 3],
  [/^[万萬]/, 4],
  [/^(?:lakhs?|lacs?)/i, 5],
  [/^(?:millions?|mln|mio|mn|m)/i, 6],
  [/^(?:crores?|cr)/i, 7],
  [/^[億亿]/, 8],
  [/^(?:billions?|bn|b)/i, 9],
] as const;

/** @param own the sign directly before the digits; it may also be before a currency */
function readBefore(text: string, own: string, kind: AmountKind): { sign: string; unread: string } {
  const plain = text.trim().replace(about, '').trim();
  const [sign = ''] = own ? [own] : (/^[-+]/.exec(plain) ?? []);
  const unsigned = own ? plain : plain.slice(sign.length).trim();
  return { sign, unread: unsigned.replace(units[kind].before, '') };
}

/** @param isOpen whether the digits end in a decimal point, after which a dash means no cents: `5.000,-` */
function readAfter(text: string, kind: AmountKind, isOpen: boolean) {
  const unit = units[kind].after;
  let rest = text.replace(isOpen ? /^-+/ : /^\/-/, '').trim();
  const { zeros, length } = scaleOf(rest, unit);
  rest = rest.slice(length);
  rest = (length > 0 ? rest.replace(/^\./, '') : rest).replace(/^\+/, '').trim();
  while (unit.test(rest)) rest = rest.replace(unit, '').replace(/^\+/, '').trim();
  return { zeros, unread: rest };
}

/** The word for a power of ten at the start of a text. */
function scaleOf(text: string, unit: RegExp): { zeros: number; length: number } {
  for (const [word, zeros] of scales) {
    const length = word.exec(text)?.[0].length ?? 0;
    const rest = text.slice(length);
    const isWord = !/^\p{Script=Latin}/u.test(rest) || unit.test(rest);
    if (length > 0 && isWord) return { zeros, length };
  }
  return { zeros: 0, length: 0 };
}

/** Rounds half up to two decimals, by the decimals that the number prints with: 200.005 is 200.01. */
export function roundToCents(amount: number): number {
  const cents = Number(`${amount}e2`);
  return Number.isNaN(cents) ? amount : Math.round(cents) / 100;
}
