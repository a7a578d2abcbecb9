/**
 * A piece of HTML. Placeholders are not filled in `markup`: names of elements and attributes, quotes,
 * declarations, attributes whose value is code, and `<meta http-equiv>`. The text of an attribute comes
 * without its quotes.
 */
export type HtmlPart =
  | { kind: 'text' | 'style' | 'markup'; text: string }
  | { kind: 'attribute'; name: string; isQuoted: boolean; text: string };

/**
 * Splits HTML where a browser's tokenizer does (HTML, 13.2.5); the parts joined are the HTML. Comments are
 * split as well, since some mail programs show them (`<!--[if mso]>`). A `<style>` that is never closed
 * has no text. Texts and attributes without an `@` belong to the markup around them.
 * @param isInner for the content of a comment, which cannot contain another
 */
export function htmlParts(html: string, isInner = false): HtmlPart[] {
  const parts: HtmlPart[] = [];
  const unclosed = new Set<string>();
  let markupFrom = 0;
  let at = 0;

  while (at < html.length) {
    addText('text', found(html, lessThan, at));
    const [mark = '', tag] = matchAt(opening, html, at) ?? [];
    if (mark === '<!--' && !isInner) addComment(at + mark.length);
    else if (tag) addTag(at + mark.length, tag.toLowerCase());
    else if (mark) at += mark.length;
    else addText('text', at + 1);
  }
  addMarkup(html.length);
  return parts;

  function addMarkup(end: number): void {
    if (end > markupFrom) parts.push({ kind: 'markup', text: html.slice(markupFrom, end) });
  }

  function addText(kind: 'text' | 'style', end: number): void {
    const text = html.slice(at, end);
    if (text.includes('@')) {
      addMarkup(at);
      parts.push({ kind, text });
      markupFrom = end;
    }
    at = end;
  }

  function addComment(start: number): void {
    at = start;
    addInner(found(html, commentEnd, start));
  }

  /** Splits the content up to `end` on its own: an open quote in it ends there. */
  function addInner(end: number): void {
    addMarkup(at);
    for (const part of htmlParts(html.slice(at, end), true)) parts.push(part);
    markupFrom = end;
    at = end;
  }

  function addTag(nameEnd: number, element: string): void {
    const isEnd = html[at + 1] === '/';
    const isHeader = element === 'meta' && hasAttribute('http-equiv', nameEnd);
    at = nameEnd;
    for (let next = matchAt(attribute, html, at); next; next = matchAt(attribute, html, at)) {
      const [whole, name = '', double, single, bare] = next;
      const text = double ?? single ?? bare;
      const isQuoted = text !== bare;
      at += whole.length;
      if (text?.includes('@') && !isHeader && !holdsCode(name)) {
        addMarkup(at - text.length);
        parts.push({ kind: 'attribute', name: name.toLowerCase(), isQuoted, text });
        markupFrom = at;
      }
      if (isQuoted) at += 1;
    }
    at += matchAt(tagEnd, html, at)?.[0].length ?? 0;
    if (!isEnd && rawElements.has(element)) addRawText(element);
  }

  /** @param start where the tag's attributes begin */
  function hasAttribute(wanted: string, start: number): boolean {
    let next = start;
    for (let part = matchAt(attribute, html, next); part; part = matchAt(attribute, html, next)) {
      const [whole, name = '', double, single, bare] = part;
      if (name.toLowerCase() === wanted) return true;
      next += whole.length + ((double ?? single ?? bare) === bare ? 0 : 1);
    }
    return false;
  }

  function addRawText(element: string): void {
    // Searched once, or HTML that opens many and closes none would take quadratic time.
    if (unclosed.has(element)) return;
    const end = found(html, new RegExp(`</${element}(?=[\\t\\n\\f\\r />])`, 'gi'), at);
    if (end === html.length) unclosed.add(element);
    else if (element === 'style') addText('style', end);
    else if (element === 'script') addText('text', end);
    // In SVG even a title contains elements.
    else addInner(end);
  }
}

const lessThan = /</g;

/** A comment, a tag with its name, a bogus comment, or a placeholder that could become a tag. */
const opening = /<!--|<\/?([a-z][^\t\n\f\r />]*)|<[!?/][^>]*>?|<@\w*/iy;

const commentEnd = /(?<=<!--)-?>|--!?>/g;

/** Name, and the value in double quotes, in single ones or in none. */
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)|'([^']*)|([^\t\n\f\r >"'][^\t\n\f\r >]*)))?/y;

const tagEnd = /[\t\n\f\r /]*>?/y;

/** Elements whose content is raw text. */
const rawElements = new Set([
  'style',
  'script',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);

/** Whether the value is a script or a document, for which escaping as text is not enough. */
function holdsCode(attributeName: string): boolean {
  return /^(?:on|srcdoc$)/i.test(attributeName);
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** @returns the index of the next match, or the end of the text */
function found(text: string, pattern: RegExp, at: number): number {
  return matchAt(pattern, text, at)?.index ?? text.length;
}
