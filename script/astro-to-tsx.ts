import { convertToTsx } from '@astrojs/astro2tsx';

/** A position in a text. Both count from 1, like the type checker's. */
export interface Position {
  line: number;
  column: number;
}

/**
 * Converts an `.astro` file to TSX with the same types.
 * @returns `originalOf` maps a position in the TSX to one in the file
 * @throws when the file's markup is invalid
 */
export function astroToTsx(path: string, text: string) {
  const { code, mappings, hasParseErrors } = convertToTsx(text, {
    filename: path,
    ambientTypes: true,
  });
  if (hasParseErrors) throw new Error(`${path} is no valid Astro file.`);
  return {
    code,
    originalOf(position: Position): Position {
      const offset = offsetOf(code, position);
      const [start = 0, , original = 0, length = 0] =
        mappings.findLast(([from, size]) => from <= offset && offset <= from + size) ?? [];
      return positionOf(text, original + Math.min(offset - start, length));
    },
  };
}

function offsetOf(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.join('\n').length + Math.min(before.length, 1) + column - 1;
}

function positionOf(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
