type Attributes = Readonly<Record<string, string>>;

/** The visibility of an element by its own attributes. */
export interface Shown {
  /** The element and its contents are hidden. */
  isHidden: boolean;
  /** Text in the element has no size, while images are shown; null if inherited. */
  hasNoSize: boolean | null;
}

/**
 * Reads the visibility of an element. Senders hide parts for some programs, and previews for the list of emails.
 * `aria-hidden` is not visual, and `mso-hide` applies only to Outlook.
 */
export function shown({ hidden, style = '', size }: Attributes): Shown {
  const rules = declarations(style);
  const fontSize = rules.get('font-size') ?? size;
  return {
    isHidden: hidden !== undefined || hides(rules),
    hasNoSize: fontSize === undefined ? null : isZero(fontSize),
  };
}

/** Whether an element's own style sets `display`, which overrides style sheets. */
export function decidesDisplay({ style = '' }: Attributes): boolean {
  return declarations(style).has('display');
}

export type Rules = ReadonlyMap<string, string>;

export function hides(rules: Rules): boolean {
  const isClipped = /hidden|clip/.test(rules.get('overflow') ?? '');
  return (
    rules.get('display') === 'none' ||
    /^(?:hidden|collapse)$/.test(rules.get('visibility') ?? '') ||
    isZero(rules.get('opacity')) ||
    isZero(rules.get('max-height')) ||
    isZero(rules.get('max-width')) ||
    (isClipped && (isZero(rules.get('height')) || isZero(rules.get('width'))))
  );
}

/** Longer styles are not parsed, to limit the time for each element. */
const maxStyle = 8_192;

export function declarations(style: string): Rules {
  const rules = new Map<string, string>();
  if (style.length > maxStyle) return rules;
  for (const rule of style.toLowerCase().split(';')) {
    const colon = rule.indexOf(':');
    if (colon < 0) continue;
    const value = rule.slice(colon + 1).replace('!important', '');
    rules.set(rule.slice(0, colon).trim(), value.trim());
  }
  return rules;
}

function isZero(value = ''): boolean {
  return Number.parseFloat(value) === 0;
}
