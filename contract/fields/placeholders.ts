/** Names of placeholders: a letter, then letters, digits and `_`. */
export const placeholderName = /^[A-Za-z][A-Za-z0-9_]*$/;

/** The whole run of word characters is the name, so no shorter name can be found inside it. */
const marked = /@([A-Za-z][A-Za-z0-9_]*)/g;

/**
 * Puts values in place of `@name`. The longest name wins where one begins like another,
 * a name without a value stays as it is, and what is part of an email address (`ada@shop.example`) is no
 * placeholder. Values are put in as they are: none is filled in turn.
 * @param write how a value is written into this text, for HTML escaped
 */
export function fillPlaceholders(
  text: string,
  data: Readonly<Record<string, string>>,
  write: (value: string) => string = String,
): string {
  return text.replace(marked, (written, name: string, at: number) =>
    !isInAddress(text, at) && Object.hasOwn(data, name) ? write(data[name] as string) : written,
  );
}

/** The first placeholder of a text that has a value, and its place. */
export function firstPlaceholder(
  text: string,
  data: Readonly<Record<string, string>>,
): { name: string; at: number } | null {
  for (const { 1: name = '', index: at } of text.matchAll(marked)) {
    if (Object.hasOwn(data, name) && !isInAddress(text, at)) return { name, at };
  }
  return null;
}

/** The names that a text has placeholders for, each once, in the order in which they are read. */
export function placeholdersIn(text: string): string[] {
  const names = new Set<string>();
  for (const { 1: name = '', index } of text.matchAll(marked)) {
    if (!names.has(name) && !isInAddress(text, index)) names.add(name);
  }
  return [...names];
}

/** The end of an address with the `@` before it: names with a dot between them. */
const domain = /@[\w-]+(?:\.[\w-]+)+/y;

/**
 * Whether the `@` at this place belongs to an email address. A letter, digit or `@` right before it is
 * enough; `.` never ends the part before the `@` (RFC 5322); `-`, `+` and `%` may, if a domain follows.
 * Looks no further than the characters up to the next `@` on either side, so that a whole text takes
 * time in proportion to its length.
 */
function isInAddress(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  if (/[\w@]/.test(before)) return true;
  if (!/[-+%]/.test(before)) return false;
  let start = at - 1;
  while (/[-+%.]/.test(text.charAt(start - 1))) start--;
  if (!/\w/.test(text.charAt(start - 1))) return false;
  domain.lastIndex = at;
  return domain.test(text);
}
