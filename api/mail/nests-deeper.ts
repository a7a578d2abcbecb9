import { Parser } from 'htmlparser2';

/**
 * Whether elements nest deeper than `limit`. Converting HTML to text takes time proportional to length times
 * depth; this check stops at the limit, so it takes linear time.
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
