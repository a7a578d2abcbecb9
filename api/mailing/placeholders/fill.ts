import { type FoundNames, noteLeft } from './found-names.ts';
import { beginsDomain, endsLocalPart } from './in-address.ts';
import { asIs, type Notation, type Place } from './place.ts';
import { replacesScheme, schemeBefore } from './scheme-before.ts';

/** Values of placeholders, by name. */
export type Values = Readonly<Record<string, string>>;

/** `@{name}`, `@name`, or a brace that is never closed. */
const marked = /@(?:\{([^{}@<>\r\n]{1,100})\}|(\{\s*)?(\p{L}[\p{L}\p{M}\p{N}_]*))/gu;

/** A placeholder or other text at an `@`. */
interface Mark {
  kind: 'filled' | 'open' | 'text';
  name: string;
  length: number;
}

/**
 * Replaces `@name` and `@{name}` by values, except in an email address (`ada@shop.example`) and in keywords of the place's
 * language. A name without a value is kept. Placeholders in values are not replaced.
 * @param found collects the names
 */
export function fill(
  text: string,
  values: Values,
  place: Place,
  found: FoundNames,
  notation: Notation = asIs,
): string {
  const { encode, decode } = notation;
  const out: string[] = [];
  let at = 0;
  let lastPlaceholder = 0;
  const pass = (from: number, to: number) => {
    if (from === to) return;
    const literal = text.slice(from, to);
    place.pass(decode(literal));
    out.push(literal);
  };
  for (const match of text.matchAll(marked)) {
    const start = match.index;
    const scheme = schemeBefore(text.slice(at, start), place.isUrl && at === 0, decode);
    const beforeScheme = start - scheme.length;
    pass(at, beforeScheme);
    const isOwn = scheme === '' && place.isOwn(text, start);
    const isInUrl = place.isInUrl();
    const mark: Mark = isOwn
      ? { kind: 'text', name: '', length: match[0].length }
      : markAt(match, { values, isInUrl, lastPlaceholder, decode });
    at = start + mark.length;
    if (mark.kind !== 'text') lastPlaceholder = at;
    if (mark.kind === 'open') noteLeft(found, mark.name, 'open');
    if (mark.kind !== 'filled') {
      pass(beforeScheme, at);
      continue;
    }
    const value = values[mark.name] ?? '';
    found.filled.add(mark.name);
    if (!replacesScheme(value, scheme)) pass(beforeScheme, start);
    out.push(encode(place.write(value)));
  }
  pass(at, text.length);
  return out.join('');
}

function markAt(
  match: RegExpExecArray,
  around: {
    values: Values;
    isInUrl: boolean;
    lastPlaceholder: number;
    decode: (text: string) => string;
  },
): Mark {
  const [whole, braced, open, run = ''] = match;
  const { values, isInUrl, lastPlaceholder, decode } = around;
  if (braced !== undefined) {
    const name = braced.trim();
    const known = nameInData(name, values);
    if (known !== null) return { kind: 'filled', name: known, length: whole.length };
    return { kind: name === '' ? 'text' : 'open', name, length: whole.length };
  }
  if (open) return { kind: 'open', name: run, length: whole.length };

  const { input, index } = match;
  const isBeforeDomain = beginsDomain(input, { at: index, end: index + whole.length, isInUrl });
  const localPart = () => decode(input.slice(Math.max(lastPlaceholder, index - maxBefore), index));
  if (isBeforeDomain && endsLocalPart(localPart(), isInUrl)) {
    return { kind: 'text', name: '', length: whole.length };
  }
  const names = namesIn(run);
  for (const name of names) {
    const known = nameInData(name, values);
    if (known !== null) return { kind: 'filled', name: known, length: name.length + 1 };
  }
  const name = names.at(-1) ?? run;
  // `@user@shop.example` is an address with a placeholder as local part.
  const isAddress = isBeforeDomain && index === lastPlaceholder && index > 0;
  return { kind: isAddress ? 'text' : 'open', name, length: name.length + 1 };
}

/** The longest local part of an address (RFC 5321, 4.5.3.1.1), with room for a character reference. */
const maxBefore = 64 + 32;

/**
 * The names that a run of word characters may begin with, longest first: the whole run, without a trailing `_` (`_@name_`), and
 * only its Latin letters (`@name様`).
 */
function namesIn(run: string): string[] {
  if (plainName.test(run)) return [run];
  const [latin = ''] = /^[\p{Script=Latin}\p{M}\p{N}_]*/u.exec(run) ?? [];
  const names = [run, withoutEnd(run)];
  if (/^\p{Script=Latin}/u.test(latin)) names.push(latin, withoutEnd(latin));
  return names;
}

/** A name with only one possible end. */
const plainName = /^[A-Za-z0-9_]*[A-Za-z0-9]$/;

function withoutEnd(name: string): string {
  return name.replace(/(?<!_)_+$/, '');
}

/** The name as spelled in the data, which may be normalized. */
function nameInData(name: string, values: Values): string | null {
  if (Object.hasOwn(values, name)) return name;
  if (plainName.test(name)) return null;
  const composed = name.normalize();
  return Object.hasOwn(values, composed) ? composed : null;
}
