import type { Email } from 'postal-mime';

export type Fields = ReadonlyMap<string, string>;

/** The text of the first part of one of these types; null if there is none. */
export function partOf({ attachments }: Email, ...types: string[]): string | null {
  const part = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  return part ? String(part.content) : null;
}

/** Groups of header fields with blank lines between; names in lower case, folded lines joined. */
export function groupsOf(text: string): Fields[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded.split(/\n[ \t]*\n\s*/).map((group) => {
    const pairs = group.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
    return new Map(pairs.filter(([name]) => name !== ''));
  });
}

/**
 * `rfc822; ada@shop.example`, `<ada@shop.example>` or `Ada <ada@shop.example>`, and the encodings of an address in a
 * report: `+2B` (RFC 3461 §4) and `\x{2665}` (RFC 6533 §3).
 */
export function addressesIn(value: string | undefined): string[] {
  const address = value?.replace(/^[\w-]+\s*;/, '').trim() ?? '';
  const bare = (/<([^<>]+)>/.exec(address)?.[1] ?? address).replace(/\([^()]*\)$/, '').trim();
  return [...new Set([bare, unescaped(bare), decodedXtext(bare)])].filter((text) =>
    text.includes('@'),
  );
}

function unescaped(text: string): string {
  return text.replace(/\\x\{([0-9a-f]{1,6})\}/gi, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function decodedXtext(text: string): string {
  return text.replace(/\+([2-7][0-9A-F])/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

export function lineOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}
