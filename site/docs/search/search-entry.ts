export interface SearchEntry {
  kind: SearchKind;
  /** A field's path, an error's code, the title of a page or section. */
  title: string;
  /** Path and fragment. */
  href: string;
  /** Next to the title: a field's type, a call's method and path. */
  type?: string;
  /** Its parent: the operation of a field, the page of a section. */
  of?: string;
  /** At the end of its row: the page, or the status of an error. */
  aside: string;
  text: string;
  /** Shown before anything is typed. */
  isStart?: boolean;
}

export type SearchKind = 'field' | 'error' | 'guide' | 'reference';
