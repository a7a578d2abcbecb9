import { Parser } from 'htmlparser2';

const invisibleElements = new Set(['head', 'script', 'style', 'template', 'title']);

/** The text of HTML on one line, without links and layout, in linear time. */
export function bareText(html: string): string {
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name) {
      if (invisibleElements.has(name)) hidden += 1;
      words.push(' ');
    },
    onclosetag(name) {
      if (invisibleElements.has(name)) hidden -= 1;
    },
    ontext(text) {
      if (hidden === 0) words.push(text);
    },
  });
  parser.end(html);
  return words.join('').replace(/\s+/g, ' ').trim();
}
