/**
 * Whether a word is another with one typo: a letter missing, added or changed, or two swapped. The first letter must
 * match. A changed consonant in a word of six letters or fewer makes another word: `vapid` is not `valid`.
 */
export function isOneTypo(typed: string, word: string): boolean {
  if (typed.length < 4 || typed[0] !== word[0] || typed === word) return false;
  const shorter = Math.min(typed.length, word.length);
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start++;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const wrong = typed.slice(start, typed.length - end);
  const right = word.slice(start, word.length - end);
  if (wrong === '') return right.length === 1;
  if (wrong.length === 2) return right === `${wrong[1]}${wrong[0]}`;
  if (wrong.length > 1 || typed.length < 5) return false;
  if (right === '') return true;
  return right.length === 1 && (typed.length > 6 || /^[aeiouy]{2}$/.test(wrong + right));
}
