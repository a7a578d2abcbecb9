/** A page of the documentation, or a part of one that has an address. */
export interface SearchEntry {
  kind: SearchKind;
  /** A field's name, an error's code, the title of a page or section. */
  title: string;
  /** Path and fragment. */
  href: string;
  /** Its names in the navigation, in requests and in responses, the best known first; default: the title. */
  names?: readonly string[];
  /** Next to the title: a field's type, a call's method and path. */
  type?: string;
  /** Its parent: the calls of a field, the page of a section. */
  of?: string;
  /** At the end of its row: the page, or the status of an error. */
  aside: string;
  text: string;
  /** Shown before anything is typed. */
  isStart?: boolean;
}

/** Best first, among entries that fit a query equally well. */
export const searchKinds = [
  'page',
  'call',
  'section',
  'webhook',
  'error',
  'field',
  'change',
] as const;

export type SearchKind = (typeof searchKinds)[number];
