/** The package ships no types; this is the part of it that is used. */
declare module 'html-to-text' {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  export type Formatter = (
    element: FormattedElement,
    walk: unknown,
    builder: { options: { formatters: Record<string, Formatter | undefined> } },
    options: unknown,
  ) => void;
  export interface FormattedElement {
    name: string;
    parent: Ancestor | null;
  }
  /** The root has no name. */
  export interface Ancestor {
    name?: string;
    parent: Ancestor | null;
  }
  export function convert(
    html: string,
    options: {
      wordwrap: number;
      limits?: { maxDepth: number };
      formatters?: Record<string, Formatter>;
      selectors: readonly Selector[];
    },
  ): string;
}
