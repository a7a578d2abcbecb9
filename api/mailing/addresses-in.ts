import {
  canonicalAddress,
  canonicalLocalPart,
} from '@grovemail/domain/email-addresses/canonical-address.ts';
import { emailMaxLength } from '@grovemail/domain/email-addresses/email-format.ts';

/** The addresses in a text, in their canonical spelling. */
export function addressesIn(text: string): string[] {
  return wordsOf(text).flatMap(
    (word) => canonicalAddress(word) ?? canonicalAddress(bare(word)) ?? [],
  );
}

/** Whether a text contains an address. @param address in its canonical spelling */
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
  // Split where no address continues: a pattern for whole addresses would backtrack on long words.
  const words = text.split(/[\s<>()[\]",;:\\]+/);
  return words.filter(
    (word) => word.includes('@') && word.length < emailMaxLength + maxPunctuation,
  );
}

/** Maximum punctuation around an address; with more, it is not found. */
const maxPunctuation = 20;

/** Without trailing punctuation and without a quote on both sides; one alone might begin an address. */
function bare(word: string): string {
  const last = [...word.matchAll(/[\p{L}\p{M}\p{N}]/gu)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  const [mark = ''] = word;
  const isQuoted = "'*_`".includes(mark) && word.slice(end).includes(mark);
  return word.slice(isQuoted ? 1 : 0, end);
}
