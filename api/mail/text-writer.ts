import { listMarks } from './list-marks.ts';
import { tableText } from './table-text.ts';

type Attributes = Readonly<Record<string, string>>;

/** Characters parsed per turn of the event loop, which takes 2 ms at most, and of an attribute's value. */
export const partLength = 8_192;

/** Elements with an empty line before and after them. */
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre dl figure hr'.split(' '));

/** Elements on lines of their own. */
const blocks = new Set(
  'address article aside audio body caption center dd details div dt fieldset figcaption footer form header li main nav object option section select summary svg table textarea tr video'.split(
    ' ',
  ),
);

/** Writes visible elements and their text in lines. */
export function textWriter() {
  const table = tableText();
  const { isInList, openList, closeList, nextMark } = listMarks();
  let preformatted = 0;
  let link: { href: string; text: string } | null = null;

  function write(text: string): void {
    if (link) link.text += text;
    if (preformatted > 0) table.lines().addAsIs(text);
    else table.lines().add(text);
  }

  function writeImage({ alt, width, height }: Attributes): void {
    const text = short(alt);
    // Images of one pixel track readers.
    if (text.trim() === '' || isPixel(width) || isPixel(height)) return;
    if (link) link.text += ` ${text} `;
    table.lines().add(text, true);
  }

  function openLink({ href }: Attributes): void {
    endLink();
    const address = addressOf(short(href));
    if (!leadsNowhere.test(address)) link = { href: address, text: '' };
  }

  /** Writes the URL alone or in angle brackets, which delimit it (RFC 3986, appendix C). */
  function endLink(): void {
    if (!link) return;
    const { href, text } = link;
    link = null;
    const bare = href.replace(/^(?:mailto|tel):/i, '');
    const label = text.trim();
    if (label === '') table.lines().add(href, true);
    else if (label !== href && label !== bare && `${label}/` !== href && label !== `${href}/`)
      table.lines().add(` <${href}>`, true);
  }

  function separate(name: string): void {
    const isList = name === 'ul' || name === 'ol';
    if (paragraphs.has(name) || (isList && !isInList())) table.lines().separate(2);
    else if (blocks.has(name) || isList) table.lines().separate(1);
  }

  function open(name: string, attributes: Attributes): void {
    if (name === 'table') table.open();
    else if (name === 'tr') table.openRow();
    else if (name === 'td' || name === 'th') table.openCell(attributes);
    separate(name);
    if (name === 'a') openLink(attributes);
    else if (name === 'area') writeArea(attributes);
    else if (name === 'blockquote') table.lines().indent('> ', '> ');
    else if (name === 'br') table.lines().lineEnd();
    else if (name === 'hr') table.lines().add('---');
    else if (name === 'img') writeImage(attributes);
    else if (name === 'li') table.lines().indent(nextMark());
    else if (name === 'ol' || name === 'ul') openList(name, attributes);
    else if (name === 'pre') preformatted += 1;
    else if (name === 'q') write('"');
  }

  /** A link on a part of an image. */
  function writeArea(attributes: Attributes): void {
    openLink(attributes);
    writeImage(attributes);
    endLink();
    table.lines().separate(1);
  }

  function close(name: string): void {
    if (name === 'a') endLink();
    else if (name === 'ol' || name === 'ul') closeList();
    else if (name === 'pre') preformatted -= 1;
    else if (name === 'q') write('"');
    else if (name === 'td' || name === 'th') table.closeCell();
    else if (name === 'table') table.close();
    separate(name);
    if (name !== 'blockquote' && name !== 'li') return;
    table.lines().outdent();
    separate(name);
  }

  return { open, close, write, end: table.end };
}

/** Links to the page itself, or to scripts. */
const leadsNowhere = /^(?:$|#|javascript:)/i;

function isPixel(length = ''): boolean {
  return /^\s*[01](?:px)?\s*$/.test(length);
}

function short(value = ''): string {
  return value.length > partLength ? '' : value;
}

/** A URL without white space, as browsers parse it (url.spec.whatwg.org). */
function addressOf(url: string): string {
  return url
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replaceAll(' ', '%20');
}
