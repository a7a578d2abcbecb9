/** Schemes that people and editors write before a link, also where it is not the whole text. */
const written = /(?<![\w+.-])(?:https?:\/{0,3}|mailto:)$/i;

/** A URL that is nothing yet but schemes, the steps of a relative one, and what people put before the name of a site. */
const onlyScheme = /^(?:[a-z][a-z\d+.-]{0,20}:|\.{0,2}\/|www\.)*$/i;

const absolute = /^\s*(?:https?:\/\/|mailto:)/i;

/**
 * The scheme that the text before a placeholder ends in, as it is written.
 * @param isUrl whether it is the start of a URL
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

/** Also with character references. */
const maxScheme = 120;

/** Whether a value is a URL with a scheme of its own, so that the one before it would break the link. */
export function replacesScheme(value: string, scheme: string): boolean {
  if (scheme === '') return false;
  const [own = ''] = /(?<![a-z\d+.-])[a-z][a-z\d+.-]*:/i.exec(scheme) ?? [];
  const isSame = own !== '' && value.trimStart().toLowerCase().startsWith(own.toLowerCase());
  return isSame || absolute.test(value);
}
