import subsetFont from 'subset-font';

/** The text's characters that a font has glyphs for. @param font in any format */
export async function charactersIn(font: Buffer, text: string): Promise<string> {
  const truetype = await subsetFont(font, text, { targetFormat: 'truetype' });
  const codePoints = codePointsOf(cmapOf(truetype));
  return [...text].filter((character) => codePoints.has(character.codePointAt(0) ?? -1)).join('');
}

/** The `cmap` subtable with the most characters. */
function cmapOf(truetype: Buffer): Buffer {
  const tables = truetype.readUInt16BE(4);
  const records = Array.from({ length: tables }, (_, at) => truetype.subarray(12 + 16 * at));
  const record = records.find((one) => one.toString('latin1', 0, 4) === 'cmap');
  if (!record) throw new Error('A font without a cmap table has no characters.');
  const cmap = truetype.subarray(record.readUInt32BE(8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * at)),
  );
  const [best] = [12, 4].flatMap((format) =>
    subtables.filter((subtable) => subtable.readUInt16BE(0) === format),
  );
  if (!best) throw new Error('The font maps its characters in a format that is unknown here.');
  return best;
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap, formats 4 and 12. */
function codePointsOf(cmap: Buffer): Set<number> {
  return new Set(cmap.readUInt16BE(0) === 12 ? inGroups(cmap) : inSegments(cmap));
}

function* inGroups(cmap: Buffer): Generator<number> {
  for (let at = 16; at < 16 + 12 * cmap.readUInt32BE(12); at += 12) {
    yield* range(cmap.readUInt32BE(at), cmap.readUInt32BE(at + 4));
  }
}

function* inSegments(cmap: Buffer): Generator<number> {
  const segCountX2 = cmap.readUInt16BE(6);
  for (let at = 14; at < 14 + segCountX2; at += 2) {
    const [end, start] = [cmap.readUInt16BE(at), cmap.readUInt16BE(at + segCountX2 + 2)];
    const delta = cmap.readUInt16BE(at + 2 * segCountX2 + 2);
    const offsetAt = at + 3 * segCountX2 + 2;
    const offset = cmap.readUInt16BE(offsetAt);
    for (const code of range(start, end)) {
      const glyph =
        offset === 0 ? code + delta : cmap.readUInt16BE(offsetAt + offset + 2 * (code - start));
      if (glyph % 0x10000 !== 0) yield code;
    }
  }
}

function* range(from: number, to: number): Generator<number> {
  for (let code = from; code <= to; code += 1) yield code;
}
