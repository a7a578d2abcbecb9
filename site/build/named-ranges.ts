import { rangeStarts } from './range-starts.ts';

/**
 * Replaces the named ranges in `@media (--tablet)`, which means that width and up, and
 * `@media (--below-tablet)` with widths.
 */
export function namedRanges() {
  return {
    postcssPlugin: 'named-ranges',
    AtRule: {
      media(rule: { params: string }) {
        rule.params = rule.params.replace(/\(--(below-)?([\w-]+)\)/g, (_, below, name: string) => {
          return `(width ${below ? '<' : '>='} ${startOf(name)}px)`;
        });
      },
    },
  };
}

function startOf(name: string): number {
  const start = (rangeStarts as Readonly<Record<string, number>>)[name];
  if (start === undefined) throw new Error(`There is no range of widths "${name}".`);
  return start;
}
