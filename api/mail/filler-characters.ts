/** Zero-width characters that senders use to fill the preview of an email. */
const fillers =
  /(?:[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u2800\u3164\ufeff\uffa0]|\u034f)+/g;

/** A joiner belongs between two letters, or in an emoji. */
const loneJoiners =
  /(?<![\p{L}\p{M}\p{So}\p{Sk}])(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?![\p{L}\p{M}\p{So}])/gu;

export function withoutFillers(text: string): string {
  return text.replace(fillers, '');
}

/** Removes fillers, and non-breaking white space at the ends or in a run. */
export function filledWord(word: string): string {
  if (!/[^\x21-\x7e]/.test(word)) return word;
  return withoutFillers(word)
    .replace(loneJoiners, '')
    .replace(/(?<!\s)\s+/g, (run, at: number, whole: string) =>
      at === 0 || at + run.length === whole.length ? '' : run.charAt(0),
    );
}
