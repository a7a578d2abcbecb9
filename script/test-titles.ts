import { parseSync, Visitor } from 'vite';

/** Every string in a test file that may be a title, including the rows of its tables. */
export function testTitles(text: string): string[] {
  const titles: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') titles.push(value);
    },
    TemplateLiteral({ expressions, quasis, start, end }) {
      const written = text.slice(start + 1, end - 1);
      titles.push(expressions.length > 0 ? written : (quasis[0]?.value.cooked ?? written));
    },
  }).visit(parseSync('test.ts', text).program);
  return titles;
}
