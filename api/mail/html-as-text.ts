import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { maxNesting } from '@grovemail/contract/fields/html-limits.ts';
import { Parser } from 'htmlparser2';
import { listMarks } from './list-marks.ts';
import { textLines } from './text-lines.ts';

type Attributes = Readonly<Record<string, string>>;

const width = 78;

/** Characters parsed per turn of the event loop, which takes 2 ms at most, and of an attribute's value. */
const partLength = 8_192;

let lastTurn = Promise.resolve();

/** Waits for a turn of the event loop in which no other text is parsed, so that long texts alternate. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => yieldToOthers());
  return lastTurn;
}

const hiddenElements = new Set(['script', 'style', 'template', 'title']);

/** With an empty line before and after them. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre dl figure hr'.split(' '));

/** On lines of their own. */
const blocks = new Set(
  'address article aside body caption center dd details div dt fieldset figcaption footer form header li main nav section summary table tr'.split(
    ' ',
  ),
);

/**
 * Makes the text part of an email that has only HTML. Links keep their URLs and images their alt texts, unless longer
 * than `partLength`. The text is at most a few times as long as the HTML, and takes time proportional to it. HTML is
 * parsed a part at a time, so that long HTML does not hold up short HTML.
 * @returns null if elements nest deeper than `maxNesting`: parsing takes time proportional to length times depth
 */
export async function htmlAsText(html: string): Promise<string | null> {
  const { open, close, write, end } = elements();
  let depth = 0;
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > maxNesting) return parser.pause();
      if (hiddenElements.has(name)) hidden += 1;
      if (hidden === 0) open(name, attributes);
    },
    onclosetag(name) {
      depth -= 1;
      if (hidden === 0) close(name);
      if (hiddenElements.has(name)) hidden -= 1;
    },
    ontext(text) {
      if (hidden === 0) write(text);
    },
  });
  for (let at = 0; at < html.length; at += partLength) {
    if (at > 0) await ownTurn();
    parser.write(html.slice(at, at + partLength));
    if (depth > maxNesting) return null;
  }
  parser.end();
  return end();
}

/** Writes visible elements and their text in lines. */
function elements() {
  const lines = textLines(width);
  const { isInList, openList, closeList, nextMark } = listMarks();
  let preformatted = 0;
  let link: { href: string; text: string } | null = null;

  function write(text: string): void {
    if (link) link.text += text;
    if (preformatted > 0) lines.addAsIs(text);
    else lines.add(text);
  }

  function openLink({ href }: Attributes): void {
    endLink();
    const address = addressOf(short(href));
    if (address !== '' && !address.startsWith('#')) link = { href: address, text: '' };
  }

  function endLink(): void {
    if (!link) return;
    const { href, text } = link;
    link = null;
    if (![href, href.replace(/^mailto:/, '')].includes(text.trim())) lines.add(` [${href}]`);
  }

  function separate(name: string): void {
    const isList = name === 'ul' || name === 'ol';
    if (paragraphs.has(name) || (isList && !isInList())) lines.separate(2);
    else if (blocks.has(name) || isList) lines.separate(1);
  }

  function open(name: string, attributes: Attributes): void {
    separate(name);
    if (name === 'a') openLink(attributes);
    else if (name === 'blockquote') lines.indent('> ', '> ');
    else if (name === 'br') lines.lineEnd();
    else if (name === 'hr') lines.add('---');
    else if (name === 'img') write(short(attributes.alt));
    else if (name === 'li') lines.indent(nextMark());
    else if (name === 'ol' || name === 'ul') openList(name, attributes);
    else if (name === 'pre') preformatted += 1;
    else if (name === 'td' || name === 'th') lines.add(' ');
  }

  function close(name: string): void {
    if (name === 'a') endLink();
    else if (name === 'ol' || name === 'ul') closeList();
    else if (name === 'pre') preformatted -= 1;
    separate(name);
    if (name !== 'blockquote' && name !== 'li') return;
    lines.outdent();
    separate(name);
  }

  return { open, close, write, end: lines.end };
}

function short(value = ''): string {
  return value.length > partLength ? '' : value;
}

/** A URL as browsers parse it (url.spec.whatwg.org), so that white space in it breaks no line. */
function addressOf(url: string): string {
  return url
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20');
}
