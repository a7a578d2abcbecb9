import { Parser } from 'htmlparser2';

/** What no reader sees of HTML. */
const unseen = new Set(['head', 'script', 'style', 'template', 'title']);

/** The words of HTML on one line, without links and layout, in time proportional to its length. */
export function bareText(html: string): string {
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (unseen.has(name)) hidden += 1;
      words.push(' ');
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
    },
    ontext(text) {
      if (hidden === 0) words.push(text);
    },
  });
  parser.end(html);
  return words.join('').replace(/\s+/g, ' ').trim();
}
