import { tokenizeHtml } from './tokenize-html.ts';

/**
 * A piece of HTML. Placeholders are filled except in `markup`: names of elements and attributes, quotes, declarations, scripts,
 * attributes with code, and `<meta http-equiv>`. The text of an attribute is without quotes.
 */
export type HtmlPart =
  | { kind: 'text' | 'style' | 'json' | 'markup'; text: string }
  | { kind: 'attribute'; name: string; isQuoted: boolean; text: string };

interface Tag {
  name: string;
  attributes: { name: string; start: number; end: number }[];
}

/**
 * Splits HTML into parts, which join to the same HTML. Comments are split as well, since some mail programs show them
 * (`<!--[if mso]>`). Texts and attributes without an `@` become part of the surrounding markup.
 * @param isInner for the content of comments and raw text elements, which are not split again
 */
export function htmlParts(html: string, isInner = false): HtmlPart[] {
  const parts: HtmlPart[] = [];
  let markupFrom = 0;
  let tag: Tag = { name: '', attributes: [] };
  let raw: Tag | null = null;

  tokenizeHtml(html, {
    onopentagname(start, end) {
      tag = { name: html.slice(start, end).toLowerCase(), attributes: [] };
    },
    onattribname(start, end) {
      const name = html.slice(start, end).toLowerCase();
      tag.attributes.push({ name, start: end, end });
    },
    onattribdata(start, end) {
      const attribute = tag.attributes.at(-1);
      if (attribute) Object.assign(attribute, { start, end });
    },
    onopentagend() {
      raw = rawElements.has(tag.name) ? tag : null;
      addAttributes();
    },
    onselfclosingtag: addAttributes,
    onclosetag() {
      raw = null;
    },
    ontext(start, end) {
      if (raw) addRaw(raw, start, end);
      else add({ kind: 'text', text: html.slice(start, end) }, start, end);
    },
    oncomment(start, end, offset) {
      // The tokenizer also reports `</@a>` as a comment, which no mail program shows.
      if (html.startsWith('<!--', start - '<!--'.length)) addInner(start, end - offset);
    },
    oncdata(start, end, offset) {
      addInner(start, end - offset);
    },
    onend: addAttributes,
  });
  addMarkup(html.length);
  return parts;

  function addMarkup(end: number): void {
    if (end > markupFrom) parts.push({ kind: 'markup', text: html.slice(markupFrom, end) });
    markupFrom = end;
  }

  function add(part: HtmlPart, start: number, end: number): void {
    if (start < markupFrom || !part.text.includes('@')) return;
    addMarkup(start);
    parts.push(part);
    markupFrom = end;
  }

  function addInner(start: number, end: number): void {
    if (end <= start || !html.slice(start, end).includes('@')) return;
    if (isInner) {
      add({ kind: 'text', text: html.slice(start, end) }, start, end);
      return;
    }
    addMarkup(start);
    for (const part of htmlParts(html.slice(start, end), true)) parts.push(part);
    markupFrom = end;
  }

  function addRaw(element: Tag, start: number, end: number): void {
    const text = html.slice(start, end);
    if (element.name === 'style') add({ kind: 'style', text }, start, end);
    else if (element.name !== 'script') addInner(start, end);
    else if (isJson(attributeOf(element, 'type'))) add({ kind: 'json', text }, start, end);
  }

  function addAttributes(): void {
    const { name: element, attributes } = tag;
    const isHeader = element === 'meta' && attributes.some(({ name }) => name === 'http-equiv');
    for (const { name, start, end } of attributes) {
      const text = html.slice(start, end);
      if (isHeader || isCode(name, text)) continue;
      const isQuoted = /["']/.test(html.charAt(start - 1));
      add({ kind: 'attribute', name, isQuoted, text }, start, end);
    }
    tag = { name: element, attributes: [] };
  }

  function attributeOf(element: Tag, name: string): string {
    const attribute = element.attributes.find((candidate) => candidate.name === name);
    return attribute ? html.slice(attribute.start, attribute.end) : '';
  }
}

/** Elements whose content the tokenizer reports as text. */
const rawElements = new Set(['style', 'script', 'title', 'textarea', 'xmp']);

/** Such as JSON-LD, which mail programs read. */
function isJson(type: string): boolean {
  return /^\s*(?:application|text)\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(type);
}

/** Whether a value is a script or a document, for which escaping is not enough. */
function isCode(attribute: string, value: string): boolean {
  return /^(?:on|srcdoc$)/.test(attribute) || /^\s*(?:java|vb)script:/i.test(value);
}
