/** A first word of mails that cannot be an address or a message. */
const firstWord = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}(?=\s|$)/u;

/** The first name of who typed it, or nothing if it may be something else. @param name as typed, full or first */
export function firstNameOf(name: string): string | undefined {
  return firstWord.exec(name.trim())?.[0];
}
