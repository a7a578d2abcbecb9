/** The package ships no types; this is the part of it that is used. */
declare module 'html-to-text' {
  interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  export function convert(
    html: string,
    options: { wordwrap: number; selectors: readonly Selector[] },
  ): string;
}
