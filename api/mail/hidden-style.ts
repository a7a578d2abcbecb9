type Attributes = Readonly<Record<string, string>>;

/** What an element's own attributes say about whether it is shown. */
export interface Shown {
  /** Neither it nor anything in it. */
  isHidden: boolean;
  /** Whether text in it has no size; null: as around it. Images in it are shown. */
  hasNoSize: boolean | null;
}

/**
 * Whether an element is shown, by its attributes: what senders hide for one program alone, or show only in the list of
 * emails. `aria-hidden` hides nothing from readers, and `mso-hide` only from those who use Outlook.
 */
export function shown({ hidden, style = '', size }: Attributes): Shown {
  const rules = declarations(style);
  const fontSize = rules.get('font-size') ?? size;
  return {
    isHidden: hidden !== undefined || hides(rules),
    hasNoSize: fontSize === undefined ? null : isZero(fontSize),
  };
}

/** Whether an element's own style decides about `display`, whatever a style sheet says. */
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

/** Nothing is hidden by more, and a longer style would take its time for each element. */
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
