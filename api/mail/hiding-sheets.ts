import { decidesDisplay, declarations, hides, type Rules } from './hidden-style.ts';

type Attributes = Readonly<Record<string, string>>;

/** In characters. */
const maxSheets = 200_000;
const maxClasses = 1_000;

/**
 * Reads the rules of an email's style sheets that hide elements by one class or id, such as `.preheader`. Ignores rules
 * within others such as `@media`, which apply to some readers only.
 */
export function hidingSheets() {
  const hidden = new Map<string, boolean>();
  let left = maxSheets;

  function addRule(selectors: string, rules: Rules): void {
    const isHiding = hides(rules);
    if (!isHiding && !rules.has('display')) return;
    for (const selector of selectors.split(',')) {
      const [, name] = /^\s*(?:[\w-]+)?([.#][\w-]+)\s*$/.exec(selector) ?? [];
      if (name !== undefined) hidden.set(name, isHiding);
    }
  }

  return {
    read(css: string): void {
      left -= css.length;
      if (left < 0) return;
      const sheet = withoutComments(css);
      let [depth, at] = [0, 0];
      let selectors = '';
      for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
        const text = sheet.slice(at, index);
        at = index + 1;
        if (brace === '{') {
          if (depth === 0) selectors = text.slice(text.lastIndexOf(';') + 1);
          depth += 1;
        } else {
          if (depth === 1) addRule(selectors, declarations(text));
          depth = Math.max(0, depth - 1);
        }
      }
    },
    hides(attributes: Attributes): boolean {
      const { class: classes = '', id = '' } = attributes;
      if (hidden.size === 0 || classes.length > maxClasses) return false;
      const names = [...classes.split(/\s+/).map((name) => `.${name}`), `#${id}`];
      return names.some((name) => hidden.get(name)) && !decidesDisplay(attributes);
    },
  };
}

/** Also removes the HTML comment marks that hide a style sheet from old programs. */
function withoutComments(css: string): string {
  const [first = '', ...rest] = css.replaceAll('<!--', ' ').replaceAll('-->', ' ').split('/*');
  const kept = rest.map((part) => {
    const end = part.indexOf('*/');
    return end < 0 ? '' : part.slice(end + 2);
  });
  return [first, ...kept].join(' ');
}
