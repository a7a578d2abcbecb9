/** The placeholders of a mail, by name. */
export interface FoundNames {
  filled: Set<string>;
  /** Not filled, in reading order. */
  left: Set<string>;
  /** Names in `left` without a value. */
  open: Set<string>;
  /** Names in `left` where no value can be filled in. Elsewhere, they may be open or filled. */
  misplaced: Set<string>;
}

export function foundNames(): FoundNames {
  return { filled: new Set(), left: new Set(), open: new Set(), misplaced: new Set() };
}

export function noteLeft(found: FoundNames, name: string, why: 'open' | 'misplaced'): void {
  found.left.add(name);
  found[why].add(name);
}
