/** What a placeholder may be called: a letter, then letters, digits and `_`. */
export const placeholderName = /^[A-Za-z][A-Za-z0-9_]*$/;

/** The whole run of word characters is the name, so no shorter name can be found inside it. */
const placeholder = /(?<![\w.+%@-])@([A-Za-z][A-Za-z0-9_]*)/g;

/**
 * Puts values in place of `@name` (R220, F12). The longest name wins where one begins like another,
 * a name without a value stays as it is, and what stands behind a character of an address
 * (`ada@shop.example`) is no placeholder. Values are put in as they are: none is filled in turn.
 * @param write how a value is written into this text, for HTML escaped
 */
export function fillPlaceholders(
  text: string,
  data: Readonly<Record<string, string>>,
  write: (value: string) => string = String,
): string {
  return text.replace(placeholder, (written, run: string) =>
    Object.hasOwn(data, run) ? write(data[run] as string) : written,
  );
}

/**
 * The names that a text has placeholders for, each once, in the order in which they are read. A style
 * sheet's own rules (`@media`) are none.
 */
export function placeholdersIn(text: string): string[] {
  const readable = text.replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, ' ');
  return [...new Set(Array.from(readable.matchAll(placeholder), ([, name = '']) => name))];
}
