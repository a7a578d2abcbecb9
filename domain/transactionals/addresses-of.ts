/** What reads the addresses in the text of an attribute, by its name in lower case; null where it holds none. */
export function addressReader(attribute: string): AddressReader | null {
  if (attribute === 'style') return addressesInStyle;
  if (attribute === 'srcset' || attribute === 'imagesrcset') return addressesInSet;
  return single.has(attribute) ? (text) => [text] : null;
}

export type AddressReader = (text: string) => string[];

/** Attributes that hold one address, which a click opens or a program loads. */
const single = new Set([
  'href',
  'src',
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'longdesc',
  'poster',
  'xlink:href',
]);

/** What `url()` and `@import` name in CSS, its escapes undone. */
export function addressesInStyle(text: string): string[] {
  const style = text.replace(quoteReference, "'").replace(cssEscape, (_, code, character) => {
    return code === undefined ? character : fromCodePoint(Number.parseInt(code, 16));
  });
  return [...style.matchAll(cssAddress)].map(([, inUrl, imported]) => inUrl ?? imported ?? '');
}

const quoteReference = /&(?:quot|apos|#0*3[49]|#x0*2[27]);/gi;

const cssEscape = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;

const cssAddress = /url\(\s*["']?([^"')]*)|@import\s*["']([^"']*)/gi;

function fromCodePoint(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

/** The addresses of a `srcset`: each up to white space, and then a description up to a comma. */
function addressesInSet(text: string): string[] {
  const addresses: string[] = [];
  let at = 0;
  for (;;) {
    const [skipped = '', address = ''] = matchAt(nextInSet, text, at) ?? [];
    if (address === '') return addresses;
    addresses.push(address);
    at += skipped.length;
    if (!address.endsWith(',')) at += matchAt(description, text, at)?.[0].length ?? 0;
  }
}

const nextInSet = /[\s,]*(\S*)/y;

/** A comma in parentheses does not end it. */
const description = /(?:[^(),]|\([^)]*\)?|\))*,?/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
