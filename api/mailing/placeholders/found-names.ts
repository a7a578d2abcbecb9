/** The placeholders of a mail, by name. */
export interface FoundNames {
  filled: Set<string>;
  /** Left as written, in the order in which they are read. */
  left: Set<string>;
  /** Names in `left` without a value. */
  open: Set<string>;
  /** Names in `left` at a place where no value can be filled in; elsewhere, they may be open or filled. */
  misplaced: Set<string>;
}

export function foundNames(): FoundNames {
  return { filled: new Set(), left: new Set(), open: new Set(), misplaced: new Set() };
}

export function noteLeft(found: FoundNames, name: string, why: 'open' | 'misplaced'): void {
  found.left.add(name);
  found[why].add(name);
}
