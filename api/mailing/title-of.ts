/** The title of a page as text; null if it has none. */
export function titleOf(html: string): string | null {
  // In steps: a single pattern would take quadratic time on html that never closes.
  const tag = html.search(/<title[\s>]/i);
  const start = tag < 0 ? -1 : html.indexOf('>', tag);
  const end = start < 0 ? -1 : html.indexOf('<', start);
  if (end < 0 || !/^<\/title>/i.test(html.slice(end, end + '</title>'.length))) return null;
  return decoded(html.slice(start + 1, end)).trim() || null;
}

/** The character references that are likely in a title; others stay as they are. */
function decoded(html: string): string {
  return html.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
    (written, dec, hex, name) => {
      if (name) return named.get(String(name).toLowerCase()) ?? written;
      const code = dec ? Number(dec) : Number.parseInt(hex, 16);
      const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : written;
    },
  );
}

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);
