/** Schemes that people and editors write before a link, also where it is not the whole text. */
const written = /(?<![\w+.-])(?:https?:\/{0,3}|mailto:)$/i;

/** A URL that is nothing but its scheme and slashes yet. */
const onlyScheme = /^(?:[a-z][a-z\d+.-]*:)?\/*$/i;

const absolute = /^\s*(?:https?:\/\/|mailto:)/i;

/** The scheme that the text before a placeholder ends in. @param isUrl whether it is the start of a URL */
export function schemeBefore(text: string, isUrl: boolean): string {
  if (!isUrl && !/[:/]/.test(text.charAt(text.length - 1))) return '';
  if (isUrl && text.length < maxScheme && onlyScheme.test(text.trim())) return text;
  return written.exec(text.slice(-maxScheme))?.[0] ?? '';
}

const maxScheme = 60;

/** Whether a value is a URL with a scheme of its own, so that the one before it would break the link. */
export function replacesScheme(value: string, scheme: string): boolean {
  if (scheme === '') return false;
  const [own = ''] = /(?<![a-z\d+.-])[a-z][a-z\d+.-]*:/i.exec(scheme) ?? [];
  const isSame = own !== '' && value.trimStart().toLowerCase().startsWith(own.toLowerCase());
  return isSame || absolute.test(value);
}
