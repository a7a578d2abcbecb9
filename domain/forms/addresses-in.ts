import { canonicalAddress } from './canonical-address.ts';
import { emailMaxLength } from './email-format.ts';

/** The addresses that stand in a text, each in its canonical spelling. */
export function addressesIn(text: string): string[] {
  // Cut at what stands in no address: one expression for a whole address would try long words again and again.
  const words = text.split(/[\s<>()[\]",;:\\]+/);
  return words
    .filter((word) => word.includes('@') && word.length < emailMaxLength + mostMarks)
    .flatMap((word) => canonicalAddress(word) ?? canonicalAddress(bare(word)) ?? []);
}

/** Marks around an address in a sentence; one with more of them is not found. */
const mostMarks = 20;

/** Without what ends a sentence, nor marks on both sides: each of those might begin an address. */
function bare(word: string): string {
  const end = word.search(/[^\p{L}\p{M}\p{N}]*$/u);
  const [mark = ''] = word;
  const isQuoted = "'*_`".includes(mark) && word.slice(end).includes(mark);
  return word.slice(isQuoted ? 1 : 0, end);
}
