import { canonicalAddress, canonicalLocalPart } from './canonical-address.ts';
import { emailMaxLength } from './email-format.ts';

/** The addresses that stand in a text, each in its canonical spelling. */
export function addressesIn(text: string): string[] {
  return wordsOf(text).flatMap(
    (word) => canonicalAddress(word) ?? canonicalAddress(bare(word)) ?? [],
  );
}

/** Whether that address, in its canonical spelling, stands in a text. */
export function holdsAddress(text: string, address: string): boolean {
  if (!text.includes('@')) return false;
  const local = canonicalLocalPart(address);
  return wordsOf(text).some(
    (word) =>
      (canonicalLocalPart(word) === local || canonicalLocalPart(bare(word)) === local) &&
      (canonicalAddress(word) ?? canonicalAddress(bare(word))) === address,
  );
}

function wordsOf(text: string): string[] {
  // Cut at what stands in no address: one expression for a whole address would try long words again and again.
  const words = text.split(/[\s<>()[\]",;:\\]+/);
  return words.filter((word) => word.includes('@') && word.length < emailMaxLength + mostMarks);
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
