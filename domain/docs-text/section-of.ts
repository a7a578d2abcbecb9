/**
 * The section of a Markdown text under a heading, with its subsections.
 * @param title the heading's plain text
 * @returns null when there is no such heading
 */
export function sectionOf(markdown: string, title: string): string | null {
  const lines = markdown.split('\n');
  const headings = headingsOf(lines);
  const at = headings.findIndex((heading) => plain(heading.title) === plain(title));
  const heading = headings[at];
  if (!heading) return null;
  const next = headings.slice(at + 1).find(({ level }) => level <= heading.level);
  // The heading of a step is inside a list item: remove the number and the indent of the lines below.
  const section = lines
    .slice(heading.line, next?.line)
    .map((line) => line.slice(Math.min(heading.indent, indentOf(line, heading.indent))));
  return `${section.join('\n').trim()}\n`;
}

/** @param numbered the indent of a heading after the number of a step */
function indentOf(line: string, numbered: number): number {
  return /^ *\d+\. #/.test(line) ? numbered : line.length - line.trimStart().length;
}

function headingsOf(lines: readonly string[]) {
  let isCode = false;
  return lines.flatMap((text, line) => {
    if (/^\s*```/.test(text)) isCode = !isCode;
    const heading = isCode
      ? null
      : /^(?<before>\s*(?:\d+\. )?)(?<marks>#{1,6}) (?<title>.+)$/.exec(text);
    const { before = '', marks = '', title = '' } = heading?.groups ?? {};
    return heading ? [{ line, level: marks.length, indent: before.length, title }] : [];
  });
}

/** Removes Markdown's marks and escapes. */
function plain(text: string): string {
  return text
    .replace(/[\\`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
