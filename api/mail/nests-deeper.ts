import { Parser } from 'htmlparser2';

/**
 * Whether elements of this HTML nest deeper than that. Turning HTML into text takes time in proportion
 * to length times depth; this stops at the limit, so it takes time in proportion to the length alone.
 */
export function nestsDeeper(html: string, limit: number): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth > limit) parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return depth > limit;
}
