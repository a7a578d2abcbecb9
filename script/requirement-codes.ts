import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

// Not part of a longer word, an escape (%D0), a color (#A1…) or a class name (B6-hENRz).
const code = /(?<![\w%#=.-])([A-HR])([1-9]\d{0,2})(?:[–-]\1(\d{1,3}))?(?![\w%]|-\w)/g;

/** The codes that a text cites, with ranges expanded. */
export function citedCodes(text: string): string[] {
  return [...text.matchAll(code)].flatMap(([, letter = '', first = '', last = first]) => {
    const count = Number(last) - Number(first) + 1;
    return Array.from(
      { length: Math.max(1, count) },
      (_, index) => `${letter}${Number(first) + index}`,
    );
  });
}

/** The requirements and readings of `specification/`, by code, in order. */
export function statedCodes(): Map<string, string> {
  const read = (file: string) => readFileSync(join(root, 'specification', file), 'utf8');
  const requirements = read('requirements.md').matchAll(/^- (R\d+)\. (.+)$/gm);
  const readings = read('readings.md').matchAll(/^\| ([A-H]\d+) \| (.+?) \| /gm);
  const stated = new Map<string, string>();
  for (const [, name = '', text = ''] of [...requirements, ...readings]) {
    if (stated.has(name)) throw new Error(`specification/ states ${name} twice.`);
    stated.set(name, text);
  }
  return stated;
}
