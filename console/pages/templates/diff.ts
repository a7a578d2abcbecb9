/** A line, or a word. */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Pairs of parts that are compared at most; beyond, all that differs counts as replaced. */
const maxPairs = 1_000_000;

/** What has to be taken away and added to get from one text to the other, line by line. */
export function diffLines(before: string, after: string): DiffPart[] {
  return diffParts(before.split(/\r?\n/), after.split(/\r?\n/));
}

/** The same word by word: the lines in which any differ, each as runs of words. */
export function diffWords(before: string, after: string): DiffPart[][] {
  const lines: DiffPart[][] = [[]];
  for (const part of diffParts(wordsIn(before), wordsIn(after))) {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    if (part.text === lineEnd) lines.push([]);
    else if (last?.kind === part.kind) last.text += ` ${part.text}`;
    else line.push({ ...part });
  }
  return lines.filter((line) => line.some(({ kind }) => kind !== 'same'));
}

const lineEnd = '\n';

function wordsIn(text: string): string[] {
  return (text.match(/\n|\S+/g) ?? []).filter(
    (word, at, all) => word !== lineEnd || all[at - 1] !== lineEnd,
  );
}

function diffParts(old: readonly string[], next: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, next.length) - start &&
    old.at(-1 - end) === next.at(-1 - end)
  ) {
    end += 1;
  }
  return [
    ...old.slice(0, start).map((text) => ({ kind: 'same', text }) as const),
    ...diffMiddle(old.slice(start, old.length - end), next.slice(start, next.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same', text }) as const),
  ];
}

/** By the longest common subsequence. */
function diffMiddle(old: readonly string[], next: readonly string[]): DiffPart[] {
  if (old.length * next.length > maxPairs) return replaced(old, next);
  const width = next.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        old[i] === next[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < next.length) {
    const [gone = '', added = ''] = [old[i], next[j]];
    if (gone === added) {
      lines.push({ kind: 'same', text: gone });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      lines.push({ kind: 'gone', text: gone });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: added });
      j += 1;
    }
  }
  return [...lines, ...replaced(old.slice(i), next.slice(j))];
}

function replaced(old: readonly string[], next: readonly string[]): DiffPart[] {
  return [
    ...old.map((text) => ({ kind: 'gone', text }) as const),
    ...next.map((text) => ({ kind: 'new', text }) as const),
  ];
}

/** Only what differs, with lines around it; `null` stands for lines that are left out. */
export function aroundChanges(lines: readonly DiffPart[], around = 2): (DiffPart | null)[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same');
  const shown: (DiffPart | null)[] = [];
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) shown.push(line);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
