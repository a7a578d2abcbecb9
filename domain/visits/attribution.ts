import { plain, shortened } from './plain-query.ts';

/** The campaign parameters of a first visit. */
export const firstTouchKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'ref',
] as const;

export const firstTouchMaxLength = 200;

export type FirstTouch = { [Key in (typeof firstTouchKeys)[number]]?: string };

/** The source of a lead: the query of the latest landing, and the campaign parameters of the first. */
export interface Attribution {
  utm?: string;
  first_touch?: FirstTouch;
}

/** The campaign parameters in a landing's query; null without any. */
export function firstTouchOf(search: string): FirstTouch | null {
  const touch = readFirstTouch(Object.fromEntries(new URLSearchParams(search)));
  return Object.keys(touch).length > 0 ? touch : null;
}

/**
 * Reads the attribution of a lead. Invalid parts are truncated or dropped, so that no lead is rejected.
 * @param raw `first_touch` may be an object or, from a hidden field, a query string
 */
export function readAttribution(raw: Readonly<Record<string, unknown>>): Attribution {
  const { utm, first_touch: first } = raw;
  const kept: Attribution = {};
  if (typeof utm === 'string') {
    const text = shortened(plain(utm).trim().replace(/^\?/, ''));
    if (text) kept.utm = text;
  }
  const touch =
    typeof first === 'string'
      ? firstTouchOf(plain(first))
      : typeof first === 'object' && first !== null
        ? readFirstTouch(first)
        : null;
  if (touch && Object.keys(touch).length > 0) kept.first_touch = touch;
  return kept;
}

function readFirstTouch(raw: object): FirstTouch {
  const touch: FirstTouch = {};
  for (const key of firstTouchKeys) {
    const value: unknown = Object.hasOwn(raw, key) ? Reflect.get(raw, key) : undefined;
    const text = typeof value === 'string' ? plain(plain(value).slice(0, firstTouchMaxLength)) : '';
    if (text.trim()) touch[key] = text.trim();
  }
  return touch;
}
