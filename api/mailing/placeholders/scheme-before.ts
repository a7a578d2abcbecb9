/** Schemes that people and editors write before a placeholder. */
const written = /(?<![\w+.-])(?:https?:\/{0,3}|mailto:)$/i;

/** A URL of only schemes, relative segments and `www.`. */
const onlyScheme = /^(?:[a-z][a-z\d+.-]{0,20}:|\.{0,2}\/|www\.)*$/i;

const absolute = /^\s*(?:https?:\/\/|mailto:)/i;

/**
 * The scheme at the end of the text before a placeholder, as it is written.
 * @param isUrl whether the text is the start of a URL
 */
export function schemeBefore(
  text: string,
  isUrl: boolean,
  decode: (text: string) => string,
): string {
  if (isUrl && text.length < maxScheme && onlyScheme.test(decode(text).trim())) return text;
  if (!/[:/]/.test(text.charAt(text.length - 1))) return '';
  return written.exec(text.slice(-maxScheme))?.[0] ?? '';
}

/** Long enough for character references. */
const maxScheme = 120;

/** Whether a value is a URL with its own scheme, which replaces the one before it. */
export function replacesScheme(value: string, scheme: string): boolean {
  if (scheme === '') return false;
  const [own = ''] = /(?<![a-z\d+.-])[a-z][a-z\d+.-]*:/i.exec(scheme) ?? [];
  const isSame = own !== '' && value.trimStart().toLowerCase().startsWith(own.toLowerCase());
  return isSame || absolute.test(value);
}
