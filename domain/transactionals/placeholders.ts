/** What a placeholder may be called: a letter, then letters, digits and `_`. */
export const placeholderName = /^[A-Za-z][A-Za-z0-9_]*$/;

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
  return text.replace(/(?<![\w.+%@-])@([A-Za-z][A-Za-z0-9_]*)/g, (written, run: string) =>
    // The whole run of word characters is the name, so no shorter name can be found inside it.
    Object.hasOwn(data, run) ? write(data[run] as string) : written,
  );
}
