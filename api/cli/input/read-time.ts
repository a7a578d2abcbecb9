/** Whether 01/05/2026 is in January or in May. */
export type DateOrder = 'mdy' | 'dmy';

/** Why a time cannot be read. */
export type TimeFault = 'unreadable' | 'impossible' | 'ambiguous';

/**
 * Reads a time as mail services and spreadsheets write it: ISO 8601, seconds or milliseconds since 1970, RFC 5322, and
 * numeric dates or English month names, with or without AM, PM and a zone. Times without a zone are in UTC.
 * @param order of dates such as 01/05/2026, which are ambiguous if it is null
 * @returns milliseconds since the epoch
 */
export function readTime(text: string, order: DateOrder | null): number | TimeFault {
  const epoch = readEpoch(text);
  if (epoch !== null) return epoch;
  for (const pattern of patterns) {
    const parts = pattern.exec(text)?.groups;
    if (parts) return timeOf(parts, order);
  }
  return 'unreadable';
}

/**
 * The order of a numeric date that can be read only one way.
 * @returns null for every other text
 */
export function orderOf(text: string): DateOrder | null {
  const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}(?!\d)/.exec(text) ?? [];
  if (Number(first) > 12 && Number(second) <= 12) return 'dmy';
  return Number(second) > 12 && Number(first) <= 12 ? 'mdy' : null;
}

/** From 1973 to 2286: nine or ten digits are seconds, twelve or thirteen are milliseconds. */
function readEpoch(text: string): number | null {
  if (/^\d{9,10}(?:\.\d+)?$/.test(text)) return Math.round(Number(text) * 1_000);
  return /^\d{12,13}(?:\.\d+)?$/.test(text) ? Math.round(Number(text)) : null;
}

const clock = String.raw`(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?:\s*(?<half>[ap])\.?m\.?)?`;
const zone = String.raw`(?:\s*\(?(?<zone>(?:UTC|GMT|UT)?\s?[+-]\d{1,2}(?::?\d\d)?|[a-z]{1,4})\)?(?:\s*(?:\([a-z ]+\)|UTC|GMT))?)?`;
const time = String.raw`(?:(?:\s*T\s*|\s*,\s*|\s+(?:at\s+)?)${clock}${zone})?`;
const weekday = String.raw`(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+)?`;
const month = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;

const patterns = [
  String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})${time}`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)${zone})?`,
  String.raw`(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d\d)${time}`,
  String.raw`(?<first>\d{1,2})(?<mark>[-/])(?<later>\d{1,2})\k<mark>(?<year>\d{4}|\d\d)${time}`,
  String.raw`${weekday}(?<day>\d{1,2})[\s-]${month}[\s-](?<year>\d{4}|\d\d)${time}`,
  String.raw`${weekday}${month}\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${time}`,
  String.raw`${weekday}${month}\s+(?<day>\d{1,2})\s+${clock}${zone}\s+(?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

type Parts = Readonly<Record<string, string | undefined>>;

function timeOf(parts: Parts, order: DateOrder | null): number | TimeFault {
  const date = dateOf(parts, order);
  if (typeof date === 'string') return date;
  const hour = hourOf(parts);
  const [minute, second] = [Number(parts.minute ?? 0), Number(parts.second ?? 0)];
  const offset = parts.zone === undefined ? 0 : offsetOf(parts.zone.toUpperCase());
  if (offset === null) return 'unreadable';
  if (hour === null || minute > 59 || second > 59) return 'impossible';
  const milliseconds = Math.floor(Number(`0.${parts.fraction ?? 0}`) * 1_000);
  const at = Date.UTC(date.year, date.month - 1, date.day, hour, minute - offset, second);
  return at < 0 ? 'impossible' : at + milliseconds;
}

interface CalendarDay {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

function dateOf(parts: Parts, order: DateOrder | null): CalendarDay | TimeFault {
  const year = fullYear(parts.year ?? '');
  if (parts.first === undefined) {
    const named = parts.name && months.indexOf(parts.name.toLowerCase()) + 1;
    return existing({ year, month: named || Number(parts.month), day: Number(parts.day) });
  }
  const [first, later] = [Number(parts.first), Number(parts.later)];
  if (first <= 12 && later <= 12 && first !== later && order === null) return 'ambiguous';
  const isDayFirst = first > 12 || (later <= 12 && order === 'dmy');
  const [day, monthOfYear] = isDayFirst ? [first, later] : [later, first];
  return existing({ year, month: monthOfYear, day });
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Date.UTC would carry February 30 over into March, and read the year 99 as 1999. */
function existing(date: CalendarDay): CalendarDay | TimeFault {
  const { year, month: monthOfYear, day } = date;
  const days = new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate();
  const exists = year >= 1_970 && monthOfYear >= 1 && monthOfYear <= 12 && day >= 1 && day <= days;
  return exists ? date : 'impossible';
}

/** Two digits are a year from 1969 to 2068, as in POSIX. */
function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 69 ? 2_000 + year : 1_900 + year;
}

/** @returns null for an hour that does not exist */
function hourOf({ hour = '0', half }: Parts): number | null {
  const number = Number(hour);
  if (half === undefined) return number < 24 ? number : null;
  if (number < 1 || number > 12) return null;
  return (number % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** In hours. The zones of RFC 5322 §4.3; others, such as IST, are ambiguous. */
const namedZones: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  UT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** In minutes east of UTC; null for an unknown zone. */
function offsetOf(text: string): number | null {
  const named = namedZones[text];
  if (named !== undefined) return named * 60;
  const [, sign, hours = '', minutes = '0'] =
    /^(?:UTC|GMT|UT)?\s?([+-])(\d{1,2}?):?(\d\d)?$/.exec(text) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -offset : offset;
}
