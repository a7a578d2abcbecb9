/** Reads the URLs of an attribute; null if it contains none. @param attribute name in lower case */
export function addressReader(attribute: string): AddressReader | null {
  if (attribute === 'style') return addressesInStyle;
  if (attribute === 'srcset' || attribute === 'imagesrcset') return addressesInSrcset;
  return single.has(attribute) ? (text) => [text] : null;
}

export type AddressReader = (text: string) => string[];

/** Attributes whose value is one URL. */
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

/** The URLs of `url()` and `@import` in CSS, unescaped. */
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

/** The URLs of a `srcset`. Each ends at white space and is followed by descriptors up to a comma. */
function addressesInSrcset(text: string): string[] {
  const addresses: string[] = [];
  let at = 0;
  for (;;) {
    const [skipped = '', address = ''] = matchAt(nextInSrcset, text, at) ?? [];
    if (address === '') return addresses;
    addresses.push(address);
    at += skipped.length;
    if (!address.endsWith(',')) at += matchAt(descriptors, text, at)?.[0].length ?? 0;
  }
}

const nextInSrcset = /[\s,]*(\S*)/y;

/** Up to a comma that is not in parentheses. */
const descriptors = /(?:[^(),]|\([^)]*\)?|\))*,?/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
