/** A page of the documentation, or a part with an address. */
export interface SearchEntry {
  kind: SearchKind;
  /** A field's name, an error's code, the title of a page or section. */
  title: string;
  /** Path and fragment. */
  href: string;
  /** Its names in the navigation, requests and responses, best known first; default: the title. */
  names?: readonly string[];
  /** Next to the title: a field's type, a call's method and path. */
  type?: string;
  /** Its parent: the calls of a field, the page of a section. */
  of?: string;
  /** Shown at the end of its row: the page, or the status of an error. */
  aside: string;
  text: string;
  /** Shown before anything is typed. */
  isStart?: boolean;
}

/** Best first, for entries that match a query equally well. */
const searchKinds = ['page', 'call', 'section', 'webhook', 'error', 'field', 'change'] as const;

export type SearchKind = (typeof searchKinds)[number];
